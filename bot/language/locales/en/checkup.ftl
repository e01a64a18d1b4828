# Findings of “python -m bot doctor”.
version-about = print the version of the bot
checkup-about = check whether the bot could run here, and print what is wrong; changes nothing. The exit status is 1 if there is a fault
checkup-about-listing = also check what Discord’s App Directory requires

finding-ok = OK
finding-warning = warning
finding-fault = FAULT
finding-sum = { $faults ->
    [0] { $warnings ->
        [0] All is well.
        [one] One warning, and no fault.
       *[other] { $warnings } warnings, and no fault.
    }
    [one] One fault; { $warnings ->
        [one] one warning.
       *[other] { $warnings } warnings.
    }
   *[other] { $faults } faults; { $warnings ->
        [one] one warning.
       *[other] { $warnings } warnings.
    }
 }

checkup-versions = Boneyard { $version } with Python { $python }, discord.py { $library } and SQLite { $sqlite }.
checkup-new-python = Python { $python } is newer than the versions this bot was tested with; the newest of them is { $newest }.
checkup-library = The bot does not support discord.py { $library }: install the packages in requirements.lock again.
checkup-settings = The settings are valid; they come from { $found ->
    [no] the environment alone, because there is no file .env here
   *[other] the environment and { $file }
 }.
checkup-token = DISCORD_TOKEN has the shape of a token, of the application { $id }.
checkup-token-shape = DISCORD_TOKEN does not have the shape of a token, three words with dots between them: copy it again from the “Bot” page of your application.
checkup-no-contact = OPERATOR_CONTACT is not set: people are not told how to reach you.
checkup-readable = Other users of this machine can read { $file }: chmod 600 prevents that.
checkup-database = No fault was found in the database { $place }, and it can be written.
checkup-no-database = The database { $place } has no tables yet: the first start creates them.
checkup-older = The database { $place } has an earlier revision ({ $revision }): the next start migrates it to { $newest }. It keeps a copy of an SQLite file, but none of PostgreSQL: make a dump first.
checkup-space = { $free } MB are free in { $folder }; the database takes { $size } MB.
checkup-clock = The clock { $way ->
    [fast] is { $seconds } seconds fast: set it by the network time
    [slow] is { $seconds } seconds slow: set it by the network time
   *[right] agrees with Discord’s
 }.
checkup-no-clock = Discord could not be asked for the time: { $reason }.

# Requirements of the App Directory
listing-set = { $name } is set.
listing-not-set = { $name } is not set, and the App Directory requires it.
listing-page = In the developer portal { $what ->
    [description] the description is
    [tags] tags are
    [icon] an icon is
    [privacy] the address of the privacy policy is
    [terms] the address of the terms is
    [install] an install link for the bot and its commands is
   *[team] a team that owns the application is
 } { $there ->
    [yes] there
   *[no] missing
 }.
listing-differs = The developer portal names { $there } for the { $what ->
    [privacy] privacy policy
   *[terms] terms
 }, the settings { $wanted }.
listing-private = The application is private: under “Bot”, let others add it.
listing-permissions = The install link asks for permissions { $there }; the bot needs { $wanted }.
listing-verified = Discord { $there ->
    [yes] has verified the application
   *[no] has not verified the application: until then it is not listed, and cannot be on more than 100 servers
 }.
listing-elsewhere = Summary, long description, pictures and the support server cannot be checked from here; docs/listing.md has the texts.

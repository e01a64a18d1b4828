# What “python -m bot doctor” finds.
version-about = print which version of the bot this is
checkup-about = say whether the bot could run here, and what is wrong; changes nothing. The exit status is 1 where anything is at fault
checkup-about-listing = look also at what Discord’s App Directory asks for

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
checkup-new-python = Python { $python } is newer than any this bot has been tried with; { $newest } is the newest of those.
checkup-library = discord.py { $library } is not a version that the bot can work with: set it up again from requirements.lock.
checkup-settings = The settings make sense; they come from { $found ->
    [no] the environment alone, for there is no file .env here
   *[other] the environment and { $file }
 }.
checkup-token = DISCORD_TOKEN has the shape of a token, of the application { $id }.
checkup-token-shape = DISCORD_TOKEN does not have the shape of a token, three words with dots between them: copy it again from the “Bot” page of your application.
checkup-no-contact = OPERATOR_CONTACT is not set: people are not told how to reach you.
checkup-readable = Others on this machine can read { $file }: chmod 600 takes that away.
checkup-database = No fault was found in the database { $place }, and it can be written.
checkup-no-database = There is nothing in the database { $place } yet: the first start makes its tables.
checkup-older = The database { $place } is of an earlier version (revision { $revision }): the next start brings it to { $newest }. Of a file it leaves a copy; of PostgreSQL it makes none, so dump that before.
checkup-space = { $free } MB are free in { $folder }; the database takes { $size } MB.
checkup-clock = The clock { $way ->
    [fast] is { $seconds } seconds fast: set it by the network time
    [slow] is { $seconds } seconds slow: set it by the network time
   *[right] agrees with Discord’s
 }.
checkup-no-clock = Discord could not be asked for the time: { $reason }.

# What the App Directory asks for
listing-set = { $name } is set.
listing-not-set = { $name } is not set, and the App Directory asks for it.
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
   *[no] has not verified the application: it is not listed before, and cannot be on more than 100 servers
 }.
listing-elsewhere = Summary, long description, pictures and the support server cannot be seen from here; docs/listing.md has the texts.

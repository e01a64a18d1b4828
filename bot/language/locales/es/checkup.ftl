# Resultados de “python -m bot doctor”.
version-about = muestra la versión del bot
checkup-about = comprueba si el bot podría funcionar aquí y muestra qué falla; no cambia nada. El código de salida es 1 si hay un fallo
checkup-about-listing = comprueba también lo que exige el App Directory de Discord

finding-ok = OK
finding-warning = aviso
finding-fault = FALLO
finding-sum = { $faults ->
    [0] { $warnings ->
        [0] Todo en orden.
        [one] Un aviso, ningún fallo.
       *[other] { $warnings } avisos, ningún fallo.
    }
    [one] Un fallo; { $warnings ->
        [0] ningún aviso.
        [one] un aviso.
       *[other] { $warnings } avisos.
    }
   *[other] { $faults } fallos; { $warnings ->
        [0] ningún aviso.
        [one] un aviso.
       *[other] { $warnings } avisos.
    }
 }

checkup-versions = Boneyard { $version } con Python { $python }, discord.py { $library } y SQLite { $sqlite }.
checkup-new-python = Python { $python } es más nuevo que las versiones con las que se probó este bot; la más nueva de ellas es { $newest }.
checkup-library = El bot no admite discord.py { $library }: instala otra vez los paquetes de requirements.lock.
checkup-settings = Los ajustes son válidos; vienen { $found ->
    [no] solo del entorno, porque aquí no hay archivo .env
   *[other] del entorno y de { $file }
 }.
checkup-token = DISCORD_TOKEN tiene forma de token, el de la aplicación { $id }.
checkup-token-shape = DISCORD_TOKEN no tiene forma de token, tres palabras separadas por puntos: cópialo otra vez de la página “Bot” de tu aplicación.
checkup-no-contact = OPERATOR_CONTACT no está definido: nadie sabe cómo contactar contigo.
checkup-readable = Otros usuarios de este equipo pueden leer { $file }: chmod 600 lo evita.
checkup-database = No se encontró ningún fallo en la base de datos { $place }, y se puede escribir en ella.
checkup-no-database = La base de datos { $place } aún no tiene tablas: el primer arranque las crea.
checkup-older = La base de datos { $place } tiene una revisión anterior ({ $revision }): el próximo arranque la migra a { $newest }. Guarda una copia de un archivo SQLite, pero no de PostgreSQL: haz antes un volcado.
checkup-space = Hay { $free } MB libres en { $folder }; la base de datos ocupa { $size } MB.
checkup-clock = El reloj { $way ->
    [fast] adelanta { $seconds } segundos: ajústalo con la hora de la red
    [slow] atrasa { $seconds } segundos: ajústalo con la hora de la red
   *[right] coincide con el de Discord
 }.
checkup-no-clock = No se pudo preguntar la hora a Discord: { $reason }.

# Requisitos del App Directory
listing-set = { $name } está definido.
listing-not-set = { $name } no está definido, y el App Directory lo exige.
listing-page = En el portal de desarrolladores { $there ->
    [yes] hay
   *[no] falta
 } { $what ->
    [description] una descripción
    [tags] alguna etiqueta
    [icon] un icono
    [privacy] una dirección para la política de privacidad
    [terms] una dirección para las condiciones de uso
    [install] un enlace de instalación para el bot y sus comandos
   *[team] un equipo propietario de la aplicación
 }.
listing-differs = Para { $what ->
    [privacy] la política de privacidad
   *[terms] las condiciones de uso
 }, el portal de desarrolladores indica { $there }; los ajustes, { $wanted }.
listing-private = La aplicación es privada: en “Bot”, permite que otros la añadan.
listing-permissions = El enlace de instalación pide los permisos { $there }; el bot necesita { $wanted }.
listing-verified = Discord { $there ->
    [yes] verificó la aplicación
   *[no] no verificó la aplicación: hasta entonces no aparece en la lista y no puede estar en más de 100 servidores
 }.
listing-elsewhere = El resumen, la descripción larga, las imágenes y el servidor de ayuda no se pueden comprobar desde aquí; los textos están en docs/listing.md.

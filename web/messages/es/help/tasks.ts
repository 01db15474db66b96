import type { tasks as english } from '../../en/help/tasks.ts';
import type { Words } from '../../spoken.ts';

export const tasks: Words<typeof english> = {
  group: 'Tareas',
  kind: 'Tarea',
  pages: {
    'getting-started': {
      title: 'Primeros pasos',
      lead: 'La auditoría necesita seis clases de archivos de cuatro años escolares, hasta el año de la graduación. Súbalos en este orden; cada uno se puede reemplazar en cualquier momento.',
      parts: [
        {
          title: 'Tenga listo',
          text: 'Alguien que pueda exportar de su sistema escolar, los años y las escuelas de la auditoría (vea el Resumen), y el mismo ID de estudiante en todos los archivos de estudiantes. Un archivo puede abarcar todas las escuelas y años, o puede subir uno para cada uno.',
          also: 'por dónde cómo empezar comenzar preparar inicio',
        },
        {
          title: '1. Student Roster (lista de estudiantes)',
          text: 'Súbala primero. Dice quiénes son sus estudiantes, en qué escuela y en qué año, también los que ya se fueron. Todo lo demás se compara con ella: sin lista no hay cohorte, y ningún otro archivo se puede comparar.',
          also: 'orden primero',
        },
        {
          title: '2. Course Catalog (catálogo de cursos)',
          text: 'Los cursos que ofrece cada escuela, en un archivo o en uno por año. De aquí vienen las áreas de los expedientes y de las trayectorias CTE.',
        },
        {
          title: '3. Student Transcripts (expedientes)',
          text: 'Todos los cursos y calificaciones finales de los cuatro años. Junto con la lista deciden quién está en la cohorte EOA. De aquí vienen las calificaciones, los créditos y la selección de expedientes.',
        },
        {
          title: '4. Student Demographics (datos demográficos)',
          text: 'Género, raza y etnia, ingresos, discapacidad y aprendizaje del inglés, comparados con la lista por ID de estudiante.',
        },
        {
          title: '5. Test Scores (puntajes) y 6. CTE Pathways (trayectorias CTE)',
          text: 'Suba sin cambios los archivos de puntajes de College Board, ACT e IB. El archivo de trayectorias dice qué cursos son parte de una trayectoria CTE. Marque lo que una escuela no ofrece, para que no aparezca como faltante.',
        },
        {
          title: 'Después de cada carga',
          text: 'Abra Revisar datos. Los errores dejan filas fuera de los números hasta que los corrija en su propio archivo y suba de nuevo el archivo completo. Después mire Calidad de datos: más de 80% de coincidencia está bien.',
        },
      ],
    },
    'replace-a-file': {
      title: 'Reemplazar un archivo',
      lead: 'Una exportación más reciente ocupa el lugar de la anterior. La versión anterior sigue en uso hasta que se procese la nueva.',
      parts: [
        {
          title: 'Reemplazarlo con un archivo corregido',
          text: 'En Carga de datos, elija ‘Reemplazar’ en la fila del archivo o en sus resultados, y elija el archivo corregido completo, no solo las filas con errores. Revise las escuelas y los años, y envíe.',
          also: 'actualizar cambiar corregir nueva versión',
        },
        {
          title: 'Cuando el portal pregunta antes de reemplazar',
          text: 'Si el archivo nuevo pierde más de una décima parte de las filas, los estudiantes o las escuelas, el portal muestra la diferencia y espera su respuesta. Conserve el archivo anterior si la exportación no estaba completa. Lo comprueba de nuevo cuando el archivo está procesado: una versión que perdió más de una décima parte de lo que cuenta queda ‘En espera de su decisión’ y no se usa hasta que elija ‘Usarla’. ‘Conservar la anterior’ la deja entre los archivos quitados.',
        },
      ],
    },
    'fix-a-mapped-column': {
      title: 'Corregir cómo se leyó una columna',
      lead: 'Si una columna o un valor de su archivo se leyó como otra cosa, indíquelo una vez. Otros archivos con los mismos encabezados, los que ya están aquí y los que se suban después, también se leen así.',
      parts: [
        {
          title: 'Asignar una columna',
          text: 'Abra los resultados del archivo y elija ‘Asignar columnas’. Junto a cada columna que necesitamos, elija la columna de su archivo, o ‘No está en este archivo’. Al guardar, el archivo se lee de nuevo; no hace falta subirlo otra vez.',
          also: 'columna equivocada encabezado mapeo corregir',
        },
        {
          title: 'Asignar valores y escuelas',
          text: 'Ahí están también los valores que no reconocimos, con el número de filas. Elija qué significa cada uno. También aquí se asigna una escuela que su archivo escribe de otra manera.',
        },
        {
          title: 'Deshacer una asignación',
          text: 'En Configuración, Asignaciones guardadas aparece todo lo que se recordó, quién lo hizo y cuándo. Quite una línea. Los archivos que se leyeron con ella quedan como están: para leer uno de nuevo, reemplácelo con el mismo archivo.',
          also: 'borrar asignación',
        },
      ],
    },
    'invite-people': {
      title: 'Invitar a personas',
      lead: 'Los administradores dan acceso a sus colegas, para todo el distrito o para algunas escuelas.',
      parts: [
        {
          title: 'Invitar a un colega',
          text: 'En Configuración, Personas, elija ‘Invitar a una persona’, escriba la dirección de correo y elija un rol y las escuelas. La persona recibe un correo con un enlace, o usted copia el enlace y lo envía.',
          also: 'agregar usuario cuenta acceso miembro',
        },
        {
          title: 'Un enlace caducado o una contraseña olvidada',
          text: 'Elija ‘Nuevo enlace’ o ‘Restablecer contraseña’ junto a la persona. Los enlaces anteriores dejan de servir.',
          also: 'iniciar sesión entrar',
        },
        {
          title: 'Una computadora perdida',
          text: 'Elija ‘Cerrar sesiones’ junto a la persona: sus sesiones se cierran enseguida en todas partes y puede volver a iniciar sesión.',
          also: 'robada teléfono dispositivo sesión',
        },
        {
          title: 'Quitar el acceso',
          text: 'Elija ‘Quitar’ junto a la persona. Pierde el acceso enseguida; sus archivos y su historial se conservan. Un distrito siempre conserva un administrador.',
          also: 'borrar usuario',
        },
      ],
    },
    'password-and-sign-in': {
      title: 'Contraseña e inicio de sesión',
      lead: 'Su acceso es solo suyo: todo lo que se hace con él queda en el registro de auditoría con su nombre. Si su distrito inicia la sesión con su propio servicio, pregunte allí; entonces Configuración no tiene ‘Inicio de sesión’.',
      parts: [
        {
          title: 'Cambiar su contraseña',
          text: 'En Configuración, en ‘Inicio de sesión’, elija ‘Cambiar la contraseña’. Escriba su contraseña actual y después la nueva. Su sesión se cierra en todas partes y vuelve a iniciarla con la nueva.',
          also: 'nueva contraseña elegir segura clave',
        },
        {
          title: 'Olvidó su contraseña',
          text: 'En la página de inicio de sesión elija ‘¿Olvidó su contraseña?’. Un correo trae un enlace que sirve una vez, durante una hora. Si la página no tiene ese enlace, el portal no envía correo: pida a un administrador de su distrito que cree un enlace en Configuración, Personas.',
          also: 'restablecer perdida no puedo entrar clave',
        },
        {
          title: 'Iniciar sesión con un código de su teléfono',
          text: 'En ‘Aplicación de autenticación’ elija ‘Configurar’ y escanee la imagen con una aplicación de autenticación. Después inicie sesión con su contraseña y el código de seis dígitos que muestra la aplicación. Cada código sirve una vez.',
          also: 'dos factores segundo paso 2fa mfa qr autenticador google microsoft',
        },
        {
          title: 'Sin su teléfono',
          text: 'Escriba uno de los códigos de recuperación que se mostraron al configurarla; cada uno sirve una vez. Para un teléfono o códigos nuevos, elija ‘Configurar de nuevo’. Si perdió el teléfono y los códigos, pregunte a quien administra el portal.',
          also: 'teléfono perdido códigos de recuperación teléfono nuevo',
        },
        {
          title: 'Ver dónde tiene la sesión abierta',
          text: '‘Dónde tiene la sesión abierta’ muestra sus navegadores, con la hora del último uso. Elija ‘Cerrar sesión’ junto a uno, o ‘Cerrar sesión en todos los demás’. Si ve un navegador que no es suyo, cierre su sesión allí y cambie su contraseña.',
          also: 'sesiones dispositivos computadora robada salir',
        },
        {
          title: 'Cuando la sesión se cierra sola',
          text: 'El portal cierra la sesión después de un tiempo sin actividad, y pregunta antes. Elija ‘Mantener la sesión’ para seguir. Los archivos subidos y las selecciones guardadas se conservan; la mayoría de los formularios tienen otra vez lo que escribió cuando la misma persona inicia sesión en la misma pestaña; un archivo elegido y no subido, y otros cambios sin guardar, se pierden. ‘Cerrar sesión’ en el menú bajo su nombre no conserva nada de eso y termina todas las pestañas de este navegador: úselo en una computadora compartida.',
          also: 'inactividad tiempo sesión caducada trabajo perdido automático',
        },
      ],
    },
    'get-help': {
      title: 'A quién acudir',
      lead: 'Pregunte a la persona que conoce su auditoría.',
      parts: [
        {
          title: 'Su gerente de cuenta',
          text: 'Para preguntas sobre la auditoría, sus escuelas, fechas o resultados. Si la auditoría tiene uno, el portal muestra a esta persona con un enlace de correo aquí, en Configuración y junto a los problemas.',
          also: 'contacto ayuda soporte teléfono correo pregunta',
        },
        {
          title: 'Su administrador o responsable de datos',
          text: 'Un administrador de su distrito da acceso y cambia los roles. El responsable de datos sube archivos de todas las escuelas.',
        },
        {
          title: 'Qué decir',
          text: 'Indique la tarjeta, el archivo y la hora, y el código de la regla en los resultados. No envíe datos de estudiantes por correo; quien le ayude puede abrir el archivo en el portal.',
        },
      ],
    },
    'remove-or-restore': {
      title: 'Quitar o recuperar un archivo',
      lead: 'Un archivo equivocado se puede quitar en cualquier momento. No se borra nada: se guardan el archivo, sus resultados y todas las versiones.',
      parts: [
        {
          title: 'Quitar un archivo de la auditoría',
          also: 'borrar eliminar un archivo equivocado',
          text: 'En Carga de datos, abra el menú de tres puntos en la fila del archivo y elija ‘Quitar de la auditoría’; los resultados del archivo tienen el mismo botón. Diga por qué en pocas palabras. Las filas salen de todos los números, y las escuelas para las que no cuenta otro archivo aparecen sin datos. También se puede quitar un archivo que no se pudo leer. Si con el archivo se hicieron expedientes finalizados, el diálogo nombra antes las escuelas; esos expedientes quedan como se finalizaron.',
        },
        {
          title: 'Devolverlo',
          text: 'Elija ‘Deshacer’ en el aviso. Más tarde, abra ‘archivos quitados’ al final de la tarjeta y elija ‘Devolver’. El archivo queda como antes, y los números también.',
        },
        {
          title: 'Usar de nuevo una versión anterior',
          text: 'Abra ‘versiones anteriores’ en la fila del archivo, o sus resultados, y elija ‘Usar esta versión de nuevo’. Pasa a ser la versión más reciente y se procesa otra vez; hasta entonces sigue la versión en uso. No necesita tener el archivo en su computadora.',
        },
        {
          title: 'Mover un archivo de la tarjeta equivocada',
          text: 'Donde el portal dice, por ejemplo, ‘Parece un archivo de Course Catalog (catálogo de cursos).’, elija ‘Mover a Course Catalog (catálogo de cursos)’. Revise lo que se encontró en el archivo y elija ‘Mover’. El archivo se sube allí y se quita de la primera tarjeta.',
        },
        {
          title: 'Borrar registros de forma definitiva',
          also: 'borrar eliminar destruir solicitud de eliminación certificado conservación',
          text: 'Quitar un archivo no borra nada, y ninguna página del portal lo hace. Cuando el distrito quiera que se borren los registros de la auditoría, un administrador avisa al gerente de cuenta o a quienes administran este portal. Ellos cierran la auditoría y la borran entera del servidor de forma definitiva: todos los archivos y versiones, los números, los expedientes, el registro y las personas que ninguna otra auditoría conoce. El distrito recibe un certificado firmado. Si necesita una copia de todo, pídala antes. No se pueden borrar archivos o estudiantes sueltos.',
        },
        {
          title: 'Cuando no funciona',
          text: 'Mientras se procesa un archivo o una versión más reciente, espere o cancélela. Si otra persona fue más rápida, el portal dice quién, y la lista muestra cómo está ahora. Solo pueden hacerlo quienes pueden subir archivos, y quien es miembro de algunas escuelas solo con archivos que no cubren otras. Todo queda en el registro.',
        },
      ],
    },
    'select-transcripts': {
      title: 'Elegir y finalizar expedientes',
      lead: 'En cada escuela se eligen hasta dos expedientes de Destacados, cuatro de En el umbral y dos de Con dificultades, y se finaliza la selección.',
      parts: [
        {
          title: 'Elegir estudiantes',
          text: 'Abra Expedientes, elija la escuela y marque la casilla de cada estudiante. Lo elegido se guarda solo después de un momento; ‘Guardar el progreso de la selección’ lo guarda enseguida. Cuando se alcanza el límite de una categoría, quite uno para elegir otro. ‘Ver los datos demográficos de la escuela’ compara su selección con la escuela y puede sugerir una más parecida.',
        },
        {
          title: 'Finalizar la selección',
          text: 'Elija ‘Finalizar la selección de expedientes’, lea la lista de comprobación y confirme. Los expedientes se guardan como están en ese momento: los archivos que se suban después no los cambian, y la página dice en qué difieren los datos nuevos.',
        },
        {
          title: 'Cambiar una selección finalizada',
          text: 'Elija ‘Reabrir la selección’, o ‘Mostrar los estudiantes que se pueden elegir’ y cambie lo elegido. El portal pregunta ‘¿Está seguro?’ y pide un motivo, que se guarda en el registro de auditoría. Confirmar reabre la selección y guarda el cambio en un solo paso. Entonces es un borrador hasta que alguien la finalice de nuevo. Avise al facilitador principal si los expedientes ya se han usado.',
        },
        {
          title: 'Imprimir expedientes',
          text: '‘Imprimir todo’ abre los expedientes elegidos de una categoría, o todos los finalizados, un estudiante por página. Cada impresión queda en el registro de auditoría. Destruya el papel que ya no necesite como lo exija su distrito.',
        },
        {
          title: 'Quién puede hacerlo',
          text: 'Eligen y finalizan quienes administran y quienes facilitan. Los gerentes de cuenta y XQ pueden ver e imprimir. Si otra persona guardó entretanto una selección distinta, no se sobrescribe nada: el portal dice quién fue y le deja elegir.',
        },
      ],
    },
    'who-did-what': {
      title: 'Ver quién hizo qué',
      lead: 'El registro de auditoría tiene todo lo que se hizo: archivos, selecciones de expedientes, consultas de datos de estudiantes, personas y configuración.',
      parts: [
        {
          title: 'Abrirlo',
          text: 'Elija ‘Registro de auditoría’ en el menú bajo su nombre, o en ‘Actividad reciente’ del resumen. Lo ven quienes administran, quienes dirigen los datos y quienes gestionan la cuenta; quien es miembro de algunas escuelas ve lo que concierne a ellas.',
        },
        {
          title: 'Buscar algo',
          text: 'Filtre la lista por usuario, tipo, escuela y días. La dirección de la página conserva los filtros, así que puede enviarla a otra persona. El nombre de un archivo lleva a sus resultados.',
        },
        {
          title: 'Qué dice una línea',
          text: 'Quién, qué, con qué archivo, para qué escuelas y cuándo, en su zona horaria. ‘Portal’ es el propio portal: procesa archivos y deja caducar las subidas sin terminar. Nunca se nombra a estudiantes. Bajo el usuario está la dirección de red desde la que se hizo, hasta donde el portal la ve: a menudo la comparte toda una escuela.',
        },
        {
          title: 'Llevárselo',
          text: '‘Descargar como CSV’ guarda todas las líneas que coinciden, no solo la página que ve. Las horas están en una columna que los programas de hojas de cálculo leen como fechas, con la zona horaria al lado. Nadie puede cambiar ni borrar una línea del registro.',
        },
      ],
    },
  },
};

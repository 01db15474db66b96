import type { tasks as english } from '../en/tasks.ts';
import type { Words } from '../spoken.ts';

export const tasks: Words<typeof english> = {
  group: 'Tareas',
  kind: 'Tarea',
  pages: {
    'remove-or-restore': {
      title: 'Quitar o recuperar un archivo',
      lead: 'Un archivo equivocado se puede quitar en cualquier momento. No se borra nada: se guardan el archivo, sus resultados y todas las versiones.',
      parts: [
        {
          title: 'Quitar un archivo de la auditoría',
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
          text: 'Donde el portal dice, por ejemplo, ‘Parece un archivo de Catálogo de cursos.’, elija ‘Mover a Catálogo de cursos’. Revise lo que se encontró en el archivo y elija ‘Mover’. El archivo se sube allí y se quita de la primera tarjeta.',
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
          text: '‘Descargar CSV’ guarda todas las líneas que coinciden, no solo la página que ve. Las horas están en una columna que los programas de hojas de cálculo leen como fechas, con la zona horaria al lado. Nadie puede cambiar ni borrar una línea del registro.',
        },
      ],
    },
  },
};

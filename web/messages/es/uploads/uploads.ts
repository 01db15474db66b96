import type { uploads as english } from '../../en/uploads/uploads.ts';
import type { Words } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

const schools = (count: number) => plural(count, 'escuela', 'escuelas');
const errors = (count: number) => plural(count, 'error', 'errores');

export const uploads: Words<typeof english> = {
  title: 'Carga de datos',
  description:
    'Suba archivos con datos, como la lista de estudiantes, el catálogo de cursos y los datos demográficos, de cada escuela.',

  card: {
    whatToUpload: 'Ver qué subir',
    export: 'Cómo exportar este archivo',
    sample: 'Ver archivo de ejemplo',
    progress: (complete, all) => `${number(complete)}/${number(all)} escuelas con datos`,
    statusMissing: 'No se pudo cargar el estado',
    withErrors: (count) => `${schools(count)} con errores`,
    missing: {
      title: 'Todavía falta:',
      of: (column, count, all) =>
        count === all ? `${column} (todas las escuelas)` : `${column} (${number(count)} de ${schools(all)})`,
      notOffered: (count) =>
        count === 1
          ? 'Si una escuela no lo ofrece, márquelo como no ofrecido en ‘Ver qué subir’.'
          : 'Si una escuela no ofrece alguno de ellos, márquelo como no ofrecido en ‘Ver qué subir’.',
    },
  },

  drop: {
    title: 'Suelte un archivo aquí',
    types: 'CSV, XLS o XLSX',
    typesUpTo: (size) => `CSV, XLS o XLSX, hasta ${size}`,
    choose: 'Elegir archivo',
    chooseFor: (card) => `Elegir archivo para ${card}`,
    dropHere: 'Suelte el archivo para elegirlo',
  },

  rejected: {
    type: (types) => `El tipo de archivo debe ser ${types}`,
    typeHint: 'El archivo debe ser CSV, XLS o XLSX. En Excel o en su sistema escolar, use Guardar como o Exportar.',
    textHint:
      'Un archivo de texto con columnas se lee si su nombre termina en .csv: cámbiele el nombre y elíjalo otra vez.',
    tooLarge: (bytes) => `El archivo pasa de ${bytes} bytes`,
    tooLargeHint: 'Divida el archivo, por escuela o por año, y suba cada parte.',
    tooSmall: (bytes) => `El archivo no llega a ${bytes} bytes`,
    emptyHint: 'El archivo está vacío. Ábralo para ver si la exportación funcionó y elíjalo de nuevo.',
    tooMany: 'Demasiados archivos',
    tooManyHint: 'Elija un archivo a la vez. Cada archivo tiene sus escuelas y su resultado.',
  },

  files: {
    label: (card) => `Archivos subidos: ${card}`,
    pages: (card) => `Páginas de los archivos subidos: ${card}`,
    error: '¡Error al obtener los datos de carga!',
    offline: 'No tiene conexión. Inténtelo de nuevo cuando la tenga.',
    none: 'Todavía no hay archivos.',
    noneWrite: 'Todavía no hay archivos. Arrastre aquí el primero o elíjalo.',
    version: (version) => `Versión ${version}`,
    schools,
    older: (count) => plural(count, 'versión anterior', 'versiones anteriores'),
    olderCaption: (file) => `Versiones anteriores de ${file}`,
    errors,
    columns: { version: 'Versión', when: 'Cuándo', who: 'Quién', outcome: 'Resultado', action: 'Acción' },
    inUse: 'en uso',
  },

  status: {
    UPLOAD: 'Subiendo...',
    UPLOAD_FAILED: 'La carga falló',
    PROCESSING: 'Procesando datos...',
    SUCCESS: 'No se detectaron errores de datos',
    DATA_ERRORS: 'Se detectaron errores de datos',
    MALFORMED: 'El proceso falló. Pida ayuda a un administrador.',
  },

  outcome: {
    checked: (rows) => `${plural(rows, 'fila revisada', 'filas revisadas')}.`,
    warnings: (count) => `${plural(count, 'advertencia', 'advertencias')} por ver.`,
    errors: (count, rows) => `${errors(count)} en ${plural(rows, 'fila', 'filas')}.`,
    lacks: (columns) => `No se encontraron columnas obligatorias: ${columns}.`,
    noneCounts: 'Sus filas no cuentan.',
    notBySchool:
      'Este archivo no indica la escuela de cada fila, así que solo quienes ven todo el distrito ven sus totales.',
    dataErrors: 'Falta información obligatoria en el archivo.',
    unreadable: 'No se pudo leer el archivo.',
    earlierKept: 'Sus datos anteriores no han cambiado.',
    staysInUse: (version) => `La versión ${version} sigue en uso hasta entonces.`,
    leave: 'Puede salir de esta página.',
    keepOpen: 'Mantenga esta página abierta hasta que termine la carga.',
    elsewhere: 'Se está subiendo en otra pestaña.',
    notArrived: 'La carga no terminó. No se guardó nada.',
    interrupted: 'La carga se interrumpió. Elija el archivo otra vez.',
    failedAt: (percent) => `La conexión se perdió al ${percent}%. No se guardó nada.`,
    percent: (percent) => `${percent}%`,
    rows: (rows) => plural(rows, 'fila', 'filas'),
    elapsed: (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
    waiting: 'Esperando su turno',
  },

  actions: {
    review: 'Revisar datos',
    replace: 'Reemplazar',
    chooseAgain: 'Elegir el archivo otra vez',
    log: 'Revisar el registro',
    again: 'Intentar de nuevo',
    cancel: 'Cancelar',
    dismiss: 'Quitar de la lista',
    of: (action, file) => `${action}: ${file}`,
    ofVersion: (action, file, version) => `${action}: ${file}, versión ${version}`,
  },

  said: {
    sending: (file, percent) => `${file}: ${percent}% subido`,
    sent: (file) => `${file} se subió y se está procesando`,
    failed: (file) => `${file}: la carga falló`,
    finished: (file, status) => `${file}: ${status}`,
    canceled: (file) => `${file}: cancelado`,
    again: (file) => `${file} se está procesando de nuevo`,
  },

  uploadError: '¡Error al subir el archivo!',

  wizard: {
    step: (step, of) => `Paso ${step} de ${of}`,
    replaces: (file) => `Reemplazar ${file}`,
    titles: {
      schools: 'Seleccione las escuelas',
      'academic-periods': 'Seleccione los años escolares',
      'demographic-types': 'Seleccione los tipos demográficos',
      'test-types': 'Seleccione los exámenes',
    },
    questions: {
      schools: '¿Qué escuelas abarca el archivo?',
      'academic-periods': '¿Qué años escolares abarca el archivo?',
      'demographic-types': '¿Qué tipos demográficos contiene el archivo?',
      'test-types': '¿Qué exámenes contiene el archivo?',
    },
    all: {
      schools: 'Todas las escuelas',
      'academic-periods': 'Todos los años escolares',
      'demographic-types': 'Todos los tipos demográficos',
      'test-types': 'Todos los exámenes',
    },
    allOf: (all, count) => `${all} (${number(count)})`,
    andMore: (names, count) => `${names} y ${number(count)} más`,
    next: 'Siguiente',
    back: 'Atrás',
    nextHint: 'Seleccione al menos una opción para continuar.',
    review: 'Revisar',
    reviewText: 'Revise y edite si hace falta; después envíe su selección.',
    edit: 'Editar',
    editOf: (what) => `Editar ${what}`,
    submit: 'Enviar',
    changeFile: 'Cambiar archivo',
    replacesTitle: 'Reemplaza',
    replacesText: (file, version) =>
      `${file}, versión ${version}. Sigue en uso hasta que se haya procesado el archivo nuevo.`,
    errorTitle: 'Algo salió mal',
    errorText: 'Hubo un error del sistema. Espere unos minutos e inténtelo de nuevo.',
    errorKept: 'Su archivo y sus elecciones se conservan.',
    missing: {
      schools: '¡Faltan los datos de las escuelas!',
      'academic-periods': '¡Faltan los datos de los años escolares!',
      'demographic-types': '¡Faltan los datos de los tipos demográficos!',
      'test-types': '¡Faltan los datos de los exámenes!',
    },
    cancel: 'Cancelar',
    upload: 'Subir',
  },

  categories: {
    schools: 'Escuelas',
    'academic-periods': 'Años escolares',
    'demographic-types': 'Tipos demográficos',
    'test-types': 'Exámenes',
  },

  log: {
    title: (card) => `Registro de auditoría - ${card}`,
    error: '¡Error al obtener los datos del registro de auditoría!',
    caption: (card) => `Lo que pasó con los archivos de ${card}`,
    columns: { user: 'Usuario', action: 'Acción', file: 'Archivo', timestamp: 'Fecha y hora' },
    pages: 'Páginas del registro',
    none: 'Todavía no ha pasado nada con estos archivos.',
    noneLikeThis: 'Ninguna línea coincide. Elija otra persona, acción o archivo.',
    filter: {
      user: 'Usuario',
      allUsers: 'Todos los usuarios',
      action: 'Acción',
      allActions: 'Todas las acciones',
      file: 'El nombre del archivo contiene',
      download: 'Descargar como CSV',
      csvName: 'registro de auditoría.csv',
    },
  },

  requirements: {
    title: 'Ver qué subir',
    needs: 'Cada fila necesita:',
    legend: {
      true: 'Subido, sin errores',
      error: 'Subido con errores',
      false: 'Aún no subido',
      not_offered: 'No se ofrece',
    },
    caption: (card) => `${card}: lo que ha subido cada escuela`,
    school: 'Escuela',
    status: 'Estado',
    groups: {
      false: 'Datos aún no subidos',
      error: 'Datos subidos con errores',
      true: 'Cargas completas',
    },
    count: schools,
    error: '¡Error al obtener los datos de los requisitos de carga!',
    close: 'Cerrar',
    notOffered: {
      open: 'Marcar como no ofrecido',
      title: 'Marcar como no ofrecido',
      lead: 'Elija las escuelas que no lo ofrecen. Entonces cuenta como completo y ya no aparece como faltante. Si se sube un archivo con filas de ello para una de estas escuelas, la marca se quita automáticamente.',
      column: { tests: 'Examen', years: 'Año escolar' },
      schools: (column) => `Escuelas que no ofrecen ${column}`,
      years: (year) => `Escuelas sin nada para ${year}`,
      allSchools: 'Todas las escuelas',
      markedBy: (by, at) => `marcado por ${by}, ${at}`,
      cancel: 'Cancelar',
      save: 'Guardar',
      saved: (column) => `${column} se actualizó`,
      marked: (count) => `Marcado como no ofrecido para ${schools(count)}`,
      takenBack: (count) => `Se pide de nuevo a ${schools(count)}`,
      undo: 'Deshacer',
      undone: (column) => `${column} está como antes.`,
    },
  },
};

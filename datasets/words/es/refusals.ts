import { datasetOf } from '../../index.ts';
import type {
  CellKind,
  OtherList,
  RefusalSentences,
  RefusalWords,
  RowShape,
  WrongFormat,
} from '../../kit/layouts/refused.ts';
import { columnInSpanish, datasetInSpanish } from './phrase.ts';

const SAVE_AGAIN =
  'Ábralo en su programa de hojas de cálculo, guárdelo como libro de Excel (.xlsx) o como CSV, y suba ese archivo.';
const UNPACK = 'Descomprímalo y suba los archivos uno por uno.';
const UNPACK_FIRST = 'Descomprímalo en su computadora y elija los archivos que contiene.';
const ROSTER = 'Student Roster (lista de estudiantes)';
const CATALOG = 'Course Catalog (catálogo de cursos)';

const FORMATS: Record<WrongFormat, string> = {
  'other-program': 'un documento de otro programa o está dañado',
  xml: 'un documento XML o una imagen',
  json: 'un documento JSON',
  'web-archive': 'una página web guardada con sus imágenes (MHTML)',
  zip: 'un archivo comprimido ZIP',
  xlsb: 'un libro binario (.xlsb)',
  'open-document': 'un archivo OpenDocument',
  numbers: 'un documento de Numbers',
  word: 'un documento de Word',
  presentation: 'una presentación',
  'zip-part': 'una parte de un archivo ZIP dividido',
  pdf: 'un documento PDF',
  rtf: 'un documento de texto',
  sylk: 'una hoja de cálculo en formato SYLK',
  dif: 'una hoja de cálculo en formato DIF',
  picture: 'una imagen',
  compressed: 'un archivo comprimido',
  parquet: 'un archivo Parquet',
  database: 'una base de datos',
  statistics: 'un archivo de datos de un programa de estadística',
  arrow: 'un archivo Arrow',
  program: 'un programa',
};

const FORMAT_FIXES: Partial<Record<WrongFormat, string>> = {
  zip: UNPACK,
  compressed: UNPACK,
  numbers: 'Expórtelo desde Numbers como CSV o como libro de Excel y suba ese archivo.',
  pdf: 'Exporte la tabla misma como CSV o como libro de Excel y suba ese archivo.',
};

const LISTS: Record<OtherList, RefusalSentences> = {
  'oneroster-enrollments': {
    reason:
      'Esta es una lista de quién está en qué clase (OneRoster enrollments.csv), no de quién está inscrito en una escuela.',
    fix: `Suba users.csv, o roles.csv si su sistema lo escribe, como ${ROSTER}.`,
  },
  'oneroster-classes': {
    reason: 'Esta es una lista de clases (OneRoster classes.csv).',
    fix: `Suba courses.csv como ${CATALOG}.`,
  },
  'oneroster-sessions': {
    reason: 'Esta es una lista de años escolares y períodos (OneRoster academicSessions.csv).',
    fix: `Suba users.csv o roles.csv como ${ROSTER}, y courses.csv como ${CATALOG}.`,
  },
  'oneroster-orgs': {
    reason: 'Esta es una lista de escuelas y oficinas (OneRoster orgs.csv).',
    fix: `Las escuelas las configura un administrador. Suba users.csv o roles.csv como ${ROSTER}.`,
  },
  'oneroster-relationships': {
    reason: 'Esta es una lista de tutores (relationships.csv).',
    fix: `Suba users.csv o roles.csv como ${ROSTER}.`,
  },
  'oneroster-users-without-column': {
    reason:
      "Este users.csv no tiene la columna 'grades', y la lista de estudiantes necesita el grado de cada estudiante.",
    fix: `Exporte users.csv de nuevo con la columna 'grades', o suba otra lista de estudiantes que tenga su grado, como ${ROSTER}.`,
  },
  'oneroster-users-without-grades': {
    reason: 'Este users.csv nombra a personas, pero no sus grados.',
    fix: `Suba roles.csv, que contiene la escuela, el grado y las fechas de cada estudiante, como ${ROSTER}.`,
  },
  'oneroster-roles': {
    reason: 'Este roles.csv dice quién es estudiante, pero no en qué grado.',
    fix: 'Súbalo junto con users.csv, en un archivo ZIP o en una sola selección al subir varios archivos. Los dos se unen.',
  },
  'sds-enrollments': {
    reason:
      'Esta es una lista de quién está en qué sección (School Data Sync), no de quién está inscrito en una escuela.',
    fix: `Suba Student.csv como ${ROSTER}.`,
  },
  'sds-sections': {
    reason: 'Esta es una lista de secciones, las clases de un período (School Data Sync Section.csv), no de cursos.',
    fix: `Suba la lista de cursos como ${CATALOG}, con una fila por cada curso y año escolar.`,
  },
  'sds-teachers': {
    reason: 'Esta es una lista de maestros (School Data Sync Teacher.csv).',
    fix: `Suba Student.csv como ${ROSTER}.`,
  },
  'sds-schools': {
    reason: 'Esta es una lista de escuelas (School Data Sync School.csv).',
    fix: `Las escuelas las configura un administrador. Suba Student.csv como ${ROSTER}.`,
  },
  'edfi-sessions': {
    reason: 'Esta es una lista de períodos del año escolar (Ed-Fi).',
    fix: 'Suba los cursos, las inscripciones de estudiantes en escuelas (student school associations) o los expedientes de cursos.',
  },
  'edfi-schools': {
    reason: 'Esta es una lista de escuelas (Ed-Fi).',
    fix: `Las escuelas las configura un administrador. Suba las inscripciones de estudiantes en escuelas (student school associations) como ${ROSTER}.`,
  },
  'edfi-programs': {
    reason: 'Esta es una lista de programas (Ed-Fi), sin estudiantes y sin cursos.',
    fix: 'Suba los estudiantes de cada programa como Student Demographics (datos demográficos), o los cursos de trayectorias como CTE Pathways (trayectorias CTE).',
  },
  'edfi-assessments': {
    reason: 'Esta es una lista de exámenes (Ed-Fi), sin estudiantes y sin puntajes.',
    fix: 'Suba los puntajes de los estudiantes (student assessments) como Test Scores (puntajes de exámenes).',
  },
  'one-row-per-student': {
    reason:
      'Este archivo tiene una fila por estudiante con los cursos uno al lado del otro (Course 1, Grade 1, Course 2 ...). Necesitamos una fila por calificación.',
    fix: 'Exporte los expedientes con una fila por cada curso y período, como en el archivo de ejemplo.',
  },
  'years-side-by-side': {
    reason:
      'Este archivo tiene las calificaciones de cada año escolar una al lado de otra (2021-22 Grade, 2022-23 Grade ...), sin un crédito para cada una.',
    fix: 'Exporte el expediente con una fila por curso y año escolar, como en el archivo de ejemplo, o agregue los créditos obtenidos junto a la calificación de cada año (2021-22 Credits).',
  },
};

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : (names[0] ?? '');

const shapeInSpanish = ({ kinds, more }: RowShape): string =>
  `${kinds.map(kind).join(', ')}${more > 0 ? ` y ${more} más` : ''}`;

function kind(cell: CellKind): string {
  switch (cell.is) {
    case 'digits':
      return `un número de ${cell.count} ${cell.count === 1 ? 'cifra' : 'cifras'}`;
    case 'empty':
      return 'vacía';
    case 'date':
      return 'una fecha';
    case 'decimal':
      return 'un número decimal';
    case 'short':
      return 'una letra o un signo';
    case 'text-with-comma':
      return 'texto con una coma';
    case 'text':
      return 'texto';
  }
}

export const REFUSALS_ES: RefusalWords = {
  empty: { reason: 'El archivo está vacío.', fix: 'Expórtelo de nuevo y compruebe que se abre antes de subirlo.' },
  password: {
    reason: 'El archivo está protegido con una contraseña.',
    fix: 'Guarde una copia sin contraseña y súbala de nuevo.',
  },
  damaged: { reason: 'El archivo está dañado o incompleto y no se puede abrir.', fix: SAVE_AGAIN },
  unsafe: {
    reason: 'El archivo contiene partes que ningún programa de hojas de cálculo escribe, así que no se abrió.',
    fix: SAVE_AGAIN,
  },
  inflated: {
    reason: 'El libro crece mucho más allá de su tamaño al abrirlo, así que no se abrió.',
    fix: SAVE_AGAIN,
  },
  'too-large': {
    reason: 'El archivo tiene más celdas de las que se pueden revisar.',
    fix: 'Divídalo por escuela o por año y suba las partes.',
  },
  'too-many-sheets': {
    reason: 'El libro tiene más hojas de las que se pueden leer.',
    fix: 'Copie la hoja con la tabla en un libro aparte y suba ese libro.',
  },
  'too-wide': {
    reason: 'El archivo tiene más columnas de las que se pueden leer a la vez.',
    fix: 'Deje las columnas de estudiantes, escuelas, años y los valores de esta tarjeta, y súbalo de nuevo. También cuentan las columnas vacías del borde derecho.',
  },
  'not-a-table': {
    reason: 'El archivo no es una tabla de filas y columnas.',
    fix: 'Suba un archivo CSV o un libro de Excel (.xlsx o .xls).',
  },
  'too-large-to-read': {
    reason: 'El archivo es demasiado grande para su formato.',
    fix: 'Guárdelo como libro de Excel (.xlsx) o como CSV, y suba ese archivo.',
  },
  'too-much-work': {
    reason: 'No se pudo leer el archivo con la memoria y el tiempo que puede usar un solo archivo.',
    fix: 'Guárdelo como CSV o divídalo por escuela o por año, y súbalo de nuevo.',
  },
  'utf-32': {
    reason: 'El archivo está guardado en UTF-32, que no se lee.',
    fix: 'Guárdelo como "CSV UTF-8" y súbalo de nuevo.',
  },
  'fixed-width': {
    reason: 'Las columnas están separadas solo por espacios (ancho fijo).',
    fix: 'Exporte la tabla como CSV o como libro de Excel y suba ese archivo.',
  },
  'one-column': {
    reason: 'Todas las filas están en la primera columna de la hoja, con sus valores juntos en una celda.',
    fix: 'Suba el archivo CSV mismo, o divida la columna con Datos > Texto en columnas y guarde el libro de nuevo.',
  },
  aggregate: {
    reason:
      'Este archivo tiene una fila por escuela o grupo, con totales o porcentajes. Necesitamos una fila por estudiante.',
    fix: 'Exporte la lista de estudiantes de la que salen estos números y súbala de nuevo.',
  },
  'old-sat': {
    reason:
      'Estos son puntajes del SAT anterior a marzo de 2016, que tenía Critical Reading, Mathematics y Writing. No se comparan con los posteriores y no forman parte de la auditoría.',
    fix: "Suba puntajes a partir de marzo de 2016. Si la columna los contiene, ponga a su encabezado el nombre 'SAT EBRW' y agregue la fecha del examen.",
  },
  'archive-unsafe': {
    reason:
      'El archivo comprimido está dañado, protegido con una contraseña o hecho de una manera que no es seguro abrir.',
    fix: UNPACK_FIRST,
  },
  'archive-beyond-room': {
    reason: 'Los archivos que contiene este archivo comprimido necesitan más espacio del que le queda a la auditoría.',
    fix: 'Descomprímalo y suba los archivos necesarios, o pida más espacio a su gerente de cuenta.',
  },
  'archive-without-tables': {
    reason: 'No hay ningún archivo CSV, XLS o XLSX en este archivo comprimido.',
    fix: UNPACK_FIRST,
  },
  'given-up': {
    reason: 'El portal intentó leer este archivo varias veces y no pudo terminar.',
    fix: 'Guárdelo de nuevo como CSV o XLSX y reemplácelo, o comuníquese con su gerente de cuenta.',
  },
  'given-up-looking': {
    reason: 'El portal intentó leer este archivo varias veces y no pudo.',
    fix: 'Guárdelo de nuevo como CSV o XLSX y elija ese archivo.',
  },
  format: ({ format }) => ({
    reason: `El archivo es ${FORMATS[format]}, no un archivo CSV ni un libro de Excel.`,
    fix: FORMAT_FIXES[format] ?? SAVE_AGAIN,
  }),
  'open-quote': ({ row }) => ({
    reason: `Unas comillas de la fila ${row} no se cierran nunca, así que todo lo que sigue sería una sola celda.`,
    fix: `Cierre o quite las comillas de la fila ${row}, o exporte el archivo de nuevo, y súbalo.`,
  }),
  'no-header': ({ rows }) => ({
    reason: `Ninguna de las primeras ${rows} filas es una fila de encabezados: ninguna columna tiene un nombre que conozcamos.`,
    fix: 'Ponga los nombres de las columnas en una fila sobre los datos, como en el archivo de ejemplo, y suba el archivo de nuevo.',
  }),
  'first-row-is-data': ({ shape }) => ({
    reason: `No se encontró una fila de encabezados: la primera fila ya contiene datos (${shapeInSpanish(shape)}).`,
    fix: 'Ponga los nombres de las columnas en una fila sobre los datos, como en el archivo de ejemplo, y suba el archivo de nuevo.',
  }),
  calpads: ({ record, shape, card }) => ({
    reason: `Esto parece un archivo de CALPADS con registros ${record} sin fila de encabezados. Sus columnas cambian de un año a otro, así que no las adivinamos. La primera fila contiene: ${shapeInSpanish(shape)}.`,
    fix: calpadsFix(record, card),
  }),
  'other-list': ({ list }) => LISTS[list],
  'other-test': ({ test, isPractice }) => ({
    reason: isPractice
      ? `Este es un archivo de puntajes de ${test}. Los exámenes de práctica y de ubicación no son parte de la auditoría.`
      : `Este es un archivo de puntajes de ${test}, que la auditoría no usa.`,
    fix: 'Suba en su lugar el archivo de puntajes de SAT, ACT, AP o IB.',
  }),
  'not-selected': ({ test, layout, selected }) => ({
    reason: `Este es un archivo de puntajes de ${test} (${layout}), y usted seleccionó ${selected.join(', ')}.`,
    fix: `Seleccione ${test} para este archivo, o suba el archivo de puntajes de los exámenes seleccionados.`,
  }),
  'other-dataset': ({ type }) => ({
    reason: `Esto parece un archivo de ${datasetInSpanish(datasetOf(type))}.`,
    fix: `Súbalo en ${datasetInSpanish(datasetOf(type))}.`,
  }),
  'archive-of-too-many': ({ most }) => ({
    reason: `Hay más de ${most} tablas en este archivo comprimido.`,
    fix: UNPACK_FIRST,
  }),
  'archive-with-damage': ({ name }) => ({
    reason: `'${name}', en este archivo comprimido, está dañado o crece mucho más allá de su tamaño.`,
    fix: UNPACK_FIRST,
  }),
};

function calpadsFix(record: string, card: Parameters<typeof datasetOf>[0] | null): string {
  if (card === null)
    return 'La auditoría no usa registros de este tipo. Exporte listas de estudiantes, datos demográficos, cursos y calificaciones desde su sistema escolar, con encabezados, y súbalos.';
  if (record === 'SCSC')
    return 'Los registros SCSC no contienen títulos de cursos, que los expedientes necesitan. Exporte las calificaciones de los cuatro años desde su sistema escolar, con títulos de cursos y encabezados (en Aeries: Transcripts), y súbalas como Student Transcripts (expedientes).';
  const dataset = datasetOf(card);
  const needed = dataset.columns.filter(({ required }) => required.level === 'required');
  return `Ponga una fila sobre los datos con los nombres de las columnas, como las indican para ${record} las especificaciones de archivos de CALPADS del año del archivo, y súbalo como ${datasetInSpanish(dataset)}. Necesitamos ${listed(needed.map(({ name }) => columnInSpanish(dataset, name)))}.`;
}

/** Names of layouts that describe a file. Those that are the name of a table or a file stay as they are. */
const LAYOUTS_ES: Readonly<Record<string, string>> = {
  'Course list with SCED subject area and course each in a column':
    'lista de cursos con área y curso SCED en columnas separadas',
  'Banner course list': 'lista de cursos de Banner',
  'a list of programs with one row per student and program':
    'una lista de programas con una fila por estudiante y programa',
  'College Board AP student datafile': 'archivo de estudiantes AP de College Board',
  'College Board SAT student datafile': 'archivo de estudiantes SAT de College Board',
  'College Board score report': 'informe de puntajes de College Board',
  'SAT state export': 'exportación estatal del SAT',
  'SAT roster report': 'informe por lista del SAT',
  'ACT student file': 'archivo de estudiantes del ACT',
  'IB candidate results': 'resultados de candidatos del IB',
  'AP scores by exam code, one exam a row': 'puntajes AP por código de examen, un examen por fila',
  'AP scores, one exam a row': 'puntajes AP, un examen por fila',
  'IB scores, one exam a row': 'puntajes IB, un examen por fila',
  'Banner academic history': 'historial académico de Banner',
  'Ed-Fi student school associations': 'inscripciones de Ed-Fi',
  'WA CEDARS student file': 'archivo de estudiantes de WA CEDARS',
  'WA CEDARS student grade history (file H)': 'historial de calificaciones de WA CEDARS (archivo H)',
  'Aeries transcripts (HIS)': 'expedientes de Aeries (HIS)',
  'Ed-Fi course transcripts': 'expedientes de Ed-Fi',
  'Ed-Fi courses': 'cursos de Ed-Fi',
  'grade levels of each school year in columns of their own': 'grados de cada año escolar en columnas propias',
  'grades and credits of each term in columns of their own':
    'calificaciones y créditos de cada período en columnas propias',
};

export const layoutInSpanish = (english: string): string => LAYOUTS_ES[english] ?? english;

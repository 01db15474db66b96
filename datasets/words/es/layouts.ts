/** Names of layouts that describe a file. Those that are the name of a table or a file stay as they are. */
const LAYOUTS_ES: Readonly<Record<string, string>> = {
  'Course list with SCED subject area and course each in a column':
    'lista de cursos con área y curso SCED en columnas separadas',
  'Banner course list': 'lista de cursos de Banner',
  'a list of programs with one row per student and program':
    'una lista de programas con una fila por estudiante y programa',
  'OneRoster 1.2 users.csv, which does not say who is a student':
    'OneRoster 1.2 users.csv, que no dice quién es estudiante',
  'CALPADS SENR records': 'registros SENR de CALPADS',
  'CALPADS SINF records': 'registros SINF de CALPADS',
  'CALPADS SELA records': 'registros SELA de CALPADS',
  'CALPADS SPRG records': 'registros SPRG de CALPADS',
  'Ohio EMIS student standing': 'situación de estudiantes EMIS de Ohio',
  'Minnesota MARSS enrollment records': 'registros de inscripción MARSS de Minnesota',
  'Course list with SCED code and level each in a column':
    'lista de cursos con código y nivel SCED en columnas separadas',
  'ACT scores with a letter for each section': 'puntajes ACT con una letra por sección',
  'AP exams by number, several in a row': 'exámenes AP numerados, varios por fila',
  'exams by number, several in a row': 'exámenes numerados, varios por fila',
  'Scores with one section a row': 'puntajes con una sección por fila',
  'Scores with one test or section a row': 'puntajes con un examen o una sección por fila',
  'Scores with one test or section a row, as Infinite Campus names them':
    'puntajes con un examen o una sección por fila, con los nombres de Infinite Campus',
  'Ed-Fi assessment results, several scores a row': 'resultados de evaluaciones de Ed-Fi, varios puntajes por fila',
  'Ed-Fi assessment results, one score a row': 'resultados de evaluaciones de Ed-Fi, un puntaje por fila',
  'eScholar assessment facts, one score a row': 'resultados de evaluaciones de eScholar, un puntaje por fila',
  'SAT and ACT scores in one row': 'puntajes SAT y ACT en una fila',
  'scores of several tests in one row': 'puntajes de varias pruebas en una fila',
  'AP exams in columns of their own': 'exámenes AP en columnas propias',
  'sittings of the SAT or ACT in one row': 'sesiones del SAT o del ACT en una fila',
  'College Board AP student datafile': 'archivo de estudiantes AP de College Board',
  'College Board SAT student datafile': 'archivo de estudiantes SAT de College Board',
  'College Board score report': 'informe de puntajes de College Board',
  'SAT state export': 'exportación estatal del SAT',
  'SAT state export with the test period': 'exportación estatal del SAT con el periodo de la prueba',
  'College Board score file with the latest SAT': 'archivo de puntajes de College Board con el SAT más reciente',
  'College Board AP score roster': 'lista de puntajes AP de College Board',
  'ACT student record': 'registro de estudiantes del ACT',
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
  'state course file with the days of each section': 'archivo estatal de cursos con los días de cada sección',
  'state course file with subject area and course identifier':
    'archivo estatal de cursos con área académica e identificador del curso',
  'Aeries transcripts (HIS)': 'expedientes de Aeries (HIS)',
  'CCGI course grades (CaliforniaColleges.edu)': 'calificaciones de cursos de CCGI (CaliforniaColleges.edu)',
  'Illinois student course assignments (ISBE)': 'asignaciones de cursos de Illinois (ISBE)',
  'Ed-Fi student characteristics, several in a row': 'características de estudiantes de Ed-Fi, varias por fila',
  'Infinite Campus meal eligibility': 'elegibilidad de comidas de Infinite Campus',
  'Ed-Fi course transcripts': 'expedientes de Ed-Fi',
  'Ed-Fi courses': 'cursos de Ed-Fi',
  'grade levels of each school year in columns of their own': 'grados de cada año escolar en columnas propias',
  'courses of a pathway in columns of their own': 'cursos de una trayectoria en columnas propias',
  'codes and titles of the courses of a pathway in columns of their own':
    'códigos y títulos de los cursos de una trayectoria en columnas propias',
  'Course list with Code and Name': 'lista de cursos con Code y Name',
  'Course list with Number and Name': 'lista de cursos con Number y Name',
  'grades and credits of each school year in columns of their own':
    'calificaciones y créditos de cada año escolar en columnas propias',
  'grades and credits of each term in columns of their own':
    'calificaciones y créditos de cada período en columnas propias',
};

export const layoutInSpanish = (english: string): string => LAYOUTS_ES[english] ?? english;

import type { exports as english } from '../../en/help/exports.ts';
import type { Words } from '../../spoken.ts';

const AS_THEY_COME = 'Los archivos del College Board y de ACT también se pueden subir tal como llegan.';
const OR_BY_HAND = 'o llene el archivo de ejemplo con su guía de cursos.';

/** Menus and tables keep the names that the systems themselves show. */
export const exports: Words<typeof english> = {
  which: '¿Qué sistema escolar usa?',
  choose: 'Elija un sistema',
  heading: (system) => `Exportar de ${system}`,
  always: [
    'Exporte los cuatro años hasta la graduación, también de los estudiantes que ya se fueron.',
    'Guarde como CSV o como XLSX y suba el archivo tal como salió. Abrir un CSV en Excel y guardarlo puede quitar los ceros iniciales de los identificadores y convertir los largos en 1.23E+09.',
    'Use el mismo identificador de estudiante en todos los archivos sobre estudiantes. Las columnas que no hacen falta pueden quedarse: no se guardan.',
    'Los menús cambian según la versión y los permisos. Si no encuentra una lista, pida a su oficina de datos las tablas que se nombran aquí.',
  ],
  alwaysTitle: 'Para toda exportación',
  known: (system) => `Encabezados propios de ${system} que se leen`,
  others: {
    title: 'Encabezados de otros sistemas',
    lead: 'Encabezados que otros sistemas escolares, los estados, los estándares y las organizaciones de exámenes escriben a su manera, y la columna como la que se lee cada uno. Los nombres corrientes, como «Last Name», se leen de todos los sistemas y no se repiten aquí.',
  },
  openFile: (file) => `Qué necesita ${file}`,
  systems: {
    powerschool: {
      name: 'PowerSchool',
      lead: 'Las listas salen de Data Export Manager (en importación y exportación), una tabla a la vez, o de Quick Export de una selección de estudiantes. En ambos se eligen los campos y se exporta con encabezados. Quick Export llama a su archivo student.export.text: cambie el final a .csv.',
      files: {
        rosters:
          'Exporte la tabla Students para el año actual y ReEnrollments para los años anteriores, cada una con número de estudiante, escuela, fechas de entrada y salida, código de salida y grado.',
        'course-catalogs':
          'Exporte la tabla Courses con número y nombre del curso, tipo de crédito y horas de crédito. Si el área está en otro campo, agréguelo.',
        demographics:
          'Exporte Students con número de estudiante y género, y con los campos de su estado para raza y etnia, educación especial, aprendizaje del inglés y comidas. Si un estudiante tiene varios códigos de raza, pueden ir en filas o columnas propias.',
        transcripts:
          'Exporte la tabla StoredGrades con número de estudiante, escuela, período, número y nombre del curso, calificación, y crédito obtenido y posible. Tome las calificaciones finales (código F1, Y1 o el de su distrito), no las de cada período.',
        'test-scores': `Exporte los puntajes con el nombre del examen, la fecha y cada puntaje. ${AS_THEY_COME}`,
        'cte-pathways': `Los programas suelen estar fuera de la tabla de cursos. Exporte los cursos con su campo de CTE o de programa, ${OR_BY_HAND}`,
      },
    },
    'infinite-campus': {
      name: 'Infinite Campus',
      lead: 'Las listas salen de Ad Hoc Reporting: haga una consulta con Query Wizard o Filter Designer, elija los campos y use Data Export en formato de comas o de Excel.',
      files: {
        rosters:
          'Haga una consulta de estudiantes con número, escuela, calendario o año escolar, grado, fechas de inicio y fin de inscripción y estado final. Ejecútela en los calendarios de los cuatro años.',
        'course-catalogs':
          'Haga una consulta de cursos y secciones con número y nombre del curso, materia o departamento y créditos, una fila por curso, para cada año.',
        demographics:
          'Haga una consulta de estudiantes con número, género, raza y etnia, y los indicadores de educación especial, aprendizaje del inglés y comidas.',
        transcripts:
          'En la consulta de estudiantes elija los campos del expediente (no los de calificaciones actuales): número, escuela, año, número y nombre del curso, calificación, créditos obtenidos e intentados.',
        'test-scores': `En la consulta de estudiantes elija los campos de evaluación: nombre del examen, fecha y resultado. ${AS_THEY_COME}`,
        'cte-pathways': `Exporte los cursos que llevan su código de CTE o de programa con el nombre del programa, ${OR_BY_HAND}`,
      },
    },
    skyward: {
      name: 'Skyward',
      lead: 'Las listas salen de los informes de Data Mining (en Qmlativ, de Data Mining o de una pantalla de lista con Export): elija los campos y guarde el resultado para Excel o como CSV.',
      files: {
        rosters:
          'Informe de entradas y bajas de los cuatro años: identificador, escuela (entity), año escolar, grado, fechas de entrada y baja, código de baja.',
        'course-catalogs':
          'Informe del catálogo de cursos de cada año: código, descripción, departamento o materia y créditos.',
        demographics:
          'Informe del perfil del estudiante: identificador, género, raza y etnia, y los indicadores de educación especial, aprendizaje del inglés y comidas gratis o reducidas.',
        transcripts:
          'Informe de calificaciones del expediente o del historial: identificador, año escolar, código del curso, descripción, calificación final, créditos obtenidos e intentados.',
        'test-scores': `Informe de puntajes con examen, fecha y puntajes. ${AS_THEY_COME}`,
        'cte-pathways': `Informe de los cursos técnicos y profesionales con su programa, ${OR_BY_HAND}`,
      },
    },
    aeries: {
      name: 'Aeries',
      lead: 'Las listas salen de Query, que nombra las tablas con tres letras. Los resultados se pueden enviar a Excel. Las columnas pueden conservar los encabezados de Aeries, como STU.ID: aquí se conocen.',
      files: {
        rosters:
          'Consulte el historial de inscripción (ENR) de los cuatro años con identificador, escuela, año, grado, fechas de entrada y salida y motivo de salida; la tabla de estudiantes (STU) tiene el año actual.',
        'course-catalogs':
          'Consulte la tabla de cursos (CRS) con identificador, título, códigos de departamento o área y créditos.',
        demographics:
          'Consulte la tabla de estudiantes (STU) con identificador, género, códigos de etnia y raza y dominio del idioma; la educación especial y las comidas salen de sus propias tablas (CSE y FRE).',
        transcripts:
          'Consulte el historial de cursos (HIS) con identificador, escuela, año, período, curso, calificación, créditos intentados y completados, unido a CRS para el título.',
        'test-scores': `Consulte la tabla de exámenes (TST) con examen, parte, fecha y puntaje. ${AS_THEY_COME}`,
        'cte-pathways': `Consulte los cursos que tienen una trayectoria CTE o un código estatal con el nombre de la trayectoria, ${OR_BY_HAND}`,
      },
    },
    synergy: {
      name: 'Synergy',
      lead: 'Las listas salen de Query, o de informes que se guardan para Excel o como CSV: elija los business objects y las propiedades que necesita y exporte el resultado.',
      files: {
        rosters:
          'Consulte la inscripción de los cuatro años: identificador (Perm), organización o escuela, año escolar, grado, fechas de entrada y salida, código de salida.',
        'course-catalogs': 'Consulte los cursos del distrito: identificador, título, departamento o área y créditos.',
        demographics:
          'Consulte el estudiante: identificador Perm, género, raza y etnia, y los indicadores de educación especial, aprendizaje del inglés y comidas.',
        transcripts:
          'Consulte el historial de cursos: identificador Perm, escuela, año escolar, período, identificador y título del curso, calificación, créditos intentados y completados.',
        'test-scores': `Consulte el historial de exámenes: examen, fecha y el puntaje de cada parte. ${AS_THEY_COME}`,
        'cte-pathways': `Consulte los cursos con su trayectoria profesional donde se guarde, ${OR_BY_HAND}`,
      },
    },
    other: {
      name: 'otro sistema, o ninguno',
      lead: 'Se puede subir cualquier lista con una fila de encabezados. Descargue el archivo de ejemplo de una tarjeta y compare: sus encabezados pueden quedarse, y lo que no se conoce se pregunta una vez.',
      files: {
        rosters: 'Una fila por estudiante, escuela y año escolar, con el grado.',
        'course-catalogs': 'Una fila por curso que una escuela ofrece en un año, con su código, título y área.',
        demographics: 'Una fila por estudiante, con lo que su estado informa sobre género, raza y programas.',
        transcripts:
          'Una fila por calificación final, con curso, calificación y créditos. No se pueden leer expedientes impresos ni en PDF.',
        'test-scores': 'Una fila por estudiante y examen, o el archivo de la empresa del examen tal como llegó.',
        'cte-pathways': 'Una fila por curso de una trayectoria, con el nombre de la trayectoria.',
      },
    },
  },
};

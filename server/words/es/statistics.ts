import type { StatisticsForms } from '../statistics.ts';
import { LAYOUTS_ES } from './layouts.ts';

/** The more exact form comes before one that would take its lines, too. */
export const STATISTICS_ES: StatisticsForms = {
  lines: {
    'Encoding: {name}': 'Codificación: {name}',
    'Delimiter: {name}': 'Delimitador: {name*}',
    'Sheet: {names}': 'Hoja: {names}',
    'Sheets: {names}': 'Hojas: {names}',
    'Byte order marks at the start: more than one, all left out':
      'Marcas de orden de bytes al principio: más de una, todas omitidas',
    "The line 'sep=' names the delimiter and is not counted as a row":
      "La línea 'sep=' nombra el delimitador y no se cuenta como fila",
    'Line ends: {ends} mixed, each read as the end of a row':
      'Finales de línea: {ends*} mezclados, cada uno leído como el final de una fila',
    'Blank lines: {count}, left out': 'Líneas en blanco: {count}, omitidas',
    'Fewer cells than the header row: {numbers}; the missing cells at the end were read as empty':
      'Menos celdas que la fila de encabezados: {numbers*}; las celdas que faltan al final se leyeron como vacías',
    'Columns without a header, not stored: {letters}': 'Columnas sin encabezado, no guardadas: {letters*}',
    'Recognized as {layout} without a header row: each column was named by its position, since its values fit':
      'Reconocido como {layout*} sin fila de encabezados: cada columna se nombró por su posición, porque sus valores encajan',
    'Recognized as {layout}: {count} exam slots a row': 'Reconocido como {layout*}: {count} exámenes por fila',
    'Recognized as {layout}: {count} sittings a row': 'Reconocido como {layout*}: {count} sesiones por fila',
    'Recognized as {layout}: {count} tests a row': 'Reconocido como {layout*}: {count} pruebas por fila',
    'Recognized as {layout}': 'Reconocido como {layout*}',
    'Header in two lines: rows {one} and {other} were read together':
      'Encabezado en dos líneas: las filas {one} y {other} se leyeron juntas',
    'Header row: {number}': 'Fila de encabezados: {number}',
    'Rows: {read} read, {kept} kept, {left} left out': 'Filas: {read} leídas, {kept} guardadas, {left} fuera',
    'Rows: {read} read, {kept} kept': 'Filas: {read} leídas, {kept} guardadas',
    'Rows kept for your schools: {count}': 'Filas guardadas de sus escuelas: {count}',
    'Rows left out for your schools: {count}': 'Filas de sus escuelas que quedan fuera: {count}',
    'Merged cells whose text was read in each of their rows: {count}':
      'Celdas combinadas cuyo texto se leyó en cada una de sus filas: {count}',
    'Left out: {reasons}': 'Fuera: {reasons+}',
    'Schools found: {schools}': 'Escuelas encontradas: {schools}',
    'School years found: {years}': 'Años escolares encontrados: {years}',
    'Distinct students: {count}': 'Estudiantes distintos: {count}',
    'Distinct courses: {count}': 'Cursos distintos: {count}',
    'Columns read: {columns}': 'Columnas leídas: {columns+}',
    'Columns not stored: {columns}': 'Columnas no guardadas: {columns+}',
    'Values mapped by {person}: {values}': 'Valores asignados por {person}: {values}',
    '{label} was taken from the name of the sheet.': '{label} se tomó del nombre de la hoja.',
    '{label} was taken from the names of the sheets.': '{label} se tomó de los nombres de las hojas.',
    "'{header}' was read as {label}, too, because its values are seasons with their year.":
      "'{header}' se leyó también como {label}, porque sus valores son estaciones con su año.",
    "'{header}' was read as {label} because it is {evidence}; '{other}' is {otherEvidence}.":
      "'{header}' se leyó como {label} porque tiene {evidence*}; '{other}' tiene {otherEvidence*}.",
    "'{header}' was read as {label} because it reads like '{like}'.":
      "'{header}' se leyó como {label} porque se parece a '{like}'.",
    "'{header}' was read as {label} because its values look like it.":
      "'{header}' se leyó como {label} porque sus valores lo parecen.",
    "IDs in '{header}' with several IDs in '{other}': {count}, in {total} rows; with one name and one date of birth: {agreeing}.":
      "ID de '{header}' con varios ID en '{other}': {count}, en {total} filas; con un solo nombre y una sola fecha de nacimiento: {agreeing}.",
    "'{header}' was read as {label} because the file has no other.":
      "'{header}' se leyó como {label} porque el archivo no tiene otra columna para ello.",
    "'{header}' was read as {label}, because it tells the students apart; '{other}' was read as {otherLabel}.":
      "'{header}' se leyó como {label}, porque distingue a los estudiantes; '{other}' se leyó como {otherLabel}.",
    "'{header}' was not read as a second id because it is {evidence}.":
      "'{header}' no se leyó como segundo ID porque tiene {evidence*}.",
    "'{header}' was not read as School: {values} is not a school of this audit, by id or name.":
      "'{header}' no se leyó como School: {values*} no es una escuela de esta auditoría, ni por ID ni por nombre.",
    "'{header}' was not read as School: {values} are not schools of this audit, by id or name.":
      "'{header}' no se leyó como School: {values*} no son escuelas de esta auditoría, ni por ID ni por nombre.",
    "'{header}' was not read as {label} because it is {evidence}.":
      "'{header}' no se leyó como {label} porque tiene {evidence*}.",
    "'{header}' was split into last name, first name and middle name at its comma.":
      "'{header}' se dividió por su coma en apellido, nombre y segundo nombre.",
    "'{header}' was not read as {label} because its values are codes.":
      "'{header}' no se leyó como {label} porque sus valores son códigos.",
    "'{header}' was not read as {label} because the file has no other score of the ACT.":
      "'{header}' no se leyó como {label} porque el archivo no tiene otro puntaje del ACT.",
    "'{header}' was not read as {label} because its values are yes and no.":
      "'{header}' no se leyó como {label} porque sus valores son sí y no.",
    "'{header}' was not read as {label} because its values are not from {min} to {max}.":
      "'{header}' no se leyó como {label} porque sus valores no van de {min} a {max}.",
    "'{header}' was not read as {label} because '{other}' may be the code, too.":
      "'{header}' no se leyó como {label} porque '{other}' también podría ser el código.",
    "'{header}' was read as {label} because '{other}' is the grade of today.":
      "'{header}' se leyó como {label} porque '{other}' es el grado actual.",
    "'{header}' was not read as {label} because it may be the grade of today.":
      "'{header}' no se leyó como {label} porque podría ser el grado actual.",
    "'{header}' was read as School because its values are schools of this audit.":
      "'{header}' se leyó como School porque sus valores son escuelas de esta auditoría.",
    "'{header}' was read as {label} because its values say who is Hispanic.":
      "'{header}' se leyó como {label} porque sus valores dicen quién es hispano.",
    "'{header}' was read as {label} because its values are names of tests.":
      "'{header}' se leyó como {label} porque sus valores son nombres de exámenes.",
    "'{header}' was read as Excluded from GPA where it says no.":
      "'{header}' se leyó como Excluded from GPA donde dice que no.",
    "'{header}' was read as School year, too, because students have a row for each of several years.":
      "'{header}' se leyó también como School year porque los estudiantes tienen una fila por cada uno de varios años.",
    "'{header}' was read as {label} because '{other}' does not fit the grade levels.":
      "'{header}' se leyó como {label} porque '{other}' no concuerda con los grados.",
    "'{header}' was not read as {label} because it fits the years in which students began grade 9.":
      "'{header}' no se leyó como {label} porque concuerda con los años en que los estudiantes empezaron el grado 9.",
    "'{header}' was read as School because '{other}' is the school of today.":
      "'{header}' se leyó como School porque '{other}' es la escuela actual.",
    "'{header}' was read as Status: yes is active, and no is inactive.":
      "'{header}' se leyó como Status: sí es activo y no es inactivo.",
    "'{header}' was read as {label} because its name says that it is the local ID.":
      "'{header}' se leyó como {label} porque su nombre dice que es el ID local.",
    "'{header}' was read as {label} because its name says so, and '{other}' as {second}.":
      "'{header}' se leyó como {label} porque lo dice su nombre, y '{other}' como {second}.",
    "'{header}' was read as {label} because its name says so.":
      "'{header}' se leyó como {label} porque lo dice su nombre.",
    "'{header}' was read as {label} because another column says who is Hispanic.":
      "'{header}' se leyó como {label} porque otra columna dice quién es hispano.",
    "'{header}' was read as {label} because its values are yes and no.":
      "'{header}' se leyó como {label} porque sus valores son sí y no.",
    "'{header}' was read without what stands around its digits.": "'{header}' se leyó sin lo que rodea a sus cifras.",
    "'{header}', '{other}' and '{third}' were read together as the date of the test.":
      "'{header}', '{other}' y '{third}' se leyeron juntas como la fecha del examen.",
    "'{header}' and '{other}' were read together as the date of the test.":
      "'{header}' y '{other}' se leyeron juntas como la fecha del examen.",
    "'{header}' is not used until the codes of '{other}' are explained, because they may say who is Hispanic.":
      "'{header}' no se usa mientras no se expliquen los códigos de '{other}', porque pueden decir quién es hispano.",
    "'{header}' and '{other}' were read together as School year.":
      "'{header}' y '{other}' se leyeron juntas como School year.",
    "'{header}' was read as {label} because it tells the grades of a course apart.":
      "'{header}' se leyó como {label} porque distingue las calificaciones de un curso.",
    "'{header}' was read with '{other}': it tells the grades of a course and term apart.":
      "'{header}' se leyó junto con '{other}': distingue las calificaciones de un curso y período.",
    "'{header}' was read as {label} because it differs between courses of one student and term.":
      "'{header}' se leyó como {label} porque difiere entre cursos del mismo estudiante y período.",
    "'{header}' was not read as {label} because it differs between courses of one student and term.":
      "'{header}' no se leyó como {label} porque difiere entre cursos del mismo estudiante y período.",
    "'{header}' was read with '{other}': it says who is in a program.":
      "'{header}' se leyó junto con '{other}': dice quién está en un programa.",
    "'{header}' was read with '{other}': who left before the school year counts as exited.":
      "'{header}' se leyó junto con '{other}': quien salió antes del año escolar cuenta como que salió.",
    "'{header}' was read with '{other}': whose status ended before the school year counts as unknown.":
      "'{header}' se leyó junto con '{other}': quien dejó de tenerlo antes del año escolar cuenta como desconocido.",
    '{headers} were read together as Test: they say which test a row is of.':
      '{headers} se leyeron juntas como Test: dicen de qué prueba es cada fila.',
    '{headers} were read together as Race list.': '{headers} se leyeron juntas como Race list.',
    '{headers} were read together as Hispanic / Latino.': '{headers} se leyeron juntas como Hispanic / Latino.',
    "'{header}': filled in {filled} of {total} rows, {different} different":
      "'{header}': con valor en {filled} de {total} filas, {different} distintos",
  },
  parts: {
    'filled in {filled} of {total} rows, {different} different':
      'valores en {filled} de {total} filas, {different} distintos',
    comma: 'coma',
    tab: 'tabulador',
    semicolon: 'punto y coma',
    'vertical bar': 'barra vertical',
    caret: 'acento circunflejo',
    'its cells': 'sus celdas',
    "'{header}' as {label} and {count} more": "'{header}' como {label} y {count} más",
    "'{header}' as {label}": "'{header}' como {label}",
    "'{header}' and {count} more": "'{header}' y {count} más",
    'row {numbers} and {count} more': 'fila {numbers} y {count} más',
    'rows {numbers} and {count} more': 'filas {numbers} y {count} más',
    'row {numbers}': 'fila {numbers}',
    'rows {numbers}': 'filas {numbers}',
    '{letters} and {count} more': '{letters} y {count} más',
    'CR LF and LF': 'CR LF y LF',
    'CR LF and CR': 'CR LF y CR',
    'LF and CR': 'LF y CR',
    'CR LF and LF and CR': 'CR LF, LF y CR',
    '{count} row in error': '{count} fila con errores',
    '{count} rows in error': '{count} filas con errores',
    '{count} row of a school, year or test that was not selected':
      '{count} fila de una escuela, un año o un examen que no se seleccionó',
    '{count} rows of schools, years or tests that were not selected':
      '{count} filas de escuelas, años o exámenes que no se seleccionaron',
    '{count} exact copy of an earlier row': '{count} copia exacta de una fila anterior',
    '{count} exact copies of earlier rows': '{count} copias exactas de filas anteriores',
    '{count} row of a record that another row has too': '{count} fila de un registro que otra fila también tiene',
    '{count} rows of records that another row has too': '{count} filas de registros que otra fila también tiene',
    '{count} row of a file that cannot be used as it is':
      '{count} fila de un archivo que no se puede usar tal como está',
    '{count} rows of a file that cannot be used as it is':
      '{count} filas de un archivo que no se puede usar tal como está',
    '{count} row without any score': '{count} fila sin ningún puntaje',
    '{count} rows without any score': '{count} filas sin ningún puntaje',
    '{count} row of a person who is not a student, or may not be one':
      '{count} fila de una persona que no es estudiante, o quizá no lo sea',
    '{count} rows of people who are not students, or may not be':
      '{count} filas de personas que no son estudiantes, o quizá no lo sean',
    '{count} row without a value in any column that is read': '{count} fila sin valor en ninguna columna que se lee',
    '{count} rows without a value in any column that is read': '{count} filas sin valor en ninguna columna que se lee',
    '{count} row marked as deleted': '{count} fila marcada como eliminada',
    '{count} rows marked as deleted': '{count} filas marcadas como eliminadas',
    '{count} row of people who are not students': '{count} fila de personas que no son estudiantes',
    '{count} rows of people who are not students': '{count} filas de personas que no son estudiantes',
    '{count} row of people without a grade level': '{count} fila de personas sin grado',
    '{count} rows of people without a grade level': '{count} filas de personas sin grado',
    '{count} row of programs that ended before the final school year':
      '{count} fila de programas que terminaron antes del último año escolar',
    '{count} rows of programs that ended before the final school year':
      '{count} filas de programas que terminaron antes del último año escolar',
    '{count} row of totals': '{count} fila de totales',
    '{count} rows of totals': '{count} filas de totales',
    '{count} row of percentiles, subscores, benchmarks and writing tests':
      '{count} fila de percentiles, puntajes parciales, niveles de referencia y pruebas de escritura',
    '{count} rows of percentiles, subscores, benchmarks and writing tests':
      '{count} filas de percentiles, puntajes parciales, niveles de referencia y pruebas de escritura',
    '{count} row of percentiles, raw and predicted scores':
      '{count} fila de percentiles, puntajes brutos y pronosticados',
    '{count} rows of percentiles, raw and predicted scores':
      '{count} filas de percentiles, puntajes brutos y pronosticados',
    ...LAYOUTS_ES,
  },
};

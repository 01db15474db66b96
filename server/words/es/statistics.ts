import type { StatisticsForms } from '../statistics.ts';
import { DECISIONS_ES } from './decisions.ts';
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
    "The values of '{header}' were read from column {letter}, beside its header":
      "Los valores de '{header}' se leyeron de la columna {letter}, junto a su encabezado",
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
    ...DECISIONS_ES,
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

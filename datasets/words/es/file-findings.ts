import type { FileFindingCode } from '../../kit/findings/file-findings.ts';
import type { Sentences } from '../tongue.ts';

const AS_UTF8 = 'guarde el archivo como "CSV UTF-8"';
const CODES = 'Palabras, o códigos cuyo significado muestra el archivo.';

/** Findings of reading and recognizing. */
export const FILE_FINDINGS_ES: Readonly<Record<FileFindingCode, Sentences>> = {
  'file.encoding': {
    problem: 'El archivo no está en UTF-8; sus letras se leyeron como {value}.',
    allowed: 'Se leen UTF-8, Windows-1252, MacRoman y UTF-16.',
    fix: `Mire algunos nombres con acentos. Si están mal, ${AS_UTF8} y súbalo de nuevo.`,
  },
  'file.mixed-encoding': {
    problem: 'Esta fila está escrita en otra codificación que el resto del archivo.',
    allowed: 'Una sola codificación para todo el archivo, de preferencia UTF-8.',
    fix: `Revise las letras con acentos de esta fila y luego ${AS_UTF8}.`,
  },
  'file.unreadable-characters': {
    problem: 'Esta fila tiene caracteres que no pudimos leer.',
    allowed: 'Letras, cifras y signos de una sola codificación.',
    fix: `Revise los nombres de esta fila y luego ${AS_UTF8} desde su sistema escolar.`,
  },
  'file.mojibake': {
    problem: "Las letras de esta fila parecen convertidas dos veces ('Ã©' en lugar de 'é').",
    allowed: 'Nombres tal como se escriben.',
    fix: 'Exporte el archivo de nuevo desde su sistema escolar como "CSV UTF-8", sin abrirlo antes de subirlo.',
  },
  'file.stray-quote': {
    problem: 'Una comilla de esta fila no está ni al principio ni al final de su celda.',
    allowed: 'Una celda entre comillas, con las comillas de adentro escritas dos veces ("").',
    fix: 'Revise si hay valores corridos o unidos en las celdas de esta fila, y escriba dos veces las comillas dentro de una celda.',
  },
  'file.swallowed-rows': {
    problem:
      'Una comilla de esta fila se cierra en una fila posterior, así que las filas hasta ahí son parte de una sola celda. No se leyó ninguna de ellas.',
    allowed: 'Una celda con comillas al principio y al final, o sin ninguna.',
    fix: 'Cierre o quite la primera comilla de la fila y suba el archivo de nuevo.',
  },
  'file.cut-off': {
    problem: 'El archivo se corta en esta fila, así que pueden faltar las filas siguientes.',
    allowed: 'Un archivo exportado hasta el final.',
    fix: 'Exporte el archivo de nuevo y compare su número de filas con su sistema escolar.',
  },
  'file.ends-full': {
    problem:
      'El archivo termina en esta fila, la última que cabe en algunas hojas de cálculo, y pueden faltar las siguientes.',
    allowed: 'Todas las filas de la exportación.',
    fix: 'Exporte el archivo como CSV y súbalo sin abrirlo en un programa de hojas de cálculo, o exporte cada escuela o año en un archivo propio.',
  },
  'file.null-character': {
    problem: 'Esta fila contiene caracteres NUL, que se quitaron.',
    allowed: 'Texto sin caracteres de control.',
    fix: 'Revise los valores de esta fila y exporte el archivo de nuevo.',
  },
  'file.more-cells-than-headers': {
    problem:
      'Esta fila tiene más celdas que columnas hay en la fila de encabezados, así que sus valores pueden estar corridos.',
    allowed: 'Tantas celdas como encabezados.',
    fix: 'Ponga entre comillas los valores que contienen el separador, o quite las celdas de más.',
  },
  'file.second-header': {
    problem:
      'Esta fila está debajo de un segundo encabezado con otras columnas, o con las mismas en otro orden, así que no se leyó.',
    allowed: 'Una sola fila de encabezados para todas las filas.',
    fix: 'Ponga estas filas debajo de la primera fila de encabezados, con las columnas en su orden, o súbalas en un archivo aparte.',
  },
  'file.row-order': {
    problem: 'Los números de fila escritos en el libro faltan, se repiten o están desordenados.',
    allowed: 'Filas en orden ascendente, cada una una vez.',
    fix: 'Abra el libro en su programa de hojas de cálculo, guárdelo de nuevo y suba el archivo nuevo.',
  },
  'file.formula-without-result': {
    problem:
      'Esta fila tiene fórmulas cuyos resultados no están guardados en el libro, así que sus celdas se leyeron como vacías.',
    allowed: 'Valores, o fórmulas con sus resultados, como las guardan los programas de hojas de cálculo.',
    fix: 'Abra el libro en su programa de hojas de cálculo, guárdelo y súbalo de nuevo.',
  },
  'file.hidden-rows': {
    problem: 'Esta fila está oculta en el archivo, por ejemplo por un filtro, y se leyó como todas las demás.',
    allowed: 'Filas que deben leerse, ocultas o no.',
    fix: 'Si las filas ocultas no son datos, elimínelas y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'file.struck-rows': {
    problem: 'El texto de esta fila está tachado en el archivo, y se leyó como todas las demás filas.',
    allowed: 'Filas que deben leerse, tachadas o no.',
    fix: 'Si las filas ya no valen, elimínelas y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'file.other-sheets': {
    problem: 'El libro tiene otras hojas que no se leyeron: {value}.',
    allowed: 'Una hoja con la tabla, o varias con los mismos encabezados.',
    fix: 'Si una hoja es parte de este archivo, póngale los mismos encabezados o súbala aparte.',
  },
  'file.sheets-unread': {
    problem:
      'No se leyeron hojas que pueden tener más filas de esta tabla: {value}. Sus encabezados son distintos o faltan.',
    allowed: 'Una hoja con la tabla, o varias con los mismos encabezados.',
    fix: 'Si sus filas son parte de este archivo, ponga los mismos encabezados en estas hojas, o guarde cada una como un archivo propio, y suba de nuevo. Si no, no hay nada que hacer.',
  },
  'file.extension': {
    problem: 'La extensión del archivo no corresponde a su contenido, que es {value}.',
    allowed: 'Un nombre que termine en .csv, .xls o .xlsx, según su contenido.',
    fix: 'No hay nada que hacer: el contenido se leyó.',
  },
  'file.rows-below-table': {
    problem:
      'Se dejaron fuera filas con totales, encabezados, observaciones u otra tabla pequeña, debajo o en medio de los datos.',
    allowed: 'Solo filas de datos.',
    fix: 'No hay nada que hacer si las filas indicadas aquí no contienen datos.',
  },
  'file.rows-unlike': {
    problem:
      "Esta fila parece un encabezado o un resumen y se leyó como las demás. Su '{value}' es distinto de los otros, y al menos la mitad de sus celdas están vacías.",
    allowed: 'Solo filas de datos.',
    fix: 'Si esta fila no es de datos, quítela y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'file.ids-unlike': {
    problem:
      "El identificador en '{value}' no tiene ninguna cifra, a diferencia de casi todos los demás. La fila se leyó como las demás.",
    allowed: 'El identificador de un estudiante en cada fila.',
    fix: 'Si es un nombre o una nota, ponga el identificador o quite la fila, y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'file.names-of-ids': {
    problem:
      "El identificador en '{value}' está junto a otro nombre en otras filas, así que esta puede ser de otro estudiante. Se leyó como las demás.",
    allowed: 'El identificador y el nombre de un mismo estudiante en cada fila.',
    fix: 'Revise si una columna se ordenó o se movió sin las otras. Si es así, exporte el archivo otra vez. Si no, corrija el identificador o el nombre, y suba el archivo de nuevo.',
  },
  'file.heading-unread': {
    problem:
      'Una hoja, un título o un encabezado dice {value} de las filas que lo siguen. Ninguna columna lo dice, y se leyeron como todas las demás.',
    allowed:
      'Otra escuela, otro año u otro examen, el nivel de los cursos, y qué fue de estudiantes y cursos, en una columna propia.',
    fix: 'Si es así, agregue una columna que lo diga o quite esas filas, y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'file.shown-once': {
    problem:
      "'{value}' solo aparece en la primera fila de cada grupo, como en un informe impreso. En las filas que siguen se leyó como vacío.",
    allowed: 'El valor en cada fila.',
    fix: 'Exporte el archivo con los valores repetidos en cada fila. En una hoja de cálculo también puede llenar las celdas vacías con el valor de arriba. Revise algunos grupos y suba el archivo de nuevo.',
  },
  'file.repeated-header': {
    problem:
      'La fila de encabezados se repite entre las filas, como en un informe con páginas; las filas repetidas se dejaron fuera.',
    allowed: 'Una fila de encabezados sobre los datos.',
    fix: 'No hay nada que hacer.',
  },
  'file.other-dataset': {
    problem: 'Esto parece un archivo de {value}.',
    allowed: 'Cada archivo en su propia tarjeta.',
    fix: 'Súbalo en {value}.',
  },
  'file.no-scores': {
    problem: 'No se encontraron puntajes de SAT, ACT, AP o IB en este archivo.',
    allowed: 'Puntajes de estos cuatro exámenes. Otros exámenes no son parte de la auditoría.',
    fix: 'Suba el archivo de puntajes de uno de estos exámenes. Si lo es, indique en Asignar columnas qué columna es cuál.',
  },
  'file.legend': {
    problem: 'Se dedujo qué significan los códigos: {value}.',
    allowed: CODES,
    fix: 'No hay nada que hacer si estas cantidades parecen correctas. Si no, indique en Asignar columnas qué significa cada código.',
  },
  'file.codes-asked': {
    problem: 'El archivo no deja ver qué significan los códigos de {value}. Mientras nadie lo indique, no se usan.',
    allowed: CODES,
    fix: 'Indique en Asignar columnas qué significa cada código. Se recuerda para los próximos archivos de su distrito.',
  },
  'file.codes-unused': {
    problem:
      'Los códigos de {value} no siguen ninguna lista que conozcamos. No se usaron, porque otras columnas del archivo dicen lo mismo.',
    allowed: CODES,
    fix: 'No hay nada que hacer.',
  },
  'file.scores-unused': {
    problem: 'Se dejaron fuera puntajes que la auditoría no usa: {value}.',
    allowed: 'Secciones y totales del SAT, secciones y compuestos del ACT, y puntajes de exámenes AP e IB.',
    fix: 'No hay nada que hacer.',
  },
  'file.schools-unread': {
    problem:
      'No se usaron columnas que podrían decir de qué escuela es una fila: {value}. Todas las filas cuentan en la escuela que usted seleccionó.',
    allowed: 'Una columna School con una escuela en cada fila.',
    fix: 'Si hay filas de otras escuelas, agregue una columna School con una fila por escuela y suba el archivo otra vez.',
  },
  'file.years-unread': {
    problem:
      'Hay estudiantes con filas de varios grados y no se encontró ninguna columna que diga de qué año escolar es una fila. Todas las filas cuentan para el último año.',
    allowed: 'Una columna School year, o en cada fila una fecha de entrada que esté dentro de su año escolar.',
    fix: 'Agregue una columna School year con una fila por estudiante y año, o indique en Asignar columnas qué columna lo tiene.',
  },
  'file.dates-unread': {
    problem:
      'No se usaron columnas con fechas en que podrían haber salido estudiantes: {value}. El archivo no tiene fecha de salida, así que quienes salieron pueden contar como inscritos.',
    allowed: 'Una columna Exit date con el día en que terminó la inscripción.',
    fix: 'Si una de ellas es ese día, elíjala como Exit date en Asignar columnas. Si no, no hay nada que hacer.',
  },
  'file.returns-unread': {
    problem:
      'No se usaron columnas con fechas en que volvieron estudiantes: {value}. Algunas son posteriores a la fecha de salida de su fila, así que estos estudiantes pueden contar como retirados.',
    allowed: 'Una fila por inscripción, con su propia fecha de entrada y de salida.',
    fix: 'Dé a estos estudiantes una fila por cada inscripción, o quite la fecha de salida donde volvieron, y suba el archivo de nuevo.',
  },
  'file.overrides-unread': {
    problem:
      'No se usaron columnas con calificaciones que quizá sustituyen a otras: {value}. En algunas filas difieren de la calificación final leída.',
    allowed: 'Una sola calificación final en cada fila.',
    fix: 'Si esa calificación es la que cuenta, escríbala en la columna de calificaciones finales y vuelva a subir el archivo. Si no, no hay nada que hacer.',
  },
  'file.year-column-unread': {
    problem:
      '{value} parece decir de qué año escolar es una fila y no se usó. Todas las filas cuentan para el último año.',
    allowed: 'Una columna School year.',
    fix: 'Si contiene el año escolar de cada fila, indíquela como School year en Asignar columnas.',
  },
  'file.grade-of-today': {
    problem:
      "Los estudiantes tienen un mismo grado en todos sus años, así que '{value}' puede ser el grado actual. No se leyó como grado.",
    allowed: 'El grado que el estudiante tenía en el año escolar de la fila.',
    fix: 'Exporte el grado de cada año escolar y suba el archivo de nuevo. Si es el grado en el año de la fila, elíjalo como grado en Asignar columnas.',
  },
  'file.name-of-other-test': {
    problem:
      'El nombre del archivo, el de su hoja o un título encima de su tabla contiene la palabra {value}. Los puntajes de esos exámenes no son parte de la auditoría. De todos modos se leyeron como los del examen seleccionado.',
    allowed: 'Puntajes de SAT, ACT, AP e IB. PSAT, PreACT y otros exámenes de práctica no son parte de la auditoría.',
    fix: 'Si son puntajes de un examen así, quite el archivo de la auditoría. Si no, no hay nada que hacer.',
  },
  'file.name-of-other-year': {
    problem:
      'El nombre del archivo contiene el año escolar {value}, y el archivo no tiene año escolar. De todos modos se tomó cada fila como matrícula del último año de la clase.',
    allowed: 'Un año escolar en cada fila, como 2023-24.',
    fix: 'Si son los estudiantes de ese año, agregue una columna Año escolar y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'file.rows-may-not-count': {
    problem:
      'Puede que algunas filas no deban contar: {value}. Eso no se usó, así que estas filas cuentan como todas las demás.',
    allowed: 'Solo filas que deben contar.',
    fix: 'Si estas filas no deben contar, quítelas y suba el archivo de nuevo, o indique en Asignar columnas qué columna es. Si no, no hay nada que hacer.',
  },
  'file.columns-empty': {
    problem: 'Hay columnas vacías en todas las filas: {value}. Lo que deberían decir cuenta como no informado.',
    allowed: 'Un valor para cada estudiante. Donde sea no, N o No.',
    fix: 'Exporte el archivo de nuevo con estas columnas llenas y vuelva a subirlo. Si esto no se registra de ningún estudiante, no hay nada que hacer.',
  },
  'file.formula-errors': {
    problem:
      'Fallaron fórmulas en {value}: hay celdas con un error como #N/A o #REF!. Estas celdas cuentan como vacías.',
    allowed: 'Un valor, o una celda vacía donde no lo hay.',
    fix: 'Abra el archivo en su programa de hojas de cálculo, corrija las fórmulas o exporte el archivo de nuevo, y súbalo.',
  },
  'file.empty-at-schools': {
    problem:
      'Faltan valores: {value}. Otras escuelas los tienen. Sin un valor, estos estudiantes cuentan como no informados.',
    allowed: 'Un valor para los estudiantes de cada escuela.',
    fix: 'Revise si una exportación o una fórmula dejó fuera a estas escuelas. Si los valores están registrados, suba el archivo de nuevo con ellos. Si no, no hay nada que hacer.',
  },
  'file.mapping-doubtful': {
    problem: 'Los valores de {value} no se parecen a la columna que se eligió para ellos. Se usaron de todos modos.',
    allowed: 'Una asignación de columnas cuyos valores correspondan.',
    fix: 'Abra Asignar columnas y mire si cada columna de su archivo está donde debe.',
  },
  'file.missing-column': {
    problem: 'No se encontró la columna obligatoria {header}.',
    allowed: 'Una fila con todos los encabezados obligatorios, con su nombre o uno de sus nombres conocidos.',
    fix: 'Si su archivo la tiene con otro encabezado, elíjalo en Asignar columnas. Si no, agregue la columna {header} y suba el archivo de nuevo.',
  },
  'file.roles-unknown': {
    problem: 'El archivo no dice quién es estudiante y quién es personal, así que todavía no se cuenta a nadie.',
    allowed: 'Una columna que diga quién es estudiante, o el archivo que lo dice, como roles.csv de OneRoster.',
    fix: 'Suba users.csv y roles.csv juntos, o indique en Asignar columnas cuáles de estas personas son estudiantes.',
  },
  'file.school-without-rows': {
    problem: 'El archivo no tiene filas de {value}, que usted seleccionó.',
    allowed: 'Al menos una fila para cada escuela seleccionada.',
    fix: 'Agregue las filas que faltan, o suba el archivo de nuevo sin seleccionar la escuela. Si su archivo usa otro nombre o identificador para ella, elija en Asignar columnas qué escuela es.',
  },
  'file.choice-without-rows': {
    problem: 'El archivo no tiene filas de {value}, que usted seleccionó.',
    allowed: 'Al menos una fila para cada año y cada examen seleccionados.',
    fix: 'Agregue sus filas, o suba el archivo de nuevo sin seleccionarlo.',
  },
  'file.offered-after-all': {
    problem: 'El archivo tiene filas de {value}, que estaba marcado como no ofrecido. Se quitó la marca.',
    allowed: 'Filas de todo lo que ofrece una escuela.',
    fix: 'No hay nada que hacer, salvo que estas filas sean de otra escuela, otro examen u otro año: entonces corrija el archivo y márquelo de nuevo.',
  },
  'file.other-schools': {
    problem: 'El archivo no tiene filas de las escuelas que usted seleccionó. El archivo contiene {value}.',
    allowed:
      'Filas de las escuelas seleccionadas para el archivo, con un nombre o un identificador que esta auditoría conozca.',
    fix: 'Suba el archivo de las escuelas seleccionadas, o seleccione las escuelas que contiene. Si su archivo usa otro identificador para una escuela, elija en Asignar columnas qué escuela es.',
  },
  'file.other-years': {
    problem: 'Ninguna fila es de un año escolar solicitado. El archivo contiene {value}.',
    allowed: 'Filas de los años escolares seleccionados, o de los cuatro años de la generación que se gradúa.',
    fix: 'Exporte el archivo para estos años y súbalo de nuevo.',
  },
  'file.other-tests': {
    problem: 'Ninguna fila es de un examen que usted seleccionó. El archivo contiene {value}.',
    allowed:
      'Puntajes de los exámenes seleccionados para el archivo. PSAT, PreACT y otros exámenes de práctica no son parte de la auditoría.',
    fix: 'Seleccione los exámenes que contiene el archivo, o suba el archivo de puntajes de los exámenes seleccionados.',
  },
  'file.no-rows': {
    problem: 'Hay encabezados, pero ninguna fila debajo de ellos.',
    allowed: 'Al menos una fila de datos.',
    fix: 'Exporte el archivo de nuevo con sus filas.',
  },
  'file.all-left-out': {
    problem:
      'Se dejaron fuera todas las filas del archivo, así que no cuenta nada de él. El resumen del archivo dice por qué.',
    allowed: 'Al menos una fila que la auditoría usa, como un estudiante con su grado.',
    fix: 'Exporte el archivo con lo que falta en estas filas y súbalo de nuevo.',
  },
  'file.side-by-side': {
    problem:
      'El archivo tiene dos tablas con los mismos encabezados, una al lado de la otra; no se leyeron: {value} de la segunda.',
    allowed: 'Una tabla, con cada encabezado una vez.',
    fix: 'Ponga las filas de la segunda tabla debajo de las de la primera, en las mismas columnas, y suba el archivo de nuevo.',
  },
  'file.table-beside': {
    problem:
      'Junto a la primera tabla hay otra con sus propios ID, así que cada línea es de dos estudiantes. No se leyeron sus columnas: {value}.',
    allowed: 'Una tabla en la que todas las celdas de una fila son de un solo estudiante.',
    fix: 'Suba la segunda tabla como un archivo aparte, o ponga sus valores en las líneas de los estudiantes a los que pertenecen, y suba el archivo de nuevo.',
  },
  'file.numbered-header': {
    problem: 'No se leyeron columnas que parecen un segundo registro en la misma fila: {value}.',
    allowed: 'Un registro, como un curso o un examen, por fila.',
    fix: 'Ponga cada registro en una fila propia y suba el archivo de nuevo. Si estas columnas son otra cosa, no hay nada que hacer.',
  },
  'file.duplicate-header': {
    problem: 'De las columnas con el mismo encabezado se leyó la primera: {value}.',
    allowed: 'Cada encabezado una vez.',
    fix: 'Quite las otras columnas o cámbieles el nombre.',
  },
};

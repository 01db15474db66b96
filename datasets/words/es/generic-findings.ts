import type { Sentences } from '../tongue.ts';

const YEAR_FORMS = 'Un año escolar como 2023-24, 2023-2024, 23-24, o un TermID de PowerSchool.';
const UPLOAD_AGAIN = 'Corrija la celda y suba el archivo de nuevo.';
const ID_AS_TEXT = 'El identificador como texto, con todas sus cifras, como 0012345.';
const ONE_DATE_FORM = 'Una fecha como 2024-06-07 o 06/07/2024, de una sola forma en toda la columna.';
const OWN_HEADER = 'Cada valor bajo su propio encabezado.';
const NOTHING = 'No hay nada que hacer.';

/** What the kinds of columns can find, whatever the dataset. */
export const GENERIC_FINDINGS_ES: Readonly<Record<string, Sentences>> = {
  'cell.empty': {
    problem: '{header} está en blanco.',
    allowed: '{allowed}',
    fix: 'Llene la celda, o quite la fila si no contiene ningún registro, y suba el archivo de nuevo.',
  },
  'cell.placeholder': {
    problem:
      '{value} en {header} parece una nota, una fórmula o unas comillas de repetición en lugar de un valor. Se dejó como está.',
    allowed: '{allowed}',
    fix: 'Escriba el valor mismo y suba el archivo de nuevo.',
  },
  'student-id.exponent': {
    problem:
      'Un programa de hojas de cálculo acortó el identificador de estudiante {value}. Perdió sus últimas cifras.',
    several:
      'Un programa de hojas de cálculo acortó los identificadores de estudiante de {rows} filas. Perdieron sus últimas cifras.',
    allowed: ID_AS_TEXT,
    fix: 'Exporte el archivo de nuevo, ábralo con la columna del identificador en formato de texto y súbalo de nuevo.',
  },
  'student-id.date': {
    problem:
      'El identificador de estudiante {value} es una fecha. Un programa de hojas de cálculo tomó el identificador por una fecha.',
    several:
      'Los identificadores de estudiante de {rows} filas son fechas. Un programa de hojas de cálculo los tomó por fechas.',
    allowed: ID_AS_TEXT,
    fix: 'Exporte el archivo de nuevo, ábralo con la columna del identificador en formato de texto y súbalo de nuevo.',
  },
  'student-id.rounded': {
    problem:
      'Todos los identificadores de estudiante largos terminan en ceros, como {value}. Un programa de hojas de cálculo guarda solo 15 cifras de un número.',
    allowed: ID_AS_TEXT,
    fix: 'Compare algunos identificadores con su sistema de estudiantes. Si las últimas cifras no coinciden, exporte el archivo de nuevo, ábralo con la columna del identificador en formato de texto y súbalo de nuevo.',
  },
  'student-id.decimal': {
    problem: "El identificador de estudiante {value} termina en '.0'. Se leyó sin esa parte.",
    several: "{values} identificadores de estudiantes terminan en '.0'. Se leyeron sin esa parte.",
    allowed: ID_AS_TEXT,
    fix: 'No hay nada que hacer si así es correcto. Si no, ponga la columna en formato de texto antes de guardar.',
  },
  'student-id.starred': {
    problem:
      'El identificador de estudiante {value} tiene un asterisco, que no se leyó. La fila cuenta como las demás.',
    several:
      '{values} identificadores de estudiantes tienen un asterisco, que no se leyó. Sus filas cuentan como las demás.',
    allowed: ID_AS_TEXT,
    fix: 'Nada que hacer si estos estudiantes cuentan. Si el asterisco indica que se fueron o que no deben contar, quite sus filas y suba el archivo de nuevo.',
  },
  'student-id.grouped': {
    problem:
      'El identificador de estudiante {value} tiene sus dígitos en grupos, como se escriben los números grandes. Se leyó sin los espacios o las comas.',
    several:
      '{values} identificadores de estudiantes tienen sus dígitos en grupos, como se escriben los números grandes. Se leyeron sin los espacios o las comas.',
    allowed: ID_AS_TEXT,
    fix: 'Nada que hacer si el identificador es correcto sin ellos. Si no, ponga la columna de identificadores en formato de texto antes de guardar.',
  },
  'student-id.apostrophe': {
    problem: 'Hay identificadores de estudiantes, como {value}, con un apóstrofo delante. Se leyeron sin él.',
    allowed: ID_AS_TEXT,
    fix: 'No hay nada que hacer: el apóstrofo no es parte del identificador.',
  },
  'student-id.zeros': {
    problem: 'El identificador de estudiante {value} son solo ceros, que indican que no hay identificador.',
    several: 'Los identificadores de estudiantes de {rows} filas son solo ceros, que indican que no hay identificador.',
    allowed: ID_AS_TEXT,
    fix: 'Ponga el identificador de cada estudiante y suba el archivo de nuevo.',
  },
  'student-id.nines': {
    problem: 'El identificador de estudiante {value} son solo nueves, que a menudo indican que no hay identificador.',
    several:
      'Los identificadores de estudiantes de {rows} filas son solo nueves, que a menudo indican que no hay identificador.',
    allowed: ID_AS_TEXT,
    fix: 'Si no es de nadie, ponga el identificador de cada estudiante y suba el archivo de nuevo.',
  },
  'student-id.several': {
    problem:
      '{value} parecen dos identificadores de estudiante en una celda. Se leyeron como uno solo, que no coincide con ningún otro archivo.',
    several:
      'Las celdas de {rows} filas parecen tener dos identificadores de estudiante. Cada una se leyó como uno solo, que no coincide con ningún otro archivo.',
    allowed: ID_AS_TEXT,
    fix: 'Deje el identificador que usan sus otros archivos, ponga el otro en una columna propia y suba el archivo de nuevo. Si es un solo identificador, no hay nada que hacer.',
  },
  'student-id.placeholder': {
    problem: '{value} no es un identificador de estudiante. Es una nota, una fórmula o un signo en lugar de uno.',
    several:
      'Los identificadores de estudiantes de {rows} filas son notas, fórmulas o signos en lugar de un identificador.',
    allowed: ID_AS_TEXT,
    fix: 'Ponga el identificador de cada estudiante, o quite la fila si es solo un ejemplo, y suba el archivo de nuevo.',
  },
  'student-id.too-long': {
    problem: 'El identificador de estudiante tiene más de 32 caracteres.',
    allowed: ID_AS_TEXT,
    fix: UPLOAD_AGAIN,
  },
  'student-id.zeros-lost': {
    problem:
      'Un programa de hojas de cálculo quitó los ceros iniciales al identificador de estudiante {value}. Es más corto que los otros de su columna.',
    several:
      'Un programa de hojas de cálculo quitó los ceros iniciales a {values} identificadores de estudiantes. Son más cortos que los otros de su columna.',
    allowed: ID_AS_TEXT,
    fix: 'No hay nada que hacer donde se encuentra al estudiante sin los ceros. Para estar seguro, exporte el archivo de nuevo y ponga la columna en formato de texto antes de guardar.',
  },
  'row.shifted': {
    problem: 'Los valores de esta fila están corridos una columna: sobra o falta un separador.',
    allowed: 'Un valor bajo cada encabezado.',
    fix: 'Ponga entre comillas los valores que contienen el separador, o agregue la celda que falta, y suba el archivo de nuevo. Otros problemas de estas filas no se muestran.',
  },
  'column.swapped': {
    problem: 'Las columnas {header} y {value} están intercambiadas: cada una contiene los valores de la otra.',
    allowed: OWN_HEADER,
    fix: 'Intercambie los dos encabezados en la fila de encabezados y suba el archivo de nuevo.',
  },
  'row.swapped': {
    problem: 'En esta fila {header} y {value} parecen intercambiados. La fila se leyó como está.',
    several: 'En {rows} filas {header} y {value} parecen intercambiados. Las filas se leyeron como están.',
    allowed: OWN_HEADER,
    fix: 'Si estas filas se copiaron de un archivo con otro orden de columnas, ponga sus valores bajo el encabezado correcto y suba el archivo de nuevo.',
  },
  'column.maybe-swapped': {
    problem: 'Las columnas {header} y {value} parecen intercambiadas.',
    allowed: OWN_HEADER,
    fix: 'Si lo están, intercambie los dos encabezados en la fila de encabezados y suba el archivo de nuevo.',
  },
  'column.shown-once': {
    problem:
      '{header} solo aparece en la primera fila de cada grupo, como en un informe impreso. Las filas que siguen no dicen a qué pertenecen, y no se leyeron.',
    allowed: '{header} en cada fila.',
    fix: 'Exporte el archivo con los valores repetidos en cada fila. En una hoja de cálculo también puede llenar las celdas vacías con el valor de arriba. Revise algunos grupos y suba el archivo de nuevo.',
  },
  'column.not-for-all': {
    problem: 'Ninguna columna indica {header} para {value}, y estos puntajes no se leyeron.',
    allowed: 'Un valor para cada registro de una fila.',
    fix: 'Agregue la columna con el nombre de su examen, como "ACT Date", o una para todos los exámenes de la fila, como "Test Date", y suba el archivo de nuevo.',
  },
  'column.date-form': {
    problem: 'Las fechas de {header} están escritas de una forma que no se lee, como {value}.',
    allowed: ONE_DATE_FORM,
    fix: 'Dé a toda la columna el formato aaaa-mm-dd y suba el archivo de nuevo.',
  },
  'school.unknown': {
    problem: '{value} no es una escuela de esta auditoría.',
    several: '{values} nombres o identificadores no son escuelas de esta auditoría.',
    allowed: 'El nombre o el identificador local, estatal o NCES de una escuela de esta auditoría.',
    fix: 'Si su archivo usa otro identificador o nombre para una escuela, elija en Asignar columnas qué escuela es. Si no, escriba la escuela como se llama en esta auditoría y suba el archivo de nuevo.',
  },
  'school.outside': {
    problem: '{value} no es una escuela de esta auditoría. La fila se lee como de fuera del distrito.',
    allowed:
      'El nombre o el identificador de una escuela de esta auditoría, o el nombre de una escuela de fuera del distrito.',
    fix: 'No hay nada que hacer si la escuela es de fuera del distrito. Si no, escriba la escuela como se llama en esta auditoría.',
  },
  'school.not-chosen': {
    problem: 'La fila es de {value}, una escuela que usted no seleccionó. Se dejó fuera.',
    allowed: 'Filas de las escuelas seleccionadas para esta carga.',
    fix: 'Reemplace el archivo y seleccione también esta escuela, si sus filas deben contar.',
  },
  'year.not-chosen': {
    problem: 'La fila es de {value}, un año escolar que usted no seleccionó. Se dejó fuera.',
    allowed: 'Filas de los años académicos seleccionados para esta carga.',
    fix: 'Reemplace el archivo y seleccione también este año, si sus filas deben contar.',
  },
  'test-type.not-chosen': {
    problem: 'La fila es de {value}, un examen que usted no seleccionó. Se dejó fuera.',
    allowed: 'Filas de los exámenes seleccionados para esta carga.',
    fix: 'Reemplace el archivo y seleccione también este examen, si sus filas deben contar.',
  },
  'role.other': {
    problem: 'El rol {value} no es el de un estudiante. La fila se dejó fuera.',
    allowed: '{allowed}',
    fix: 'No hay nada que hacer.',
  },
  'role.unknown': {
    problem:
      'El archivo no muestra si esta persona es estudiante: {value}. Mientras nadie lo diga, la persona no se cuenta.',
    allowed: 'Una columna que diga quién es estudiante, o el archivo que lo dice, como roles.csv de OneRoster.',
    fix: 'Suba users.csv y roles.csv juntos, o indique en Asignar columnas quiénes son estas personas.',
  },
  'year.unreadable': { problem: 'No se pudo leer el año {value}.', allowed: YEAR_FORMS, fix: UPLOAD_AGAIN },
  'year.outside': {
    problem:
      '{value} está fuera de los cuatro años escolares de esta auditoría. La fila se conserva, pero no se cuenta.',
    allowed: 'Los cuatro años escolares hasta la graduación.',
    fix: 'No hay nada que hacer si es historial anterior. Si no, corrija el año.',
  },
  'year.outside-counted': {
    problem:
      '{value} está fuera de los cuatro años escolares de esta auditoría. La fila cuenta si es la más reciente de su estudiante.',
    allowed: 'Los cuatro años escolares hasta la graduación.',
    fix: 'No hay nada que hacer si es correcto. Si no, corrija el año.',
  },
  'year.single-open': {
    problem:
      'Un año suelto podría ser el año en que empieza un año escolar, aquel en que termina o el año del período. {value}.',
    allowed: YEAR_FORMS,
    fix: 'Si los años no significan eso, escríbalos como 2023-24 y suba el archivo de nuevo.',
  },
  'year.single-decided': {
    problem: 'Los años sueltos se leyeron de la manera que corresponde a los años de esta auditoría: {value}.',
    allowed: YEAR_FORMS,
    fix: 'No hay nada que hacer si es correcto. Si no, escriba los años como 2023-24.',
  },
  'year.single-proven': {
    problem:
      'Los años sueltos se leyeron como indican {header}, o las fechas, los años o los períodos de al lado: {value}.',
    allowed: YEAR_FORMS,
    fix: 'No hay nada que hacer si es correcto. Si no, escriba los años como 2023-24.',
  },
  'year.starts': {
    problem:
      'Los años de {header} parecen ser aquellos en que empiezan los años escolares. Según sus grados, casi todos los estudiantes estarían un año adelantados.',
    allowed: YEAR_FORMS,
    fix: 'Si es así, escriba los años como 2023-24 y suba el archivo de nuevo.',
  },
  'year.ends': {
    problem:
      'Los años de {header} parecen ser aquellos en que terminan los años escolares. Según sus grados, casi todos los estudiantes estarían un año atrasados.',
    allowed: YEAR_FORMS,
    fix: 'Si es así, escriba los años como 2023-24 y suba el archivo de nuevo.',
  },
  'year.every-chosen': {
    problem:
      'El archivo no tiene año escolar, así que se tomó como válido para todos los años académicos que usted seleccionó.',
    allowed: YEAR_FORMS,
    fix: 'No hay nada que hacer si la misma lista vale para cada año. Si no, agregue una columna School year (año escolar).',
  },
  'year.final': {
    problem:
      'El archivo no tiene año escolar, así que cada fila se tomó como una inscripción en el último año de la generación.',
    allowed: YEAR_FORMS,
    fix: 'Agregue una columna School year (año escolar) con una fila por estudiante y año, para que se puedan revisar los cuatro años.',
  },
  'year.from-grade-level': {
    problem:
      'El archivo no tiene año escolar, así que el año se calculó a partir del grado y de la generación que se gradúa.',
    allowed: YEAR_FORMS,
    fix: 'Agregue una columna School year (año escolar): sin ella, los estudiantes que repitieron un grado quedan en el año equivocado.',
  },
  'year.not-worked-out': {
    problem:
      'El archivo no tiene año escolar, y esta fila no tiene un grado a partir del cual calcularlo. No se puede contar en ningún año.',
    allowed: '{allowed}',
    fix: 'Complete el grado, o agregue una columna School year (año escolar), y suba el archivo de nuevo.',
  },
  'date.unreadable': {
    problem: 'No se pudo leer la fecha {value}.',
    allowed: 'Una fecha como 2024-06-07 o 06/07/2024.',
    fix: UPLOAD_AGAIN,
  },
  'date.placeholder': {
    problem: 'Las fechas como {value} en {header} se escriben donde no hay fecha. Se leyeron como vacías.',
    allowed: 'Una fecha como 2024-06-07 o 06/07/2024, o una celda vacía.',
    fix: 'No hay nada que hacer.',
  },
  'date.day-first': {
    problem: 'Las fechas como {value} se leyeron con el día primero, porque algunos primeros números pasan de 12.',
    allowed: 'Una fecha como 2024-06-07 o 06/07/2024.',
    fix: 'No hay nada que hacer si es correcto. Si no, escriba las fechas como 2024-06-07.',
  },
  'date.day-first-beside': {
    problem:
      'Las fechas como {value} en {header} se leyeron con el día primero, porque las demás fechas del archivo lo tienen primero.',
    allowed: 'Una fecha como 2024-06-07 o 06/07/2024.',
    fix: 'No hay nada que hacer si es correcto. Si no, escriba las fechas como 2024-06-07.',
  },
  'date.day-or-month': {
    problem:
      'Las fechas como {value} en {header} no muestran si va primero el día o el mes. Se leyeron con el mes primero.',
    allowed: 'Una fecha como 2024-06-07 o 06/07/2024.',
    fix: 'No hay nada que hacer si es correcto. Si el día va primero, escriba las fechas como 2024-06-07 y suba el archivo de nuevo.',
  },
  'date.two-forms': {
    problem: 'Las fechas de {header} están escritas de más de una forma: {value}. Cada una se leyó según su forma.',
    allowed: ONE_DATE_FORM,
    fix: 'Mire algunas fechas. Para estar seguro, dé a toda la columna el formato aaaa-mm-dd y suba el archivo de nuevo.',
  },
  'number.unreadable': {
    problem: '{value} no es un número permitido en {header}.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  },
  'number.too-small': {
    problem: '{value} es demasiado pequeño para {header}.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  },
  'number.too-large': {
    problem: '{value} es demasiado grande para {header}.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  },
  'number.left-empty': {
    problem: '{value} no es un número permitido en {header}, así que se dejó vacío.',
    allowed: '{allowed}',
    fix: 'Corrija el número o deje la celda vacía. La fila cuenta sin él.',
  },
  'yes-no.unknown': {
    problem: '{value} no se entendió como sí o no, así que {header} se leyó como vacío.',
    allowed: '{allowed}',
    fix: 'Escriba Y (sí) o N.',
  },
  'grade-level.unreadable': {
    problem: 'No se pudo leer el grado {value}.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  },
  'grade-level.unknown': {
    problem: 'No se pudo leer el grado {value}, así que se dejó vacío.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  },
  'mark.unknown': {
    problem: 'La calificación {value} no se conoce. El curso no se califica y su crédito se toma como está escrito.',
    allowed: '{allowed}',
    fix: 'Si el curso se calificó, elija en Asignar columnas a qué calificación equivale, o escriba una letra, un porcentaje o aprobado.',
  },
  'mark.starred': {
    problem:
      'Calificaciones como {value} tienen un asterisco, que no se leyó. Puede señalar un curso repetido o reemplazado.',
    allowed: '{allowed}',
    fix: 'No hay nada que hacer si esas calificaciones cuentan. Si no, agregue una columna Repeat que diga qué cursos no cuentan y vuelva a cargar el archivo.',
  },
  'value.unknown': {
    problem: '{value} no es un valor reconocido para {header}. La fila cuenta como si esta celda estuviera vacía.',
    allowed: '{allowed}',
    fix: 'Escriba uno de los valores permitidos, si alguno corresponde.',
  },
  'value.not-accepted': {
    problem: '{value} no se acepta en {header}.',
    allowed: '{allowed}',
    fix: 'Quite la fila, o corrija la celda, y suba el archivo de nuevo.',
  },
  'text.too-long': {
    problem: '{header} es más largo de lo esperado.',
    allowed: '{allowed}',
    fix: 'Mire si dos columnas se han unido.',
  },
  'code.exponent': {
    problem:
      'Un programa de hojas de cálculo acortó el código {value}. Perdió sus últimas cifras, así que no coincide con ningún otro archivo.',
    allowed: '{allowed}',
    fix: 'Exporte el archivo de nuevo, ábralo con la columna en formato de texto y súbalo de nuevo.',
  },
  'code.several': {
    problem:
      '{value} parecen varios códigos en una celda. Se leyó como un solo código, que no coincide con ningún otro archivo.',
    allowed: '{allowed}',
    fix: 'Ponga cada curso en una fila propia y suba el archivo de nuevo. Si es un solo código, no hay nada que hacer.',
  },
  'code.looks-like-date': {
    problem: '{value} parece un código que un programa de hojas de cálculo convirtió en fecha.',
    allowed: '{allowed}',
    fix: 'Ponga la columna en formato de texto antes de abrir el archivo, para que 11-12 siga siendo 11-12.',
  },
  'grade-range.restored': {
    problem:
      'Los grados {value} son un intervalo que un programa de hojas de cálculo convirtió en fecha. Se leyeron como intervalo.',
    allowed: '{allowed}',
    fix: 'No hay nada que hacer si el intervalo es correcto. Para conservarlo, ponga la columna en formato de texto antes de abrir el archivo.',
  },
  'code.zeros-restored': {
    problem: 'Códigos de {header} habían perdido sus ceros iniciales, que se repusieron: {value}.',
    allowed: '{allowed}',
    fix: NOTHING,
  },
  'row.duplicate': {
    problem: 'La fila es una copia exacta de una fila anterior. Se dejó fuera.',
    allowed: 'Una fila por registro.',
    fix: 'No hay nada que hacer. Si hay muchas copias, revise los filtros de la exportación.',
  },
  'row.conflict': {
    problem:
      'La fila nombra el mismo registro que una fila anterior, con otro valor en {header}: {value}. Se conservó una de las dos.',
    allowed: 'Una fila por registro.',
    fix: 'Quite la fila equivocada y suba el archivo de nuevo.',
  },
  'row.told-apart': {
    problem:
      '{header} {value} se usa para varios cursos de un estudiante en un periodo. Este se conservó, con su título en lugar del código.',
    allowed: 'Un código para cada curso.',
    fix: 'No hay nada que hacer si son cursos distintos. Si no, quite la fila equivocada y suba el archivo de nuevo.',
  },
  'row.no-term': {
    problem:
      'El archivo no tiene periodo, y {value} repiten el estudiante, año y curso de una fila anterior. Pueden ser calificaciones de otros semestres. Solo se cuenta una fila de cada curso.',
    allowed: 'Una fila por estudiante, año escolar, periodo y curso.',
    fix: 'Agregue una columna Term (periodo), por ejemplo con S1 y S2, y suba el archivo de nuevo.',
  },
  'row.other-person': {
    problem:
      'El mismo identificador de estudiante, escuela y año se usan para dos personas. Esta fila posterior, {value}, se dejó fuera.',
    allowed: 'Una persona por identificador de estudiante.',
    fix: 'Averigüe cuál de las dos tiene el identificador, corrija la otra fila y suba el archivo de nuevo.',
  },
};

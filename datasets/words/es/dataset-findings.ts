import type { Sentences } from '../tongue.ts';

const SCED: Sentences = {
  problem: '{value} no es un código SCED.',
  allowed: 'Un código SCED de 5 caracteres (01001) o de 12 (01001G1.0011), que empieza con un área de SCED (01 a 25).',
  fix: 'Busque el curso en el buscador SCED del National Center for Education Statistics.',
};
const SCED_NOT_LISTED: Sentences = {
  problem:
    '{value} no es un curso de la versión 12 de SCED. Puede ser un curso de una versión anterior, o de un estado. Su área se leyó de los dos primeros dígitos.',
  allowed: 'Un código SCED de cualquier versión; los cursos se conocen por su nombre si están en la versión 12.',
  fix: 'No hay nada que hacer si el área es correcta.',
};
const NO_SAT_STEP: Sentences = {
  problem: '{value} no es múltiplo de 10, como lo son los puntajes de las secciones del SAT.',
  allowed: 'Un múltiplo de 10 entre 200 y 800.',
  fix: 'Revise si la columna contiene el puntaje de una sección u otra cosa.',
};
const CORRECT_DATE = 'Corrija la fecha.';

/** The rules of the datasets, and what shows only beside other files. */
export const DATASET_FINDINGS_ES: Readonly<Record<string, Sentences>> = {
  'roster.entry-after-exit': {
    problem: 'La fecha de ingreso {value} es posterior a la fecha de salida.',
    allowed: 'Una fecha de ingreso igual o anterior a la fecha de salida.',
    fix: 'Corrija la fecha de ingreso o la de salida y suba el archivo de nuevo.',
  },
  'roster.entry-after-year': {
    problem: 'La fecha de ingreso {value} es posterior al final del año escolar para el que cuenta la fila.',
    allowed: 'Una fecha de ingreso anterior a agosto del año en que termina el año escolar.',
    fix: 'Corrija la fecha de ingreso o el año escolar. Un archivo sin años escolares cuenta para el último año de la generación: si es de un año posterior, suba el de ese año.',
  },
  'roster.entries-of-another-year': {
    problem:
      'Casi todos los estudiantes, de cualquier grado, ingresaron en {value}, y las filas cuentan para un año posterior. El archivo puede ser de {value}.',
    allowed: 'Fechas de ingreso del año escolar, o del año en que llegó cada estudiante.',
    fix: 'Si es una lista de ese año, agregue una columna School year, o suba la lista del año para el que se tomó. Si la fecha es el día en que empezó un sistema nuevo, no hay nada que hacer.',
  },
  'roster.below-grade-9': {
    problem: 'El grado {value} está por debajo de la preparatoria. La fila se conserva, pero no se cuenta.',
    allowed: 'Grados 09 a 12.',
    fix: 'No hay nada que hacer si el estudiante estaba en la secundaria intermedia ese año.',
  },
  'roster.unlikely-age': {
    problem: 'Un estudiante nacido el {value} tendría menos de 12 o más de 23 años en ese año escolar.',
    allowed: 'Una fecha de nacimiento con la que el estudiante tenga entre 12 y 23 años.',
    fix: 'Corrija la fecha de nacimiento o el año escolar.',
  },
  'roster.test-student': {
    problem:
      'Un estudiante de apellido {value} con tal nombre es probablemente una prueba o un ejemplo, no una persona. La fila se cuenta como las demás.',
    allowed: 'Solo estudiantes reales.',
    fix: 'Si no es un estudiante real, quite la fila y suba el archivo de nuevo.',
  },
  'roster.state-id-shared': {
    problem:
      'El identificador estatal {value} aparece junto a varios identificadores locales. Es de un estudiante con varios, o de varios estudiantes.',
    allowed: 'Un identificador estatal por estudiante.',
    fix: 'Averigüe de quién es el identificador, y dé a cada estudiante uno local y uno estatal.',
  },
  'roster.local-id-shared': {
    problem:
      'El identificador de estudiante {value} aparece junto a varios identificadores estatales. Puede ser de varios estudiantes.',
    allowed: 'Un identificador por estudiante.',
    fix: 'Revise si la columna contiene el identificador del estudiante, y corrija las filas de los otros.',
  },
  'roster.grades-and-years': {
    problem:
      'Los grados de los estudiantes no suben con sus años escolares, por ejemplo de los estudiantes {value}. Ambos se leyeron como están.',
    allowed: 'Un grado que sube en uno cada año escolar, o el mismo donde se repite el grado.',
    fix: 'Si una columna se ordenó o se rellenó sin las otras, o tiene el grado actual, exporte el archivo otra vez y súbalo. Si no, corrija estas filas.',
  },
  'roster.same-day': {
    problem:
      'En {value} la inscripción empieza y termina el mismo día, y el estudiante está inscrito en otro lugar ese año. La inscripción que empieza al último decide la escuela de origen, así que el estudiante puede contar como retirado.',
    allowed: 'Inscripciones de estudiantes que llegaron a la escuela.',
    fix: 'Quite estas filas si los estudiantes nunca llegaron, y suba el archivo de nuevo.',
  },
  'roster.ids-swapped': {
    problem:
      'En {value} el identificador del estudiante es tan largo como el estatal en las otras filas, y al revés. Los dos pueden estar en la columna equivocada.',
    allowed: 'El identificador local y el estatal de cada estudiante en su propia columna.',
    fix: 'Si se agregaron filas de otra escuela o de otra exportación con las dos columnas en otro orden, ponga los identificadores en su columna y suba el archivo de nuevo.',
  },
  'roster.zeros-alone': {
    problem:
      'Algunos estudiantes tienen un identificador con ceros iniciales en unos años y sin ellos en otros: {value}. Ni nombres ni fechas de nacimiento muestran que son los mismos, así que cada uno cuenta como dos.',
    allowed: 'Un identificador por estudiante, escrito igual en todos los años.',
    fix: 'Exporte de nuevo todos los años con la columna de identificadores como Texto, o agregue nombres o fechas de nacimiento, y suba el archivo de nuevo.',
  },
  'roster.grades-too-high': {
    problem:
      'En {value} el grado es 13 y nadie está en noveno grado. Los números pueden ser uno más de lo debido, como donde el jardín de niños cuenta como 1.',
    allowed: 'Grados en los que quienes están en el último año tienen 12.',
    fix: 'Si en este archivo el último año es 13, exporte los nombres de los grados en lugar de sus identificadores y suba el archivo de nuevo. Si no, no hay nada que hacer.',
  },
  'roster.class-contradicts-grade': {
    problem: 'La generación de {value} no corresponde al grado: hay dos o más grados de diferencia.',
    allowed: 'El año de graduación que resulta del grado, con un año de diferencia como máximo.',
    fix: 'Corrija la generación o el grado.',
  },
  'catalog.level-and-title': {
    problem: 'El título {value} dice honores, y la columna de niveles tiene otro nivel. Se usó la columna de niveles.',
    allowed: 'El mismo nivel en ambos.',
    fix: 'Corrija el nivel si es un curso de honores. Si no, no hay nada que hacer.',
  },
  'catalog.sign-behind-title': {
    problem:
      'El título {value} termina en un signo, que a menudo indica un nivel, como en "* Honors". Ninguna columna dice el nivel de este curso, así que cuenta como general.',
    allowed: 'El nivel de cada curso en palabras: AP, IB, honors, general o college.',
    fix: 'Si el signo indica un nivel, agregue una columna Course level con él. Si no, no hay nada que hacer.',
  },
  'catalog.no-levels': {
    problem:
      'Ninguna columna, ningún título y ninguna descripción dice de algún curso que sea AP, IB o de honores. Todos cuentan como generales: {value}.',
    allowed: 'Una columna con el nivel de cada curso: AP, IB, honores, general o universitario.',
    fix: 'No hay nada que hacer si las escuelas no ofrecen tales cursos. Si una columna del archivo lo dice, elíjala en Asignar columnas.',
  },
  'catalog.sced-against-subject': {
    problem:
      'En {value} el área de {header} no es la que el archivo nombra. Se usó {header}. Puede contener códigos de un estado.',
    allowed: 'Códigos nacionales (SCED) que correspondan a la materia de cada curso.',
    fix: 'Si son códigos de su estado, diga en Asignar columnas que el archivo no tiene código SCED. Entonces cuentan las materias nombradas.',
  },
  'catalog.no-credits': {
    problem: 'El curso no otorga créditos.',
    allowed: 'Más de 0 créditos para un curso; 0 para horas de estudio, ayudantías y similares.',
    fix: 'No hay nada que hacer si el curso no otorga créditos.',
  },
  'catalog.ap-and-ib': {
    problem: 'El curso está marcado como AP y como IB. Se cuenta como AP.',
    allowed: 'AP o IB, no los dos.',
    fix: 'Quite una de las dos marcas.',
  },
  'catalog.level-of-description': {
    problem:
      'El nivel de {value} se leyó de la descripción. Ni una columna ni el título dicen uno superior al general.',
    allowed: 'Una columna con el nivel de cada curso: AP, IB, honors, general o college.',
    fix: 'No hay nada que hacer si estos cursos son AP, IB o de honores. Si no, agregue una columna con su nivel.',
  },
  'catalog.level-and-description': {
    problem: 'En {value} la descripción dice otro nivel que la columna de niveles. Se usó la columna.',
    allowed: 'El mismo nivel en ambas.',
    fix: 'Corrija una de las dos si la columna está mal.',
  },
  'catalog.sced-unknown': SCED,
  'catalog.sced-not-listed': SCED_NOT_LISTED,
  'transcripts.sced-unknown': SCED,
  'transcripts.sced-not-listed': SCED_NOT_LISTED,
  'cte.sced-unknown': SCED,
  'cte.sced-not-listed': SCED_NOT_LISTED,
  'catalog.middle-years': {
    problem:
      '{value} es un curso del Programa de los Años Intermedios del IB, pero está marcado como IB. Se contó como IB.',
    allowed: 'IB para los cursos del Programa del Diploma.',
    fix: 'Quite la marca si el curso no lleva a un examen del IB.',
  },
  'demographics.races-disagree': {
    problem:
      '{header} indica otra raza que las columnas de razas sueltas ({value}). Se usaron las columnas de razas sueltas.',
    allowed: 'La misma raza y etnia de un estudiante en todas las columnas.',
    fix: 'Mire algunos de estos estudiantes en su sistema escolar. Si las columnas de razas sueltas están mal, suba el archivo sin ellas.',
  },
  'demographics.all-low-income': {
    problem:
      'El {value} de los estudiantes son de bajos ingresos. Donde una escuela da de comer gratis a todos (CEP), el almuerzo no indica nada sobre los ingresos.',
    allowed: 'La situación de cada estudiante, según la certificación directa o el estado.',
    fix: 'Si sus escuelas participan en CEP, suba el archivo de nuevo con la certificación directa o la desventaja económica en lugar del almuerzo.',
  },
  'demographics.only-disabled': {
    problem:
      'El {value} de los estudiantes tienen una discapacidad. El archivo puede tener solo a estos estudiantes, o la columna puede indicar otra cosa.',
    allowed: 'Todos los estudiantes de la promoción, con y sin discapacidad.',
    fix: 'Si el archivo tiene solo a estos estudiantes, suba uno de todos: quien falta cuenta como sin dato. Si no, revise qué indica la columna.',
  },
  'demographics.none-disabled': {
    problem: 'Ninguno de los {value} estudiantes tiene una discapacidad. La columna puede indicar otra cosa.',
    allowed: 'Todos los estudiantes de la promoción, con y sin discapacidad.',
    fix: 'Mire en su sistema escolar algunos estudiantes que tienen un IEP. Si aquí están sin él, exporte la columna que lo indica y suba el archivo de nuevo.',
  },
  'demographics.only-learners': {
    problem:
      'El {value} de los estudiantes aprenden inglés. El archivo puede tener solo a estos estudiantes, o la columna puede indicar otra cosa.',
    allowed: 'Todos los estudiantes de la promoción, aprendan inglés o no.',
    fix: 'Si el archivo tiene solo a estos estudiantes, suba uno de todos: quien falta cuenta como sin dato. Si no, revise qué indica la columna.',
  },
  'student.not-on-roster': {
    problem:
      'El identificador de estudiante {value} no está en la lista de estudiantes. La fila se conserva, pero no se cuenta para ningún estudiante.',
    several:
      '{values} identificadores de estudiantes no están en la lista de estudiantes. Sus filas se conservan, pero no se cuentan para ningún estudiante.',
    allowed: 'Un identificador, local o estatal, de una lista de estudiantes subida.',
    fix: 'Agregue al estudiante a la lista, o corrija el identificador.',
  },
  'student.other-person': {
    problem:
      'El identificador {value} es de un estudiante con otro nombre y otra fecha de nacimiento en la lista. La fila se conserva, pero no se cuenta para ningún estudiante.',
    several:
      '{values} identificadores son de estudiantes con otros nombres y fechas de nacimiento en la lista. Sus filas se conservan, pero no se cuentan para ningún estudiante.',
    allowed: 'El identificador del estudiante que la fila nombra.',
    fix: 'Corrija el identificador. Si la fila es de ese estudiante, corrija el nombre o la fecha de nacimiento.',
  },
  'student.id-of-two': {
    problem:
      'El identificador de estudiante {value} es de otra persona, con otro nombre, en otra lista de estudiantes. No se puede saber de quién son las filas de los otros archivos, así que no se cuenta a ninguno de los dos.',
    several:
      '{values} identificadores de estudiantes son de otras personas, con otros nombres, en otra lista de estudiantes. No se puede saber de quién son las filas de los otros archivos, así que no se cuenta a ninguno de ellos.',
    allowed: 'Un identificador que ningún otro estudiante del distrito tiene.',
    fix: 'Use en todos los archivos un identificador único en el distrito, como el estatal. Si es una sola persona, corrija el nombre o la fecha de nacimiento.',
  },
  'student.id-elsewhere': {
    problem:
      'El identificador {value} está escrito de otra forma en otras filas, o el estudiante tiene otro allí. Los dos cuentan como un solo estudiante.',
    several:
      '{values} identificadores de estudiantes están escritos de otra forma en otras filas, por ejemplo sin ceros a la izquierda, o los estudiantes tienen otros allí. Cada estudiante se cuenta una vez.',
    allowed: 'El mismo identificador de un estudiante en todas las filas de todas las listas.',
    fix: 'No hay nada que hacer si son los mismos estudiantes. Si no, corrija los identificadores.',
  },
  'student.id-with-letters': {
    problem:
      'Otra lista de estudiantes tiene el identificador {value} sin las letras. Nada demuestra que sea el mismo estudiante, así que los dos cuentan como estudiantes distintos.',
    several:
      'Otras listas de estudiantes tienen {values} identificadores de esta sin las letras. Nada demuestra que sean los mismos estudiantes, así que cuentan como estudiantes distintos.',
    allowed: 'El mismo identificador de un estudiante en todas las listas.',
    fix: 'Si son los mismos estudiantes, escriba sus identificadores de la misma forma en todos los archivos, o agregue nombres y fechas de nacimiento a las listas. Si no, no hay nada que hacer.',
  },
  'student.maybe-same': {
    problem:
      'Otro identificador tiene el mismo nombre y fecha de nacimiento que {value}, o el mismo identificador estatal. Nada demuestra que sea el mismo estudiante, así que los dos cuentan como estudiantes distintos.',
    several:
      '{values} identificadores comparten con otro nombre y fecha de nacimiento, o el identificador estatal. Nada demuestra que sean los mismos estudiantes, así que cada uno cuenta como un estudiante distinto.',
    allowed: 'Un solo identificador por estudiante, en todos los años y en todas las listas.',
    fix: 'Si son los mismos estudiantes, use un solo identificador para cada uno en todos los archivos. Si no, no hay nada que hacer.',
  },
  'demographics.newer-file': {
    problem:
      'Un archivo demográfico más nuevo tiene otro valor para el estudiante {value} en el mismo año. Cuenta el más nuevo.',
    several:
      'Un archivo demográfico más nuevo tiene otros valores para {values} estudiantes en el mismo año. Cuentan los más nuevos.',
    allowed:
      'Los mismos valores de un estudiante y año en todos los archivos. Los archivos sin año escolar son todos de hoy.',
    fix: 'Revise qué archivo es el correcto, y quite o corrija el otro. Si los archivos son de años distintos, agregue a cada uno una columna de año escolar.',
  },
  'student.two-homes': {
    problem:
      'En el último año de las listas, el estudiante {value} está también en otra escuela. Ninguna fecha de ingreso o salida ni marca de escuela principal dice cuál es la suya. Cuenta la otra, porque su fila es la última.',
    several:
      'En el último año de las listas, {values} estudiantes están también en otra escuela. Ninguna fecha de ingreso o salida ni marca de escuela principal dice cuál es la suya. Para cada uno cuenta la otra, porque su fila es la última.',
    allowed:
      'Una sola escuela por estudiante: por una fecha de ingreso posterior, una marca de escuela principal o una salida de la otra.',
    fix: 'Agregue las fechas de ingreso y salida, o una columna que diga cuál es la escuela principal, y vuelva a subir el archivo. Si la otra escuela es la correcta, no hay nada que hacer.',
  },
  'year.without-rows': {
    problem:
      'La escuela no tiene filas de {value}, aunque sus otras filas y archivos muestran estudiantes allí en ese año. Quedan fuera de la cohorte.',
    several:
      'Faltan las filas de {values} años escolares en escuelas cuyas otras filas y archivos muestran estudiantes allí. Quedan fuera de la cohorte.',
    allowed: 'Filas de cada año escolar en que la escuela tuvo estudiantes de la generación.',
    fix: 'Suba las filas de ese año, o el archivo de nuevo con ellas. Si no están registradas en ningún lugar, no hay nada que hacer.',
  },
  'year.new-ids': {
    problem:
      'Casi ningún estudiante de {value} en la escuela tiene un identificador del año anterior. Si los identificadores cambiaron, cada uno cuenta como dos estudiantes, y los dos quedan fuera de la cohorte.',
    several:
      'En {values} años escolares, casi ningún estudiante de una escuela tiene un identificador del año anterior. Si los identificadores cambiaron, cada uno cuenta como dos estudiantes, y los dos quedan fuera de la cohorte.',
    allowed: 'El mismo identificador de un estudiante en todos los años.',
    fix: 'Si los identificadores cambiaron, escriba un solo identificador por estudiante en todos los archivos, o agregue a la lista identificadores estatales, o nombres y fechas de nacimiento. Si son otros estudiantes, no hay nada que hacer.',
  },
  'term.maybe-repeated': {
    problem:
      'Un expediente más nuevo tiene la misma calificación en un período con otro nombre que {value}. Se cuentan las dos, porque muy pocas filas muestran si los períodos son los mismos.',
    several:
      'Un expediente más nuevo tiene las mismas calificaciones de estos estudiantes, cursos y años en períodos con otros nombres. Se cuentan las dos, porque muy pocas filas muestran si los períodos son los mismos.',
    allowed: 'Cada calificación en un solo expediente, o los mismos nombres de los períodos en los dos.',
    fix: 'Si son las mismas calificaciones, quite uno de los dos expedientes o escriba los períodos igual en los dos.',
  },
  'gpa.other-scale': {
    problem:
      'El estudiante tiene menos de tres calificaciones, así que cuenta su promedio acumulado de {value}. Este archivo tiene promedios de más de 4.0, así que puede ser ponderado o de otra escala.',
    several:
      'Estos estudiantes tienen menos de tres calificaciones, así que cuentan sus promedios acumulados. Este archivo tiene promedios de más de 4.0, así que pueden ser ponderados o de otra escala.',
    allowed: 'Un promedio sin ponderar, de 0 a 4.0.',
    fix: 'Suba el promedio sin ponderar en la escala de 4.0, o las calificaciones finales de estos estudiantes.',
  },
  'score.before-grade-9': {
    problem:
      'Un estudiante de la cohorte tiene un puntaje con fecha {value}, antes del grado 9. Se cuenta como uno de la secundaria.',
    several:
      'Hay estudiantes de la cohorte con puntajes de antes del grado 9, de {values} fechas distintas. Se cuentan como los de la secundaria.',
    allowed: 'Una fecha de los cuatro años escolares de la generación.',
    fix: 'No hay nada que hacer si el estudiante hizo la prueba antes, por ejemplo en una búsqueda de talentos. Si no, corrija la fecha o el identificador, o elimine la fila.',
  },
  'score.after-graduation': {
    problem:
      'Un estudiante de la cohorte tiene un puntaje con fecha {value}, después de la graduación de la generación. Se cuenta, pero puede ser de otro estudiante.',
    several:
      'Hay estudiantes de la cohorte con puntajes de después de la graduación de la generación, de {values} fechas distintas. Se cuentan, pero pueden ser de otros estudiantes.',
    allowed: 'Una fecha de los cuatro años escolares de la generación.',
    fix: 'Corrija la fecha o el identificador, o elimine la fila si el estudiante hizo la prueba después de la secundaria.',
  },
  'course.not-in-catalog': {
    problem:
      'El código de curso {value} no está en ningún catálogo de cursos subido. La fila se conserva y cuenta como sin correspondencia.',
    several:
      '{values} códigos de curso no están en ningún catálogo de cursos subido. Sus filas se conservan y cuentan como sin correspondencia.',
    allowed: 'Un código de curso de un catálogo de cursos subido.',
    fix: 'Agregue el curso al catálogo de su escuela y año, o corrija el código.',
  },
  'course.zeros-lost': {
    problem:
      'El código de curso {value} tiene ceros a la izquierda en otros archivos. Ambos cuentan como un solo curso.',
    several:
      '{values} códigos de curso tienen ceros a la izquierda en otros archivos. Con ceros o sin ellos, cada uno cuenta como un solo curso.',
    allowed: 'El mismo código de un curso en todos los archivos.',
    fix: 'No hay que hacer nada si son los mismos cursos. De lo contrario, corrija los códigos.',
  },
  'course.many-credits': {
    problem:
      '{value} créditos por una sola calificación valen más que dos cursos de un año completo. Pueden ser horas de crédito universitarias o créditos de otro distrito. Se cuentan tal como están.',
    allowed: 'Créditos en la escala de los demás cursos de la escuela.',
    fix: 'Revise los créditos. Si son horas de crédito universitarias, use los créditos que la escuela da por el curso, y vuelva a subir el archivo.',
  },
  'course.title-differs': {
    problem: 'El título {value} no tiene nada en común con los títulos que los catálogos dan a su código de curso.',
    allowed: 'El título del catálogo, completo o abreviado.',
    fix: 'Mire cuál de los dos está mal, el código o el título. Lo que cuenta es el código.',
  },
  'student.matched-on': {
    problem: 'Las filas de este archivo se relacionaron por {value}.',
    allowed: 'El identificador local o estatal de la lista de estudiantes, del mismo tipo en todo el archivo.',
    fix: 'No hay nada que hacer si ese es el identificador correcto. Los que no están en la lista de estudiantes se muestran uno por uno.',
  },
  'student.names-swapped': {
    problem:
      'Los nombres y los apellidos están al revés que en otros archivos de esta auditoría, en {value} que están en ambos.',
    allowed: 'El apellido bajo el encabezado del apellido, en todos los archivos.',
    fix: 'Revise {header}. Si contiene nombres de pila, intercambie los dos encabezados en la fila de encabezados y suba el archivo de nuevo. Si no, los otros archivos están mal.',
  },
  'transcripts.no-grade-no-credit': {
    problem:
      'La fila no tiene calificación final ni créditos obtenidos. Se conserva como curso sin terminar y no cuenta en ningún promedio ni crédito.',
    allowed: 'Una calificación y créditos cuando el curso ha terminado.',
    fix: 'No hay nada que hacer si el curso está en progreso. Si no, complete su calificación y sus créditos y vuelva a subir el archivo.',
  },
  'transcripts.credit-without-grade': {
    problem: 'La fila tiene crédito obtenido y ninguna calificación final.',
    allowed: 'Una calificación dondequiera que se obtuvo crédito; P o CR si no hay letra.',
    fix: 'Escriba la calificación, o quite el crédito, y suba el archivo de nuevo.',
  },
  'transcripts.credit-with-failing-grade': {
    problem: 'La calificación {value} no otorga crédito, pero la fila indica alguno. Se contó como ninguno.',
    allowed: 'Ningún crédito obtenido con F, E, WF, NP, NC, U o un porcentaje menor de 60.',
    fix: 'Corrija la calificación o ponga en 0 el crédito obtenido.',
  },
  'transcripts.title-for-code': {
    problem: 'En {value} un curso transferido no tiene código. Su título se usó en lugar del código.',
    allowed: 'Un código de curso, que los cursos transferidos pueden no tener.',
    fix: 'No hay nada que hacer.',
  },
  'transcripts.credits-like-grade-level': {
    problem: 'Los créditos obtenidos ({value}) parecen un grado, y el grado parece créditos.',
    allowed: 'Los créditos y los grados, cada uno bajo su encabezado.',
    fix: 'Si estas filas se copiaron de un archivo con otro orden de columnas, ponga sus valores bajo el encabezado correcto y suba el archivo de nuevo.',
  },
  'transcripts.earned-above-attempted': {
    problem: '{value} créditos obtenidos son más que los intentados.',
    allowed: 'Créditos obtenidos hasta el número de los intentados.',
    fix: 'Corrija uno de los dos.',
  },
  'transcripts.high-gpa': {
    problem: 'Un GPA acumulado de {value} es poco común.',
    allowed: 'Un GPA de 0 a 5.',
    fix: 'Revise si la columna contiene otra cosa.',
  },
  'transcripts.several-mark-levels': {
    problem:
      'Algunos cursos tienen calificaciones de varios tipos de períodos, como trimestre, semestre y año. Para que ningún curso cuente dos veces, {value} no se cuentan.',
    allowed: 'Un solo tipo de período por curso: el que lleva el crédito.',
    fix: 'No hay nada que hacer si las calificaciones con crédito son las finales. Si no, exporte solo las calificaciones finales.',
  },
  'transcripts.weighted-points': {
    problem:
      '{value} tienen puntos de calificación por encima de 4: están ponderados. El GPA se calcula a partir de las calificaciones, sin ponderación.',
    allowed: 'Puntos sin ponderar de 0 a 4.',
    fix: 'No hay nada que hacer si las calificaciones son correctas.',
  },
  'transcripts.grades-and-years': {
    problem:
      'Los grados de los estudiantes no suben con sus años escolares, por ejemplo de los estudiantes {value}. Ambos se leyeron como están.',
    allowed: 'Un grado que sube en uno cada año escolar, o el mismo donde se repite el grado.',
    fix: 'Si una columna se ordenó o se rellenó sin las otras, o tiene el grado actual, exporte el archivo otra vez y súbalo. Si no, corrija estas filas.',
  },
  'transcripts.e-beside-f': {
    problem:
      'En {value} la calificación es E, mientras que otras son F. Ambas cuentan como reprobatorias, pero junto a F una E puede ser exento, dispensado o excelente.',
    allowed: 'Una sola letra para reprobar, E o F.',
    fix: 'Nada que hacer si ambas son calificaciones reprobatorias. Si no, escriba EX para exento o dispensado, o la calificación que corresponda, y suba el archivo de nuevo.',
  },
  'transcripts.pass-without-credit': {
    problem:
      'En {value} un curso aprobado tiene créditos intentados y ninguno obtenido. Cuenta en el promedio, y no como crédito.',
    allowed: 'El crédito de cada curso aprobado.',
    fix: 'Nada que hacer si estos cursos no dan crédito. Si el crédito aún no está registrado, suba el archivo de nuevo cuando lo esté.',
  },
  'transcripts.percent-without-credit': {
    problem:
      'En {value} una calificación de 60 o más no tiene crédito, como donde se exige más para aprobar. Cuenta como una D con 1 punto de calificación.',
    allowed: 'Porcentajes en los que 60 es una calificación aprobatoria.',
    fix: 'Nada que hacer si estos cursos se aprobaron. Si se reprobaron, suba el archivo de nuevo con las letras, F para estos cursos.',
  },
  'transcripts.standards-based': {
    problem:
      'Todas las calificaciones son números enteros o medios {value}. Pueden ser calificaciones basadas en estándares; se leyeron como puntos.',
    allowed: 'Letras, porcentajes, o puntos de calificación de 0 a 4.',
    fix: 'Si 4 no significa una A, suba el archivo de nuevo con las letras.',
  },
  'tests.no-student': {
    problem:
      'La fila no nombra a ningún estudiante. {header} está en blanco, y no están el nombre, el apellido y la fecha de nacimiento.',
    allowed: 'El identificador de la lista de estudiantes, o apellido, nombre y fecha de nacimiento.',
    fix: 'Escriba el identificador, o quite la fila, y suba el archivo de nuevo.',
  },
  'tests.test-unclear': {
    problem: 'La fila no indica de qué examen es, y sus puntajes no lo muestran.',
    allowed: 'SAT, ACT, IB o AP.',
    fix: 'Escriba el examen, o quite la fila, y suba el archivo de nuevo.',
  },
  'tests.score-out-of-range': {
    problem: '{value} no es un puntaje posible en este examen.',
    allowed: 'De 1 a 5 en AP, de 1 a 7 en IB, de A a E en el núcleo del IB, N si no hay puntaje.',
    fix: 'Corrija el puntaje y suba el archivo de nuevo.',
  },
  'tests.no-score': {
    problem: 'El examen no tiene puntaje. La fila se conserva, pero no se cuenta como puntaje de examen.',
    allowed: 'Un puntaje, o N si el estudiante no presentó el examen.',
    fix: 'No hay nada que hacer si el estudiante no tiene puntaje.',
  },
  'tests.no-section': {
    problem:
      'En esta fila no se encontró ningún puntaje de sección, total o compuesto. Se conserva, pero no se usa para los mejores puntajes combinados.',
    allowed: 'Al menos una sección, un total o un compuesto.',
    fix: 'Escriba o corrija el puntaje, y el nombre de su sección si la fila tiene uno, o quite la fila.',
  },
  'tests.sub-score-by-name': {
    problem: '{value} es un puntaje parcial, no un examen propio. No se cuenta.',
    allowed: 'Exámenes AP; el puntaje parcial AB de Calculus BC y los dos de Music Theory son partes de ellos.',
    fix: 'No hay nada que hacer.',
  },
  'tests.sub-score': {
    problem: 'El código {value} es de un puntaje parcial, no de un examen propio. No se cuenta.',
    allowed: 'Códigos de exámenes AP; 69, 76 y 77 son puntajes parciales.',
    fix: 'No hay nada que hacer: los archivos normales del College Board los contienen.',
  },
  'tests.unknown-exam': {
    problem:
      '{value} no es un código de examen AP. El puntaje se cuenta por el nombre del examen o, sin él, en Other (otros).',
    allowed: 'Un código de examen AP de dos cifras, como 07.',
    fix: 'Corrija el código.',
  },
  'tests.pre-ap': {
    problem: '{value} no es un examen AP. Los cursos Pre-AP tienen pruebas propias, que la auditoría no usa.',
    allowed: 'Exámenes AP.',
    fix: 'Quite la fila y suba el archivo de nuevo.',
  },
  'tests.code-and-name': {
    problem: 'El código {value} es de otro examen AP que el nombre que está al lado. Se usó el código.',
    allowed: 'El código y el nombre del mismo examen.',
    fix: 'Corrija uno de los dos. Si el código es el número de un curso, suba el archivo sin él.',
  },
  'tests.unknown-exam-name': {
    problem: '{value} no es un examen AP ni una asignatura IB que conozcamos. El puntaje se cuenta en Other (otros).',
    allowed: 'El nombre como lo escribe el College Board o el IB, o el código del examen AP al lado.',
    fix: 'Corrija el nombre, o agregue el código del examen.',
  },
  'tests.ib-session': {
    problem: '{value} no está en una convocatoria de exámenes del IB. El puntaje se cuenta en el año de la fecha.',
    allowed: 'Una fecha en mayo o en noviembre.',
    fix: 'Revise si la fecha es la de los resultados, y escriba en su lugar la convocatoria: May 2024.',
  },
  'tests.sat-ebrw-step': NO_SAT_STEP,
  'tests.sat-math-step': NO_SAT_STEP,
  'tests.sat-total-not-sum': {
    problem: 'El total {value} no es la suma de las dos secciones. Se usan las secciones.',
    allowed: 'La suma de EBRW y Math.',
    fix: 'Corrija el total o las secciones.',
  },
  'tests.act-composite-not-mean': {
    problem: 'El compuesto {value} no es el promedio redondeado de las cuatro secciones. Se usan las secciones.',
    allowed: 'El promedio de English, Math, Reading y Science, con las mitades redondeadas hacia arriba.',
    fix: 'Corrija el compuesto o las secciones.',
  },
  'tests.future-date': {
    problem: 'La fecha del examen {value} está en el futuro.',
    allowed: 'Una fecha en la que se presentó el examen.',
    fix: CORRECT_DATE,
  },
  'tests.old-sat': {
    problem:
      'El SAT de {value} tenía otras secciones (Critical Reading, Mathematics, Writing) y un total de hasta 2400. Sus puntajes no se comparan con los posteriores a marzo de 2016.',
    allowed: 'Un SAT presentado en marzo de 2016 o después.',
    fix: 'No hay nada que hacer si el estudiante lo presentó entonces. Si no, corrija la fecha.',
  },
  'tests.old-date': {
    problem: 'La fecha del examen {value} es más de cinco años anterior a la graduación.',
    allowed: 'Una fecha en los años de preparatoria de la generación.',
    fix: CORRECT_DATE,
  },
  'cte.no-pathway': {
    problem: 'La fila no tiene ni nombre ni código de la trayectoria.',
    allowed: 'El nombre o el código de una trayectoria en cada fila.',
    fix: 'Escriba la trayectoria, o quite la fila, y suba el archivo de nuevo.',
  },
  'cte.code-of-two-pathways': {
    problem: 'El código de trayectoria {value} tiene dos nombres. Se cuentan como una sola trayectoria.',
    allowed: 'Un nombre por código de trayectoria.',
    fix: 'Corrija el código o el nombre, si son dos trayectorias.',
  },
  'cte.pathway-of-two-clusters': {
    problem: 'La trayectoria {value} tiene cursos de dos sectores profesionales. Se cuentan como una sola trayectoria.',
    allowed: 'Un sector profesional por trayectoria.',
    fix: 'Si son dos trayectorias, dé a cada una su propio código o nombre. Si un nombre se copió en filas de otra trayectoria, o una columna se ordenó por sí sola, corríjalo.',
  },
  'cte.single-course-pathway': {
    problem: 'La trayectoria {value} tiene un solo curso. Un estudiante no puede llegar a concentrarse en ella.',
    allowed: 'Dos o más cursos por trayectoria, escuela y año (Perkins V).',
    fix: 'Agregue los otros cursos de la trayectoria.',
  },
  'cte.cip-form': {
    problem: '{value} no tiene la forma de un código CIP; un programa de hojas de cálculo puede haberle quitado ceros.',
    allowed: 'Dos cifras, un punto y cuatro cifras: 01.0100.',
    fix: 'Ponga la columna en formato de texto y escriba el código completo.',
  },
};

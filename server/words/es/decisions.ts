import type { StatisticsForms } from '../statistics.ts';

/** How columns came to be read as they are. */
export const DECISIONS_ES: StatisticsForms['lines'] = {
  '{label} was taken from the name of the sheet.': '{label} se tomó del nombre de la hoja.',
  '{label} was taken from the names of the sheets.': '{label} se tomó de los nombres de las hojas.',
  "'{header}' was read as {label}, too, because its values are terms with their school year.":
    "'{header}' se leyó también como {label}, porque sus valores son períodos con su año escolar.",
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
  "'{header}' was read as the plus or minus of '{other}'.": "'{header}' se leyó como el más o el menos de '{other}'.",
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
  "'{header}' was read as {label} because its values are names of levels.":
    "'{header}' se leyó como {label} porque sus valores son nombres de niveles.",
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
  "Rows of {texts} in '{header}' were read as final grades, because the other terms of these courses have no credit.":
    "Las filas de {texts} en '{header}' se leyeron como calificaciones finales, porque los demás períodos de estos cursos no tienen crédito.",
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
  "'{header}' was read with '{other}': who left before the school year counts as exited, and on a day that cannot be read as unknown.":
    "'{header}' se leyó junto con '{other}': quien salió antes del año escolar cuenta como que salió, y en un día que no se puede leer, como desconocido.",
  "'{header}' was read with '{other}': whose status ended before the school year, or on a day that cannot be read, counts as unknown.":
    "'{header}' se leyó junto con '{other}': quien dejó de tenerlo antes del año escolar, o en un día que no se puede leer, cuenta como desconocido.",
  '{headers} were read together as Test: they say which test a row is of.':
    '{headers} se leyeron juntas como Test: dicen de qué prueba es cada fila.',
  '{headers} were read together as Race list.': '{headers} se leyeron juntas como Race list.',
  '{headers} were read together as Hispanic / Latino.': '{headers} se leyeron juntas como Hispanic / Latino.',
};

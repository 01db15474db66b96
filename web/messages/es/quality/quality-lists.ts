import type { qualityLists as english } from '../../en/quality/quality-lists.ts';
import type { Words } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const students = (count: number) => form(count, 'estudiante', 'estudiantes');

/** 'puntajes de ACT' at the beginning of a line. */
const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

export const qualityLists: Words<typeof english> = {
  back: (name) => `Volver al detalle: ${name}`,
  download: 'Descargar como CSV',
  downloadError: 'No se pudo preparar el archivo. No se ha perdido nada; inténtelo de nuevo en un momento.',
  page: (list) => `Páginas de ${list}`,
  loadError: 'No se pudo cargar la lista.',
  row: (file, row) => `${file}, fila ${row}`,

  leftOut: {
    open: (count, number) => form(number, 'Ver al estudiante', `Ver a los ${count} ${students(number)}`),
    title: {
      roster_in_any_year: 'Todos los estudiantes',
      class_member: 'No es de la generación',
      not_withdrawn: 'Baja o traslado',
      roster_in_all_four_years: 'Sin inscripción en uno o más años',
      transcript_in_all_four_years: 'Sin expediente en uno o más años',
      cohort: 'Cohorte EOA',
    },
    count: (count, number) => `${count} ${students(number)} fuera`,
    found: (count, number) => `${count} ${form(number, 'estudiante encontrado', 'estudiantes encontrados')}`,
    search: 'Buscar un identificador',
    searchHint: 'Cualquier parte del identificador',
    none: 'Nadie queda fuera aquí.',
    notFound: 'Ningún identificador contiene este texto.',
    caption: 'Estudiantes que quedan fuera, y por qué',
    student: 'Identificador',
    school: 'Escuela',
    why: 'Por qué',
    look: 'Dónde mirar',
    noSchool: 'Sin escuela',
  },

  unmatched: {
    title: {
      students_demographics: 'Estudiantes sin datos demográficos',
      transcript_courses: 'Cursos de expedientes que no están en ningún catálogo',
      test_scores: 'Puntajes que no corresponden a ningún estudiante de la lista',
      cte_courses: 'Cursos CTE que no están en ningún catálogo',
    },
    open: {
      students_demographics: 'Ver a los estudiantes sin datos demográficos',
      transcript_courses: 'Ver los cursos sin coincidencia',
      test_scores: 'Ver los puntajes sin coincidencia',
      cte_courses: 'Ver los cursos sin coincidencia',
    },
    section: 'Qué coincide',
    caption: 'Sin coincidencia, lo más frecuente primero',
    value: {
      students_demographics: 'Identificador',
      transcript_courses: 'Curso',
      test_scores: 'Estudiante',
      cte_courses: 'Curso',
    },
    rows: {
      students_demographics: 'Filas',
      transcript_courses: 'Filas',
      test_scores: 'Puntajes',
      cte_courses: 'Filas',
    },
    students: 'Estudiantes',
    likely: 'Probablemente',
    nothingSimilar: 'No se encontró nada parecido',
    none: 'Todo coincide.',
    causes: 'Qué hay detrás',
    cause: (words, items, rows) =>
      `${words}: ${plural(items, 'distinto', 'distintos')}, ${plural(rows, 'fila', 'filas')}`,
    causeOfItems: (words, items) => `${words}: ${items}`,
  },

  matchedOn: {
    title: 'Cómo se encuentra a los estudiantes',
    note: 'Comparamos los identificadores de cada archivo con cada clase de identificador de la lista y usamos la que más coincide.',
    line: (kind) => `por ${kind}`,
    ids: (matched, total) => `${matched} de ${total}`,
    caption: 'Clase de identificador por archivo',
    file: 'Archivo',
    kind: 'Por',
    share: 'Parte',
    count: 'Identificadores encontrados',
  },

  equity: {
    title: 'De quién faltan datos',
    note: 'Todos los estudiantes con una fila en la lista, por grupo. El factor compara cada grupo con todos los estudiantes; los grupos de menos de 10 se muestran pero no se comparan.',
    rates: {
      missing: 'Sin datos demográficos',
      unmatched: 'Cursos sin coincidencia',
      left_out: 'Fuera por años que faltan',
      outside: 'Fuera de la cohorte EOA',
    },
    sentences: {
      missing: (group, times) =>
        `${group}: les faltan valores demográficos ${times} veces lo que a todos los estudiantes.`,
      unmatched: (group, times) => `${group}: sus cursos quedan sin coincidencia ${times} veces lo que los de todos.`,
      left_out: (group, times) =>
        `${group}: quedan fuera por años que faltan ${times} veces lo que todos los estudiantes.`,
      outside: (group, times) => `${group}: están fuera de la cohorte EOA ${times} veces lo que todos los estudiantes.`,
    },
    even: 'A ningún grupo le afecta mucho más que a todos los estudiantes.',
    caption: (dimension) => `Datos que faltan: ${dimension}`,
    group: 'Grupo',
    students: 'Estudiantes',
    all: 'Todos los estudiantes',
    times: (ratio) => `${ratio}×`,
    more: 'más a menudo',
    small: 'menos de 10',
    groups: {
      'american indian': 'Estudiantes indígenas americanos',
      asian: 'Estudiantes asiáticos',
      black: 'Estudiantes negros',
      latinx: 'Estudiantes latinos',
      white: 'Estudiantes blancos',
      'pacific islander': 'Estudiantes de las islas del Pacífico',
      'two or more': 'Estudiantes de dos o más razas',
      other: 'Estudiantes de otro grupo',
      male: 'Estudiantes hombres',
      female: 'Estudiantes mujeres',
      'english language learner': 'Aprendices de inglés',
      'native / fluent': 'Hablantes nativos o con dominio',
      'with disabilities': 'Estudiantes con discapacidades',
      'without disabilities': 'Estudiantes sin discapacidades',
      'low-income': 'Estudiantes de bajos ingresos',
      'above low-income': 'Estudiantes sin bajos ingresos',
      unknown: 'Estudiantes sin un valor',
    },
    error: '¡Error al obtener los datos de equidad!',
  },

  provenance: {
    notUploaded: 'Sin subir',
    notOffered: 'No se ofrece',
    processing: 'Aún en proceso',
    unreadable: 'No se pudo leer el archivo',
    missing: (label, state) => `${capital(label)}: ${state}`,
    missingAt: (label, state, count) => `${capital(label)}: ${state} en ${plural(count, 'escuela', 'escuelas')}`,
    state: { not_uploaded: 'sin subir', processing: 'aún en proceso', unreadable: 'no se pudo leer el archivo' },
    updating: 'Actualizando',
    left: (count, number) => `${count} ${form(number, 'fila fuera', 'filas fuera')}`,
    noneLeft: 'ninguna fila fuera',
    without: 'Calculado sin',
    more: (count) => `y ${number(count)} más`,
    points: (delta) => `${delta} puntos`,
    changed: (numbers, files, when) => `Cambió el ${when}: ${numbers}${files === '' ? '' : ` (${files})`}`,
  },
};

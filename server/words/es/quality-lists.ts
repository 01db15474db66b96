import { schoolYear, written } from '#datasets/kit/english.ts';
import type { LeftOutFacts, QualityListWords } from '../quality-lists.ts';

const lists = new Intl.ListFormat('es-US');
const years = (missing: readonly number[]) => lists.format(missing.map(schoolYear));

const EXITS: Readonly<Record<string, string>> = {
  'transferred out': 'Se trasladó',
  dropped: 'Abandonó los estudios',
  'no-show': 'Se inscribió, pero nunca asistió',
  withdrawn: 'Se dio de baja',
};

function belongsTo({ last_year, grade_level, graduation_year }: LeftOutFacts): string {
  const grade = `Grado ${grade_level} en ${schoolYear(last_year)}`;
  return graduation_year === null ? grade : `${grade}, generación ${graduation_year}`;
}

const UNITS = {
  students_demographics: ['estudiante', 'estudiantes'],
  transcript_courses: ['fila', 'filas'],
  test_scores: ['puntaje', 'puntajes'],
  cte_courses: ['curso', 'cursos'],
} as const;

const STEPS = {
  roster_in_any_year: 'en la lista algún año',
  class_member: 'de otra generación',
  not_withdrawn: 'con baja',
  roster_in_all_four_years: 'sin lista algún año',
  transcript_in_all_four_years: 'sin expediente algún año',
  cohort: 'cohorte',
} as const;

const KINDS = {
  students_demographics: 'datos demográficos',
  transcript_courses: 'cursos de expedientes',
  test_scores: 'puntajes',
  cte_courses: 'cursos CTE',
} as const;

export const QUALITY_LISTS_ES: QualityListWords = {
  leftOut: {
    class_member: (facts) => ({
      reason: `${belongsTo(facts)}.`,
      fix: 'No hay nada que hacer si eso es correcto. Si no, corrija el grado o el año de graduación en la lista de estudiantes.',
    }),
    not_withdrawn: ({ exit_date, exit_kind, status }) => {
      const how = EXITS[exit_kind ?? ''] ?? EXITS[status ?? ''] ?? 'Se fue';
      return {
        reason: exit_date === null ? `${how}.` : `${how}, fecha de salida ${exit_date}.`,
        fix: 'No hay nada que hacer si eso es correcto. Si no, corrija la fecha de salida, el código de salida o el estado en la lista de estudiantes.',
      };
    },
    roster_in_all_four_years: ({ missing_years }) => ({
      reason: `Sin fila en la lista de estudiantes para ${years(missing_years)}.`,
      fix: 'Agregue los años que faltan a la lista de estudiantes, o una inscripción cuyas fechas de ingreso y salida los cubran.',
    }),
    transcript_in_all_four_years: ({ missing_years }) => ({
      reason: `Sin ningún curso en un expediente para ${years(missing_years)}.`,
      fix: 'Agregue a los expedientes los cursos de los años que faltan, también los transferidos de otra escuela.',
    }),
    roster_in_any_year: () => ({ reason: 'No queda fuera.', fix: 'No hay nada que hacer.' }),
    cohort: () => ({ reason: 'No queda fuera.', fix: 'No hay nada que hacer.' }),
  },
  reasons: {
    other_id: {
      candidate: 'Otro identificador de este estudiante.',
      cause: 'Otro tipo de identificador que en el resto del archivo',
    },
    name_and_birth_date: {
      candidate: 'El mismo nombre y fecha de nacimiento.',
      cause: 'Otro identificador, pero el mismo nombre y fecha de nacimiento',
    },
    leading_zeros: { candidate: 'Lo mismo sin ceros iniciales.', cause: 'Faltan o sobran ceros iniciales' },
    punctuation: { candidate: 'Las mismas letras y cifras.', cause: 'Otros espacios o signos de puntuación' },
    same_title: { candidate: 'El mismo título.', cause: 'Otro código, pero el mismo título' },
    transposed: {
      candidate: 'Dos caracteres vecinos están intercambiados.',
      cause: 'Dos caracteres están intercambiados',
    },
    one_character: { candidate: 'Un carácter es distinto.', cause: 'Un carácter es distinto' },
    last_name_and_birth_date: {
      candidate: 'El mismo apellido, inicial y fecha de nacimiento.',
      cause: 'Un nombre escrito de otra manera',
    },
    other_school: { candidate: 'En el catálogo de otra escuela.', cause: 'Solo en el catálogo de otra escuela' },
    similar_title: { candidate: 'Un título parecido.', cause: 'Otro código y un título parecido' },
  },
  noCandidate: 'No se encontró nada parecido',
  notes: {
    no_record: 'Sin fila en un archivo de datos demográficos.',
    no_value: 'Tiene una fila en un archivo de datos demográficos, sin ningún valor.',
    no_id:
      'La fila no tiene identificador del estudiante, y no hay un único estudiante con este nombre y fecha de nacimiento.',
  },
  clears: (kind, cleared, all) =>
    `Corregirlo resuelve ${written(cleared)} de ${written(all)} ${UNITS[kind][all === 1 ? 0 : 1]}.`,
  csv: {
    leftOutFile: (step) => `estudiantes que quedan fuera${step ? ` - ${STEPS[step]}` : ''}.csv`,
    unmatchedFile: (kind) => `sin emparejar - ${KINDS[kind]}.csv`,
    leftOut: [
      'Identificador del estudiante',
      'Escuela',
      'Por qué queda fuera',
      'Cómo corregirlo',
      'Años que faltan',
      'Fila en la lista',
      'Fila en los expedientes',
    ],
    unmatched: [
      'Sin emparejar',
      'Nombre o título',
      'Nota',
      'Filas',
      'Estudiantes',
      'Primera fila',
      'Probablemente',
      'Su nombre o título',
      'Por qué',
      'También posible',
    ],
    place: (file, row) => `${file}, fila ${row}`,
  },
};

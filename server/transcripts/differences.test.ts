import { expect, it } from 'vitest';
import { type Transcript, Transcript as TranscriptSchema } from '#contract/transcripts/transcript-records.ts';
import { DIFFERENCES } from '#server/words/differences.ts';
import { differences } from './differences.ts';

const course = (title: string, more: object = {}) => ({
  school_year: '2023-2024',
  term: 'Y1',
  course_code: title.toUpperCase(),
  title,
  subject_area: 'Science',
  level: 'general',
  is_cte: false,
  grade: 'B',
  credits: 1,
  standing: 'counted',
  in_gpa: true,
  school: null,
  ...more,
});

const transcript = (courses: object[], more: object = {}): Transcript =>
  TranscriptSchema.parse({
    id: 'A'.repeat(22),
    category: 'ON_THE_CUSP',
    race: 'black',
    gender: 'female',
    disability_status: 'unknown',
    english_learner: 'unknown',
    low_income: 'unknown',
    gpa: 3,
    student_label: 'Student 00001',
    credits: courses.length,
    years: [{ period: '2023-2024', grade_level: 12, credits: courses.length, courses }],
    subjects: [],
    scores: [{ test: 'SAT', name: 'SAT superscore', taken: null, score: '1200' }],
    credit_divisors: [1],
    as_of: { version: 1, computed_at: null },
    ...more,
  });

const before = transcript([course('Biology'), course('Physics')]);

it('says nothing of data that is the same, whatever the order of its keys', () => {
  const same = transcript([course('Physics'), course('Biology')], {
    scores: [{ score: '1200', taken: null, name: 'SAT superscore', test: 'SAT' }],
    as_of: { version: 2, computed_at: null },
  });
  expect(differences(before, same, DIFFERENCES.en)).toEqual([]);
});

it('names what came, went and changed', () => {
  const now = transcript(
    [course('Biology', { grade: 'A' }), course('Algebra'), course('Art'), course('Band'), course('Choir')],
    {
      gpa: 3.25,
      race: 'white',
      scores: [],
    },
  );
  expect(differences(before, now, DIFFERENCES.en)).toEqual([
    'GPA was 3.00, is now 3.25.',
    'Credits were 2.00, are now 5.00.',
    '4 courses added: Algebra, Art, Band and 1 more.',
    '1 course removed: Physics.',
    '1 course with a different grade, credits, level or subject area: Biology.',
    'Test scores changed.',
    'Demographics changed.',
  ]);
  expect(differences(before, now, DIFFERENCES.es)).toEqual([
    'El GPA era 3.00; ahora es 3.25.',
    'Los créditos eran 2.00; ahora son 5.00.',
    '4 cursos agregados: Algebra, Art, Band y 1 más.',
    '1 curso eliminado: Physics.',
    '1 curso con otra calificación, otros créditos, otro nivel u otra área: Biology.',
    'Cambiaron los puntajes de los exámenes.',
    'Cambiaron los datos demográficos.',
  ]);
});

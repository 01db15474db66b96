import { expect, it } from 'vitest';
import { type Transcript, Transcript as TranscriptSchema } from '#contract/transcript-records.ts';
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
  expect(differences(before, same)).toEqual([]);
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
  expect(differences(before, now)).toEqual([
    'GPA 3.00 then, 3.25 now.',
    '2.00 credits then, 5.00 now.',
    '4 courses more than then: Algebra, Art, Band and 1 more.',
    '1 course no longer there: Physics.',
    '1 course with another mark, credit, level or area: Biology.',
    'Test scores are others.',
    'Demographics are others.',
  ]);
});

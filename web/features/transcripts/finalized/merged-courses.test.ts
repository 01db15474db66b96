import { expect, test } from 'vitest';
import type { TranscriptCourse } from '#contract/transcripts/transcript-records.ts';
import { mergeCourses } from './merged-courses.ts';

const row = (
  title: string,
  term: string,
  grade: string | null,
  more: Partial<TranscriptCourse> = {},
): TranscriptCourse => ({
  school_year: '2023-2024',
  term,
  course_code: title,
  title,
  subject_area: 'Science',
  level: 'general',
  is_cte: false,
  grade,
  credits: 0.5,
  standing: 'counted',
  in_gpa: true,
  school: null,
  ...more,
});

test('puts the terms of a course together, in their order, with the sum of their credits', () => {
  const merged = mergeCourses([row('Biology', 'S1', 'A'), row('Art', 'S1', null), row('Biology', 'S2', 'B+')]);
  expect(merged.map(({ title, terms, grades, credits }) => [title, terms, grades, credits])).toEqual([
    ['Biology', ['S1', 'S2'], ['A', 'B+'], 1],
    ['Art', ['S1'], ['–'], 0.5],
  ]);
});

test('keeps what does not count apart from what does', () => {
  expect(
    mergeCourses([row('Biology', 'Y1', 'A'), row('Biology', 'S1', 'A', { standing: 'other_mark', credits: 0 })]),
  ).toHaveLength(2);
});

import type { TranscriptCourse } from '#contract/transcripts/transcript-records.ts';

/** Rows of one course and year that say the same but for term, mark and credit. */
export interface MergedCourse extends Omit<TranscriptCourse, 'term' | 'grade'> {
  /** In the order of the terms. */
  terms: readonly (string | null)[];
  grades: readonly string[];
}

/** 'English 9' with 'A / B+' instead of a row a semester: half the rows, so that four years fit on a page. */
export function mergeCourses(courses: readonly TranscriptCourse[]): MergedCourse[] {
  const merged = new Map<string, MergedCourse>();
  for (const { term, grade, ...course } of courses) {
    const { course_code, title, level, is_cte, standing, school, subject_area } = course;
    const key = JSON.stringify([course_code, title, level, is_cte, standing, school, subject_area]);
    const before = merged.get(key);
    merged.set(key, {
      ...course,
      credits: (before?.credits ?? 0) + course.credits,
      terms: [...(before?.terms ?? []), term],
      grades: [...(before?.grades ?? []), grade ?? '–'],
    });
  }
  return [...merged.values()];
}

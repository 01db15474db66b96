import { areaOf } from '#datasets/course-suggestions/courses.ts';
import { type Level, levelOfMapped } from '#datasets/course-suggestions/suggest.ts';

/** What a person decided of a local course, as the ledgers use it. */
export interface CourseDecision {
  /** As `code_key` and `title_key` make them (courses.sql). */
  code: string;
  titleKey: string;
  /** null: it is not a course. */
  subject: string | null;
  /** 4 AP, 3 IB, 2 honors, 1 general; null with the subject. */
  levelRank: number | null;
  scedCode: string | null;
}

export const DECISIONS =
  'CREATE TABLE course_decision (course_code VARCHAR, title_key VARCHAR, subject VARCHAR, level_rank INTEGER, sced_code VARCHAR)';

const RANK: Readonly<Record<Level, number>> = { general: 1, honors: 2, IB: 3, AP: 4 };

interface Decided {
  course_code: string;
  title_key: string;
  course_title: string;
  sced_code: string | null;
}

export const decisionOf = ({
  course_code: code,
  title_key: titleKey,
  course_title,
  sced_code,
}: Decided): CourseDecision =>
  sced_code === null
    ? { code, titleKey, subject: null, levelRank: null, scedCode: null }
    : {
        code,
        titleKey,
        subject: areaOf(sced_code),
        levelRank: RANK[levelOfMapped(sced_code, course_title)],
        scedCode: sced_code,
      };

import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { CAREER, COMPUTING, MILITARY_SCIENCE } from './subjects/career.ts';
import { ENGLISH, MATHEMATICS, SCIENCE, SOCIAL_STUDIES } from './subjects/core.ts';
import { ARTS, PHYSICAL_EDUCATION, RELIGION, WORLD_LANGUAGES } from './subjects/languages-and-arts.ts';
import { OTHER } from './subjects/other.ts';
import type { Subject } from './subjects/subject.ts';

/**
 * One vocabulary for catalogs, transcripts, AP and IB. The order is that of the patterns: 'computer
 * science' before 'science'.
 */
export const SUBJECT_AREAS: readonly Subject[] = [
  MILITARY_SCIENCE,
  RELIGION,
  COMPUTING,
  WORLD_LANGUAGES,
  ENGLISH,
  SOCIAL_STUDIES,
  CAREER,
  MATHEMATICS,
  SCIENCE,
  PHYSICAL_EDUCATION,
  ARTS,
  OTHER,
];

export const SUBJECT_AREA: Vocabulary = { name: 'subject area', values: SUBJECT_AREAS };

/** Failed courses in these count for a student's category (docs/domain/grades.md#categories). */
export const CORE_SUBJECTS = ['English Language Arts', 'Mathematics', 'Science', 'Social Studies'] as const;

/** Credit may be earned again each year in these (docs/domain/grades.md#credit-once). */
export const REPEATABLE_SUBJECTS = ['Visual and Performing Arts', 'Physical and Health Education'] as const;

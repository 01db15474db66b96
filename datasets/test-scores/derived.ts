import type { Derived } from '#datasets/kit/dataset.ts';
import { caseOf } from '#datasets/kit/sql/case-of.ts';
import { lookup } from '#datasets/kit/sql/lookup.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { AP_EXAMS, AP_SUB_SCORES } from '#datasets/vocabulary/ap-exams.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { apCodeOfName } from '#datasets/vocabulary/sql/ap-code-of-name.ts';
import { subjectOfTitle } from '#datasets/vocabulary/sql/subject-of.ts';
import { isIbCore } from './ib-levels.ts';

const byApCode = lookup(
  'ap_code',
  SUBJECT_AREAS.map(({ apExams, value }) => [apExams, value]),
);

/** 'BIOLOGY HL in ENGLISH' is biology: what is behind the level is the language of the answers. */
const ibName = `regexp_replace(exam_name, '(?i)\\b(hl|sl|tk|ee)\\s+in\\s+[a-z]+\\s*$', '\\1')`;

/** Group 1 without ENGLISH in the name is a world language (docs/domain/vocabularies.md#subject-areas). */
const ibGroup = `CASE WHEN exam_group = '1' AND NOT coalesce(contains(upper(${ibName}), 'ENGLISH'), false) THEN '2' ELSE exam_group END`;
const byIbGroup = lookup(
  ibGroup,
  SUBJECT_AREAS.map(({ ibGroups, value }) => [ibGroups, value]),
);

/**
 * Subjects of the IB whose names would be another area as courses, or Other: Design Technology and Sports, Exercise and
 * Health Science are sciences.
 */
const byIbName = caseOf([
  [`regexp_matches(lower(${ibName}), '^ *(ib )?(global politics|digital society)')`, 'Social Studies'],
  [`regexp_matches(lower(${ibName}), '^ *(ib )?(design tech|sports?,? ex)')`, 'Science'],
]);

export const TEST_SCORE_DERIVED = [
  {
    name: 'ap_code',
    type: 'VARCHAR',
    // A code of no exam may be the number of the course.
    sql: `CASE WHEN test_type = 'AP' THEN CASE WHEN exam_code IN ${list([...Object.keys(AP_EXAMS), ...AP_SUB_SCORES])} THEN exam_code
      ELSE coalesce(${apCodeOfName('exam_name')}, exam_code) END END`,
    meaning: 'AP exam code, from exam_code or exam_name',
  },
  { name: 'test_year', type: 'INTEGER', sql: 'year(test_date)', meaning: 'year of the administration' },
  {
    name: 'numeric_score',
    type: 'INTEGER',
    sql: `CASE WHEN test_type IN ('AP', 'IB') THEN TRY_CAST(score AS DOUBLE) END`,
    meaning: 'AP 1-5, IB 1-7; NULL for N, letters and SAT/ACT',
  },
  {
    name: 'is_counted',
    type: 'BOOLEAN',
    sql: `NOT coalesce((test_type = 'AP' AND ap_code IN ${list(AP_SUB_SCORES)})
      OR (test_type = 'IB' AND (exam_group = '9' OR upper(exam_level) IN ('TK', 'EE', 'CAS') OR ${isIbCore('exam_name')})), false)`,
    meaning: 'false for AP sub-scores 69, 76, 77 and IB core (group 9, its levels or its names)',
  },
  {
    name: 'subject',
    type: 'VARCHAR',
    sql: `CASE test_type WHEN 'AP' THEN coalesce(${byApCode}, 'Other')
      WHEN 'IB' THEN coalesce(${byIbGroup}, ${byIbName}, ${subjectOfTitle(ibName)}, 'Other') END`,
    meaning: 'subject area by AP exam code, or by IB group and name',
  },
  {
    name: 'exam',
    type: 'VARCHAR',
    sql: `CASE test_type WHEN 'AP' THEN coalesce(ap_code, upper(exam_name)) WHEN 'IB' THEN upper(concat_ws(' ', exam_name, exam_level))
      ELSE concat_ws(' ', test_type, upper(exam_name)) END`,
    meaning:
      'which exam, for telling scores apart: AP code, IB subject and level, SAT or ACT, with its section where each has a row',
  },
  {
    name: 'administration',
    type: 'VARCHAR',
    sql: `CASE WHEN test_type IN ('AP', 'IB') THEN CAST(test_year AS VARCHAR) ELSE CAST(test_date AS VARCHAR) END`,
    meaning: 'which sitting: the year for AP and IB, the day for SAT and ACT',
  },
] as const satisfies readonly Derived[];

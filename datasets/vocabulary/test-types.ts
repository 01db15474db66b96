import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { TEST_TYPES, type TestType } from '#datasets/kit/wizard-choices.ts';

const SYNONYMS: Readonly<Record<TestType, readonly string[]>> = {
  SAT: ['SAT Reasoning', 'SAT School Day', 'SAT SD', 'SAT Suite', 'Digital SAT', 'SAT Digital', 'SAT Weekend'],
  ACT: ['The ACT', 'ACT Plus', 'ACT Plus Writing'],
  IB: ['International Baccalaureate', 'IB Diploma', 'DP', 'IBDP', 'Diploma Programme', 'Diploma Program'],
  AP: ['Advanced Placement', 'AP Exam'],
};

/**
 * 'SAT Math', 'AP Biology', 'IB History HL': what follows is the form, the section or the subject. 'SAT Subject Test',
 * 'ACT Aspire' and 'IB MYP' are not among them.
 */
const PATTERNS: Readonly<Record<TestType, string>> = {
  SAT: '^(the |digital |college board )?sat[ :_-]+(i\\b|total|super|verbal|math|ebrw|erw|rw\\b|evidence|reading|composite|combined|school day|weekend|national|state|spring|fall|with|w/|no essay|[0-9]).*$',
  ACT: '^(the )?act[ :_-]+(eng|math|read|rdg|sci|comp|super|plus|with|no|national|state|district|test|[0-9]).*$',
  IB: '^ib[ :_-]+(dp|diploma|exam|test|score)\\b.*$|^ib[ :_-]+(.*[ (,:_-])?(hl|sl)\\b.*$',
  AP: '^(ap|advanced placement)[ :_-]+.*$|^ap(ush|es|gov|lang|lit|world|euro|bio|chem|stats?|calc|psych|hug)\\b.*$',
};

/** The Stanford Achievement Test, ninth and tenth edition; 'SAT 10/07/2023' has a day. */
const STANFORD = '^sat[ :_-]+(9|10)( *$| +(math|reading|total|language|science|complete|full|abbreviated|battery))';

/** 'SAT Math Level 2', 'SAT Math IIC'. */
const SUBJECT_TEST = '^sat[ :_-]+math[a-z]*[ :_-]+((level|lvl)\\b|(1|2|ii?)c?$)';

/** Scores that count nowhere: of a test taken for practice, and those that someone expects or wishes. */
const NO_SCORES =
  '\\b(mock|practice|prep|sample|simulated|potential|predict(ed|ion)?|projected|estimated|goal|target)\\b|^p[ ./-]+sat\\b';

/**
 * Other tests, by their names in small letters: PSAT, PreACT, Aspire, the SAT Subject Tests, the
 * IB Middle Years, WorkKeys.
 */
export const OTHER_TEST =
  '(^|[^a-z])(psat|nmsqt|pre[ -]?act|(act )?aspire|sat subject|(ib )?myp|middle years|workkeys)([^a-z]|$)';

/**
 * PSAT, PreACT, PLAN, Aspire, Pre-AP and IB MYP are other tests with overlapping ranges: not accepted
 * (docs/domain/datasets.md#test-scores).
 */
export const TEST_TYPE: Vocabulary = {
  name: 'test',
  never: NO_SCORES,
  values: TEST_TYPES.map((value) => ({
    value,
    label: value,
    synonyms: [{ General: SYNONYMS[value] }],
    pattern: PATTERNS[value],
    ...(value === 'SAT' && { unless: `${STANFORD}|${SUBJECT_TEST}` }),
  })),
};

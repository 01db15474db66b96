import type { Layout, LayoutColumn } from '#datasets/kit/layout.ts';

/** Student systems keep each section of a sitting in a row of its own: test, date, 'Math', 510. */
const SECTION = [
  /^(test|exam|score)?(part|section|component|subtest|measure)(name|description|desc|title)?$/,
  /^sub(test|score|section)(name|type|description)?$/,
  /^score(type|name|description|label)$/,
  /^test(subject|scorename|scoretype)$/,
];
const VALUE = [
  'Score',
  'Score Value',
  'NumScore',
  'Numeric Score',
  'Scaled Score',
  'Scale Score',
  'Test Score',
  'Raw Score',
  'Result',
  'Points',
];
const SCORE = /^(score|scorevalue|numscore|numericscore|scaledscore|scalescore|testscore|rawscore|result|points)$/;
const TEST = /^(test|testname|testtype|testcode|testtitle|assessment|assessmentname|assessmenttype|exam|examtype)$/;

/** A percentile, a benchmark or a subscore is no section. */
const BESIDE = 'percentile|rank|essay|benchmark|subscore|sub-score|cross|stem|ela\\b|\\bela|%|low|high|met';

const PLAIN = (section: string) => `regexp_replace(lower(${section}), '^(sat|act)[ :_-]*', '')`;
const isOf = (section: string, words: string) =>
  `(regexp_matches(${PLAIN(section)}, '${words}') AND NOT regexp_matches(lower(${section}), '${BESIDE}'))`;

/** Sections of the two tests share names; their scales, 200 to 1600 and 1 to 36, have nothing in common. */
const LEAST_SAT = 100;
const scoreOf = (words: string, test: 'SAT' | 'ACT'): LayoutColumn => ({
  from: VALUE,
  beside: SECTION,
  read: (score, section) =>
    `CASE WHEN ${isOf(section, words)} AND coalesce(TRY_CAST(${score} AS DOUBLE), 0) ${test === 'SAT' ? '>=' : '<'} ${LEAST_SAT} THEN ${score} END`,
});

const NAMES =
  '^(total|composite|comp\\b|combined|math|ebrw|erw|rw\\b|evidence|verbal|reading|english|eng\\b|science|sci\\b)';

/** Each section stays a record of its own, so that every finding stands at its own row; the best of each are put together later. */
export const SECTION_ROWS: Layout = {
  name: 'Scores with one section a row',
  headers: [...[TEST, SCORE], new RegExp(SECTION.map(({ source }) => source).join('|'))],
  without: [/^(sat|act|ap|ib)(math|ebrw|total|composite|score|english|exam)/, 'Composite', 'Math'],
  columns: {
    sat_total: scoreOf('^(total|composite|comp\\b|combined)', 'SAT'),
    sat_ebrw: scoreOf('^(ebrw|erw|rw\\b|evidence|verbal|reading ?(and|&|/) ?writing)', 'SAT'),
    sat_math: scoreOf('^math', 'SAT'),
    act_english: scoreOf('^eng', 'ACT'),
    act_math: scoreOf('^math', 'ACT'),
    act_reading: scoreOf('^reading *(score|section|test)?$', 'ACT'),
    act_science: scoreOf('^sci', 'ACT'),
    act_composite: scoreOf('^(composite|comp\\b|total)', 'ACT'),
    exam_name: { from: SECTION },
    score: {
      from: VALUE,
      beside: SECTION,
      read: (score, section) => `CASE WHEN NOT ${isOf(section, NAMES)} OR ${section} IS NULL THEN ${score} END`,
    },
  },
  drops: [
    {
      from: SECTION,
      when: (section) => `regexp_matches(lower(${section}), '${BESIDE}')`,
      words: 'rows of percentiles, subscores and benchmarks',
    },
  ],
};

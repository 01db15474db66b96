import type { HeaderPattern, Layout, LayoutColumn } from '#datasets/kit/layout.ts';
import { VENDOR_SCHOOL } from './vendor-school.ts';

/** Student systems keep each section of a sitting in a row of its own: test, date, 'Math', 510. A 'Part' beside a 'Subtest' is its number. */
const SECTION = [
  /^sub(test|score|section)(name|type|description)?$/,
  /^(test|exam|score)?(part|section|component|subtest|measure)(name|description|desc|title)?$/,
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
/** The table before the name, as Infinite Campus has it: 'testScore.scaleScore'. */
const SCORE_OF_TEST = /^testscore(scaled?score|score|numericscore|result)$/;
const TEST =
  /^(test|testname|testtype|testcode|testtitle|testid|assessment|assessmentname|assessmenttype|exam|examtype)$/;

/** A percentile, a benchmark or a subscore is no section. */
const BESIDE = 'percentile|rank|essay|benchmark|subscore|sub-score|cross|stem|ela\\b|\\bela|%|low|high|met';

const PLAIN = (section: string) => `regexp_replace(lower(${section}), '^(sat|act)[ :_-]*', '')`;
const isOf = (section: string, words: string) =>
  `(regexp_matches(${PLAIN(section)}, '${words}') AND NOT regexp_matches(lower(${section}), '${BESIDE}'))`;

/** Sections of the two tests share names; their scales, 200 to 1600 and 1 to 36, have nothing in common. */
const LEAST_SAT = 100;

const NAMES =
  '^(total|composite|comp\\b|combined|math|ebrw|erw|rw\\b|evidence|verbal|reading|english|eng\\b|science|sci\\b)';

/** 'Exam' and 'Score' name no exam: then the test does, 'AP Biology'. */
const nameOf = (section: string, test: string) =>
  `CASE WHEN regexp_full_match(lower(${section}), '((ap|ib) )?(exam|score|test|total|overall|final)( score| grade)?')
    AND regexp_matches(${test}, '(?i)^(ap|ib)[ :_-]+[a-z]') THEN ${test} ELSE ${section} END`;

/** Each section stays a record of its own, so that every finding stands at its own row; the best of each are put together later. */
function sectionRows(name: string, section: readonly HeaderPattern[], value: readonly HeaderPattern[]) {
  const scoreOf = (words: string, test: 'SAT' | 'ACT'): LayoutColumn => ({
    from: value,
    beside: section,
    read: (score, of) =>
      `CASE WHEN ${isOf(of, words)} AND coalesce(TRY_CAST(${score} AS DOUBLE), 0) ${test === 'SAT' ? '>=' : '<'} ${LEAST_SAT} THEN ${score} END`,
  });
  return {
    name,
    columns: {
      sat_total: scoreOf('^(total|composite|comp\\b|combined)', 'SAT'),
      sat_ebrw: scoreOf('^(ebrw|erw|rw\\b|evidence|verbal|reading ?(and|&|/) ?writing)', 'SAT'),
      sat_math: scoreOf('^math', 'SAT'),
      act_english: scoreOf('^eng', 'ACT'),
      act_math: scoreOf('^math', 'ACT'),
      act_reading: scoreOf('^reading *(score|section|test)?$', 'ACT'),
      act_science: scoreOf('^sci', 'ACT'),
      act_composite: scoreOf('^(composite|comp\\b|total)', 'ACT'),
      exam_name: { from: section, beside: [TEST], read: nameOf },
      school: VENDOR_SCHOOL,
      score: {
        from: value,
        beside: section,
        read: (score: string, of: string) => `CASE WHEN NOT ${isOf(of, NAMES)} OR ${of} IS NULL THEN ${score} END`,
      },
    },
    drops: [
      {
        from: section,
        when: (of: string) => `regexp_matches(lower(${of}), '${BESIDE}')`,
        words: 'rows of percentiles, subscores and benchmarks',
      },
    ],
  };
}

const WITHOUT = [/^(sat|act|ap|ib)(math|ebrw|total|composite|score|english|exam)/, 'Composite', 'Math'];

export const SECTION_ROWS: readonly Layout[] = [
  {
    ...sectionRows('Scores with one section a row', SECTION, VALUE),
    headers: [...[TEST, SCORE], new RegExp(SECTION.map(({ source }) => source).join('|'))],
    without: WITHOUT,
  },
  {
    ...sectionRows('Scores with one test or section a row, as Infinite Campus names them', [TEST], [SCORE_OF_TEST]),
    headers: [TEST, SCORE_OF_TEST],
    without: WITHOUT,
  },
];

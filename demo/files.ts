import { datasetOf } from '#datasets/index.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import * as mistakes from './district/mistakes.ts';
import { period, YEARS } from './district/schools.ts';
import { makeTables, type Tables } from './district/tables.ts';

/** A file to try, with the choices its wizard asks for. Every file is for all three schools. */
export interface DemoFile {
  name: string;
  type: UploadFileType;
  /** What is in it or wrong with it, one line; becomes demo/README.md. */
  words: string;
  academicPeriods?: readonly string[];
  demographicTypes?: readonly string[];
  testTypes?: readonly string[];
  /** True for what the demo district starts with. */
  seeded?: boolean;
  bytes: (tables: Tables) => string;
}

const periods = YEARS.map(period);
const demographicTypes = [
  'Gender',
  'Race/Ethnicity',
  'Students with disability',
  'English language learners',
  'Low income',
];
const seeded = true;

const GOOD: readonly DemoFile[] = [
  {
    name: 'student_roster.csv',
    type: 'STUDENT_ROSTER',
    words: 'One row per student and year, as most systems export enrollment history.',
    seeded,
    bytes: (t) => toCsv(t.roster),
  },
  {
    name: 'course_catalog.csv',
    type: 'COURSE_CATALOG',
    words: 'The courses of each school and year, with SCED codes.',
    academicPeriods: periods,
    seeded,
    bytes: (t) => toCsv(t.catalog),
  },
  {
    name: 'student_demographics.csv',
    type: 'STUDENT_DEMOGRAPHICS',
    words: 'All five demographic types, in the codes of a student system.',
    demographicTypes,
    seeded,
    bytes: (t) => toCsv(t.demographics),
  },
  {
    name: 'student_transcripts.csv',
    type: 'TRANSCRIPT',
    words: 'Final grades of four years, one row per course and semester.',
    seeded,
    bytes: (t) => toCsv(t.transcripts),
  },
  {
    name: 'sat_scores.csv',
    type: 'STUDENT_TEST_SCORES',
    words: 'SAT sittings; some students have two, so superscores matter.',
    testTypes: ['SAT'],
    seeded,
    bytes: (t) => toCsv(t.sat),
  },
  {
    name: 'act_scores.csv',
    type: 'STUDENT_TEST_SCORES',
    words: 'ACT sittings, not uploaded yet: the first thing to try.',
    testTypes: ['ACT'],
    bytes: (t) => toCsv(t.act),
  },
  {
    name: 'ap_scores.csv',
    type: 'STUDENT_TEST_SCORES',
    words: 'AP scores, corrected: use it to replace the file with errors.',
    testTypes: ['AP'],
    bytes: (t) => toCsv(t.ap),
  },
  {
    name: 'cte_pathways.csv',
    type: 'CTE_PATHWAY_CATALOG',
    words: 'Three pathways of three courses; no one has uploaded it yet.',
    academicPeriods: periods,
    bytes: (t) => toCsv(t.cte),
  },
];

const BAD: readonly DemoFile[] = [
  {
    name: 'ap_scores_with_errors.csv',
    type: 'STUDENT_TEST_SCORES',
    words:
      'Scores of 0 and 6, missing IDs, IDs in exponent form, students who are on no roster. The demo district starts with it.',
    testTypes: ['AP'],
    seeded,
    bytes: (t) => toCsv(mistakes.scoresOutOfRange(t.ap)),
  },
  {
    name: 'roster_ids_in_exponent_form.csv',
    type: 'STUDENT_ROSTER',
    words: 'Excel turned seven student IDs into numbers such as 1.00E+05: the digits are lost.',
    bytes: (t) => toCsv(mistakes.idsInExponentForm(t.roster)),
  },
  {
    name: 'catalog_without_course_codes.csv',
    type: 'COURSE_CATALOG',
    words: 'The column Course Code is missing.',
    academicPeriods: periods,
    bytes: (t) => toCsv(mistakes.withoutColumn(t.catalog, 'Course Code')),
  },
  {
    name: 'transcripts_with_unreadable_years.csv',
    type: 'TRANSCRIPT',
    words: 'Years such as 20Z1, credits in words and below zero, a missing course code.',
    bytes: (t) => toCsv(mistakes.unreadableYearsAndCredits(t.transcripts)),
  },
  {
    name: 'demographics_with_unknown_codes.csv',
    type: 'STUDENT_DEMOGRAPHICS',
    words: 'Race ZZ and gender Q are in no list (warnings); one row has no student ID (error).',
    demographicTypes,
    bytes: (t) => toCsv(mistakes.unknownCodes(t.demographics)),
  },
  {
    name: 'a_catalog_named_roster.csv',
    type: 'STUDENT_ROSTER',
    words: 'A course catalog in the wrong card.',
    bytes: (t) => toCsv(t.catalog),
  },
  {
    name: 'one_row_per_school.csv',
    type: 'STUDENT_TEST_SCORES',
    words: 'Totals per school, with small numbers suppressed; the audit needs one row per student.',
    testTypes: ['AP'],
    bytes: () => toCsv(mistakes.onePerSchool),
  },
  {
    name: 'really_a_pdf.xlsx',
    type: 'STUDENT_ROSTER',
    words: 'A PDF that was renamed to .xlsx.',
    bytes: () => '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  },
];

export const SEEDED = [...GOOD, ...BAD].filter((file) => file.seeded);

/** demo/README.md, from the lists above. */
function readme(): string {
  const list = (files: readonly DemoFile[], folder: string) =>
    files
      .map((file) => `| [${file.name}](${folder}/${file.name}) | ${datasetOf(file.type).label} | ${file.words} |`)
      .join('\n');
  const head = '| File | Card | What it is |\n|---|---|---|';
  return `# Files to try

The demo district is made by the generator in \`demo/district/\` from a fixed seed. All people, IDs and schools are invented.
\`node demo/write.ts\` writes this page and the files again; a test compares them.

Sign in as lead@demo.test (password demo), open Data upload, drop a file on its card, choose all schools (and all years or types).

## Good ones

${head}
${list(GOOD, 'good')}

## Bad ones

${head}
${list(BAD, 'bad')}
`;
}

export const makeFiles = (): { path: string; text: string }[] => {
  const tables = makeTables();
  const written = (files: readonly DemoFile[], folder: string) =>
    files.map((file) => ({ path: `${folder}/${file.name}`, text: file.bytes(tables) }));
  return [...written(GOOD, 'good'), ...written(BAD, 'bad'), { path: 'README.md', text: readme() }];
};

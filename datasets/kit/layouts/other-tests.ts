import { headerKey } from '../normalise.ts';
import type { HeaderPattern, RefusedLayout } from './layout.ts';

/** A file with scores of ours is read, whatever other tests are next to them. */
const OURS: readonly HeaderPattern[] = [
  /^(latest|admin\d+)?sat(total|ebrw|erw|rw|math|verbal|reading|composite|score|superscore)/,
  /^act(comp(osite)?|superscore|score|eng(lish)?|math|mth|reading|rdg|sci(ence)?)(score|scalescore)?$/,
  /^(ap|ib)(exam)?(score|grade|code|name)/,
  /^latestsatdate$/,
  /4001600$/,
];

const NAMES_TEST = /^(test|assessment|exam)(name|type|title)?$/;

const otherTest =
  (isPractice: boolean) =>
  (name: string, ...headers: readonly HeaderPattern[]): RefusedLayout => ({
    name,
    headers,
    without: OURS,
    isOfScores: true,
    refused: { is: 'other-test', test: name, isPractice },
  });

const practice = otherTest(true);
const unused = otherTest(false);

/** Tests whose name is the first word of their columns: 'WIDA Composite PL', 'STAAR_Score'. */
const NAMED_TESTS: Readonly<Record<string, string>> = {
  'Smarter Balanced': 'sbac|smarterbalanced',
  CAASPP: 'caaspp',
  STAAR: 'staar',
  PARCC: 'parcc',
  MCAS: 'mcas',
  CMAS: 'cmas',
  EOCEP: 'eocep',
  'Keystone Exams': 'keystone',
  Regents: 'regents',
  'i-Ready': 'iready',
  'NWEA MAP': 'nwea|map(growth|rit|math|reading|language|science)',
  'Renaissance Star': 'renaissance|star(reading|math|earlyliteracy|cbm|unified|scaledscore)',
  DIBELS: 'dibels',
  Acadience: 'acadience',
  mCLASS: 'mclass',
  FastBridge: 'fastbridge',
  aimsweb: 'aimsweb',
  CogAT: 'cogat',
  NNAT: 'nnat\\d?',
  'Iowa Assessments': 'itbs|iowaassessments?',
  TerraNova: 'terranova',
  'WIDA ACCESS for ELLs': 'wida|accessforells?',
  ELPAC: 'elpac',
  TELPAS: 'telpas',
  'LAS Links': 'laslinks',
  NYSESLAT: 'nyseslat',
  ELPA21: 'elpa(21)?',
  STAMP: 'stamp(4s|ws|test)',
  AAPPL: 'aappl',
  'ACT WorkKeys': 'workkeys|ncrc',
  ACCUPLACER: 'accuplacer',
  TSIA: 'tsia?2?(math(ematics)?|reading|writing|elar)',
  ASVAB: 'asvab|afqt',
  GED: 'ged(test|score|math|science|rla|language)',
  HiSET: 'hiset',
  CLT: 'clt(score|total|verbal)',
  CLEP: 'clep',
  TOEFL: 'toefl',
  IELTS: 'ielts',
};
/** Words that are before the name or after it where a column is the score. */
const SCORE_WORD =
  '(score|scale|level|percentile|rank|total|composite|overall|proficiency|performance|placement|rit|pl$|ss$)';

/**
 * Files of tests that the audit does not use, looked for before a file is taken for one of another card. Two signs are
 * asked for where a header alone may be in a roster.
 */
export const OTHER_TESTS: readonly RefusedLayout[] = [
  // They predict scores of the SAT and the ACT, as the PreACT does.
  unused('Iowa Assessments', /^predictedstandardscore/, /^predictednational/, /^nationalstanine/),
  practice('PSAT', /^(latest|admin\d+)?psat/),
  // Its scales in the headers: 320-1520 with sections of 160-760, and of the PSAT 8/9 240-1440 with 120-720.
  practice('PSAT', /[a-z](3201520|2401440|160760|120720)$/),
  practice('PSAT', /^(latest|admin\d+)(psat|psatnmsqt|psat10|psat89)?(nmsqt)?(selectionindex|nmscindex)$/),
  // No SAT has a selection index; a column that names the test says it row by row.
  {
    ...practice('PSAT', /^(psat|nmsqt|nationalmerit)*selectionindex$|^nmsc|^nationalmerit/),
    without: [...OURS, NAMES_TEST],
  },
  practice('PreACT', /^predact|^predictedact|^actpredicted|^predictedcomposite/),
  // From and to which score of the ACT it predicts: 'EST_COMP_LO', 'EST_COMP_HI'.
  practice('PreACT', /^est(comp|composite)(lo|low|hi|high)$/),
  { ...practice('PreACT', /^preact/), without: [...OURS, 'Composite'] },
  { ...practice('PLAN', /^plan(comp|composite|eng|english)$/), without: [...OURS, 'Test_Dte'] },
  practice('ACT Aspire', /aspire/),
  practice('Pre-AP', /^preap/),
  unused('NWEA MAP Growth', /^(test|overall|student|fall|winter|spring)?rit(score|scale|range)?$/),
  unused('STAMP', /^testtakerid$/, /^(reading|writing|listening|speaking)level$/),
  unused(
    'Cambridge International',
    /^syllabus(code|name|title)?$/,
    /^(candidate|cand)(number|no|name)?$|^(centre|center)(number|no)?$/,
  ),
  unused('WIN career readiness', /^math(lev|level)$/, /^data(lev|level|ss)$/, /^read(ing)?(lev|level)$/),
  unused('ACT WorkKeys', /^appliedmath/, /^(graphicliteracy|workplacedocuments)/),
  unused('ACT WorkKeys', /^wkmath/, /^wk(graphicliteracy|workplacedocuments)/),
  unused('TSIA', /^tsia2?(math|english|elar|essay|reading|writing)/),
  unused('i-Ready', /^overallscalescore$/, /^overall(relative)?placement/),
  unused(
    'Renaissance Star',
    /^(screeningperiodwindowname|launchdate|completeddate)$/,
    /^(unifiedscore|scaledscore|currentsgp|districtbenchmark.*)$/,
  ),
  unused('CogAT', /^verbal.*(sas|stanine|percentile|aprs?)/, /^(quantitative|quant).*(sas|stanine|percentile|aprs?)/),
  unused(
    'WIDA ACCESS for ELLs',
    /^(composite|overall)(proficiencylevel|pl)$/,
    /^literacy(proficiencylevel|pl|scalescore)$/,
  ),
  ...Object.entries(NAMED_TESTS).map(([name, words]) => unused(name, new RegExp(`^(${words}).*${SCORE_WORD}`))),
];

const NAME = new RegExp(`^(?<before>latest|admin\\d+)?(?:psat|pred?act|preap|${Object.values(NAMED_TESTS).join('|')})`);

/**
 * True where letters that read like the name of a test begin in one word and end inside of the next: 'ps_Attempted' is
 * not a PSAT, 'Pre_Activity' not a PreACT. 'PSATTotal' and 'Pre-ACT' are.
 */
export function cutsTestName(header: string): boolean {
  const name = NAME.exec(headerKey(header));
  if (!name) return false;
  const start = name.groups?.before?.length ?? 0;
  const end = name[0].length;
  const words = header.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ').split(/[^\p{L}\p{N}]+/u);
  const ends = words.map((_, at) => words.slice(0, at + 1).join('').length);
  return ends.some((at) => at > start && at < end) && !ends.includes(end);
}

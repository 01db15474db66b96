import { MEASURE_WORDS_EN } from '#contract/quality/measure-words/en.ts';
import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const districts = (count: number) => plural(count, 'district', 'districts');

/** The operator's page of all districts together. */
export const network = spoken('network', {
  title: 'Network',
  description:
    'Uploads, deadlines, data quality and opportunity across all districts of one class. Numbers of small groups are hidden.',
  error: 'The network could not be loaded.',
  none: 'There is no audit yet.',
  noneOfClass: 'There is no audit of this class. Choose another class.',
  classLabel: 'Class',
  summary: {
    title: 'At a glance',
    districts: (count: number) => form(count, 'district', 'districts'),
    complete: 'complete',
    overdue: 'overdue',
    files: (count: number) => form(count, 'file processed', 'files processed'),
    waiting: (count: number) => form(count, 'file waiting', 'files waiting'),
  },
  districts: {
    title: 'Districts',
    caption: 'Uploads and data quality by district',
    columns: {
      district: 'District',
      status: 'Status',
      due: 'Due',
      files: 'Files',
      rows: 'Rows that count',
      courses: 'Courses matched',
      scores: 'Scores matched',
      last: 'Last upload',
    },
    files: (all: number, withErrors: number) =>
      withErrors === 0 ? number(all) : `${number(all)}, ${number(withErrors)} with errors`,
    malformed: (count: number) => `${number(count)} malformed`,
    waiting: (count: number) => `${number(count)} waiting`,
    noUpload: 'None',
    noNumbers: 'No numbers yet',
  },
  opportunity: {
    title: 'Opportunity',
    note: 'Each district counts with its own settings, such as the score from which an exam counts. A measure covers the districts whose files are complete enough for it.',
    compareBy: 'Compare by',
    noNumbers: 'No district has numbers yet. They appear once rosters and transcripts have been processed.',
    ready: (ready: number, computed: number) => `${number(ready)} of ${districts(computed)} with numbers`,
    notReady: 'No district has files that are complete enough for this.',
    leftOut: (groups: string) => `Left out to protect small groups: ${groups}.`,
    inDistricts: (group: string, count: number) => `${group} (${districts(count)})`,
    hidden: 'Not shown, to protect small groups',
    nobody: 'No students are counted for this measure.',
    of: (attained: string, size: string) => `${attained} of ${size}`,
    summary: (name: string, rate: string) => `${name}: ${rate}`,
    byDistrict: 'By district',
    columns: ['Group', 'Students', 'Of them, did', 'Rate', 'Interval from', 'Interval to', 'Districts', 'Left out'],
    all: MEASURE_WORDS_EN.all,
  },
  byDistrict: {
    title: (measure: string) => `${measure}, by district`,
    note: 'In alphabetical order, as the report of each district shows it.',
    choose: 'Measure',
    district: 'District',
    all: MEASURE_WORDS_EN.all,
    hidden: 'Hidden',
    nobody: 'No students',
    reasons: {
      files_missing: 'Files are missing',
      courses_unmatched: 'Too few courses are matched',
      scores_unmatched: 'Too few scores are matched',
      sced_missing: 'Too few courses have a SCED code',
    },
    none: 'No district has numbers yet.',
    error: 'The figures by district could not be loaded.',
  },
});

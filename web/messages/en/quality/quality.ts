import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const files = (count: number) => plural(count, 'file', 'files');

/**
 * Data QC: the page and what its cards share. The fixed wording is kept, misspellings included
 * (docs/product.md#fixed-wording).
 */
export const quality = spoken('quality', {
  title: 'Data QC',
  description: "Review uploaded district data and make sure it's accurate.",
  showDataFor: 'Show data for',
  allSchools: 'All schools',
  viewMore: 'View more',
  detail: (name: string) => `${name} detail`,

  missing: {
    title: 'Missing information?',
    /** One finding: '2 schools have no course catalog' or 'Lincoln High School has no IB scores'. */
    finding: (name: string, count: number, what: string) =>
      form(count, `${name} has no ${what}`, `${number(count)} schools have no ${what}`),
    more: (count: number) => `${number(count)} more ${form(count, 'item is', 'items are')} missing.`,
    link: 'Go to Data upload',
    contact: 'or contact your account manager.',
  },

  /** What is missing, as it follows 'has no'. */
  missingDataset: {
    STUDENT_ROSTER: 'student roster',
    COURSE_CATALOG: 'course catalog',
    STUDENT_DEMOGRAPHICS: 'student demographics',
    TRANSCRIPT: 'student transcripts',
    STUDENT_TEST_SCORES: 'test scores',
    CTE_PATHWAY_CATALOG: 'CTE pathways',
  } satisfies Record<UploadFileType, string>,
  missingColumn: {
    STUDENT_ROSTER: (column: string) => `student roster for ${column}`,
    COURSE_CATALOG: (year: string) => `course catalog for ${year}`,
    STUDENT_DEMOGRAPHICS: (type: string) => `demographics for ${type}`,
    TRANSCRIPT: (column: string) => `student transcripts for ${column}`,
    STUDENT_TEST_SCORES: (test: string) => `${test} scores`,
    CTE_PATHWAY_CATALOG: (year: string) => `CTE pathways for ${year}`,
  } satisfies Record<UploadFileType, (column: string) => string>,

  refreshing: {
    title: 'Numbers are being refreshed',
    text: 'A file has been processed. The numbers on this page update automatically when they are ready.',
    done: 'The numbers on this page are up to date.',
  },

  start: {
    heading: 'Start uploading data',
    text: 'Numbers appear here as soon as the first file has been processed.',
    viewOnly: 'Numbers appear here as soon as the district has uploaded its first file.',
    button: 'Upload data',
  },

  empty: {
    nothing: (names: string) => `No ${names} yet`,
    nothingText: (names: string) => `Numbers appear here as soon as a ${names} file has been processed.`,
    goToUpload: 'Go to Data upload',
    processing: 'Still processing',
    processingText: (file: string, stage: string | undefined) =>
      `${[file, stage].filter(Boolean).join(' · ')}. You can leave this page.`,
    seeProgress: 'See progress',
    unreadable: 'The file could not be read',
    unreadableText: (file: string) =>
      `${file} was uploaded but could not be opened. Upload it again in a format that can be read.`,
    seeWhy: 'See why',
    checked: (count: number) =>
      `${files(count)} checked. ${form(count, 'It contains', 'They contain')} no rows for this card.`,
    seeFiles: 'See the files',
  },

  foot: {
    computedFrom: 'Computed from',
    files,
    filesTitle: 'Files in use',
  },

  about: {
    label: (card: string) => `Where does this come from? ${card}`,
    division: (part: string, whole: string, percent: string) => `${part} ÷ ${whole} = ${percent}`,
    help: 'How this is computed',
  },

  error: {
    safe: 'Your files and numbers are safe.',
    chartSafe: 'A chart without this message is complete.',
  },

  cohort: 'EOA cohort',
  allStudents: 'All students',
});

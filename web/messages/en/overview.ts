import { spoken } from '../spoken.ts';
import { form, number, plural } from './plural.ts';

export const overview = spoken('overview', {
  title: 'Data overview',
  where: (district: string, year: number) => `${district}, class of ${year}.`,
  answer: (complete: number, all: number) =>
    `${complete} of ${all} data categories ${form(complete, 'is', 'are')} complete.`,
  upload: {
    title: 'Upload Data',
    body: 'Six data categories, from every participating school. You can stop and come back at any time.',
    button: 'Upload data',
    viewButton: 'View uploads',
    notYours: 'Your district’s data team uploads the files.',
  },
  quality: {
    title: 'Data QC',
    body: "Review uploaded district data and make sure it's accurate.",
    button: 'Data QC',
    ready: (categories: number) => `Ready: ${plural(categories, 'category has', 'categories have')} data`,
    notYet: 'Opens when the first file has been processed.',
  },
  /** For people who take neither step. */
  transcripts: {
    title: 'Your part: transcripts',
    body: 'Select and finalize the transcripts of each school. Students appear once its roster and transcripts have been processed.',
    button: 'Go to Transcripts',
  },
  schools: (count: number) => plural(count, 'school', 'schools'),
  states: { 'not-started': 'Not Started', 'in-progress': 'In Progress', completed: 'Completed' },
  about: {
    label: 'How these counts are made',
    body: 'A school counts as complete for a category when a current file covers it, has at least one valid row for it, and no row of it has an error. Not Started: no school has data. Completed: every school is complete. In Progress: everything between.',
  },
  ofAll: (complete: number, all: number) => `${number(complete)} / ${number(all)}`,
  noFile: 'No file yet',
  withErrors: (count: number) => plural(count, 'school has errors', 'schools have errors'),
  toGo: (count: number) => plural(count, 'school to go', 'schools to go'),
  allComplete: 'All schools complete',
  allWithout: 'All schools, no errors',
  allCompleteBut: 'All schools complete, but a file has errors',
  byStatus: {
    title: 'Schools by upload status',
    category: 'Category',
    school: 'School',
    none: 'Data not yet uploaded',
    error: 'Data uploaded with errors',
    complete: 'Completed uploads',
    missing: (columns: string) => `(missing ${columns})`,
    allMissing: (columns: string) => `All are missing ${columns}.`,
    more: (count: number) => `Show ${number(count)} more`,
    fewer: 'Show fewer',
  },
  activity: {
    title: 'Recent activity',
    /** Who did what with which file; of a replaced one, under which name it was here before. */
    acts: {
      uploaded: (who: string, file: string) => `${who} uploaded ${file}`,
      replaced: (who: string, file: string, before: string) =>
        before === file ? `${who} replaced ${file}` : `${who} replaced ${before} with ${file}`,
      restored: (who: string, file: string) => `${who} went back to an older version of ${file}`,
      removed: (who: string, file: string) => `${who} removed ${file}`,
      'put-back': (who: string, file: string) => `${who} put ${file} back`,
      accepted: (who: string, file: string) => `${who} used the smaller version of ${file}`,
      moved: (who: string, file: string) => `${who} moved ${file} to another card`,
      canceled: (who: string, file: string) => `${who} canceled the upload of ${file}`,
      mapped: (who: string, file: string) => `${who} mapped the columns of ${file}`,
      'processed-again': (who: string, file: string) => `${who} reprocessed ${file}`,
    },
    outcomes: {
      processing: 'processing',
      failed: 'could not be read',
      held: 'waiting for a decision',
      errors: (count: number) => (count === 0 ? 'no errors' : plural(count, 'error', 'errors')),
    },
    all: 'Audit log',
    none: 'Nothing has happened yet.',
    error: 'Error occurred while fetching audit log data!',
  },
});

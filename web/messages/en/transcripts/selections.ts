import { spoken } from '../../spoken.ts';
import { plural } from '../plural.ts';

export const selections = spoken('selections', {
  title: 'Transcript selections by school',
  open: 'Status of all schools',
  back: 'Back to the transcripts',
  caption: 'Progress of each school',
  summary: (counts: { finalized: number; in_progress: number; not_started: number }) => {
    const all = counts.finalized + counts.in_progress + counts.not_started;
    return `${counts.finalized} of ${plural(all, 'school', 'schools')} finalized, ${counts.in_progress} in progress, ${counts.not_started} not started.`;
  },
  error: 'Error occurred while fetching transcript selection data!',
  columns: { school: 'School', status: 'Status', selected: 'Selected', what: 'Who and when' },
  statuses: { not_started: 'Not started', in_progress: 'In progress', finalized: 'Finalized' },
  all: (count: string) => `All (${count})`,
  counted: (status: string, count: string) => `${status} (${count})`,
  of: (selected: number, limit: number) => `${selected} of ${limit}`,
  nothing: 'Nothing selected yet',
  since: (time: string) => `Since ${time}`,
  saved: (person: string, time: string) => `Last saved by ${person}, ${time}`,
  finalized: (person: string, time: string) => `${person}, ${time}`,
  somebody: 'Someone',
  none: 'No schools match. Change the filters.',
  pages: 'Pages of schools',
  download: 'Download as CSV',
  csvName: 'transcript selections.csv',
  downloadFinalized: 'Download finalized transcripts',
  xlsxName: 'finalized transcripts.xlsx',
  finalizedCsvName: 'finalized transcripts.csv',
  asCsv: 'CSV',
  asXlsx: 'Excel',
  downloadAs: (file: string) => `Download finalized transcripts as ${file}`,
  recorded: 'Every view, print and download is recorded in the audit log.',
});

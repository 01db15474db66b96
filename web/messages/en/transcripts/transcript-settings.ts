import { spoken } from '../../spoken.ts';

/** Which student is in which category, and what is shown of them. */
export const transcriptSettings = spoken('transcriptSettings', {
  tab: 'Transcripts',
  title: 'Transcript categories',
  lead: 'Every student of the EOA cohort with a GPA is in exactly one category. The numbers are updated when you save.',
  high: 'High fliers from a GPA of',
  low: 'Struggling below a GPA of',
  failed: 'Struggling with this many failed core courses',
  failedHelp: 'English Language Arts, Mathematics, Science and Social Studies.',
  cusp: 'On the cusp is everyone else with a GPA.',
  range: 'A number from 0 to 4.',
  whole: 'A whole number from 1 to 99.',
  order: 'Struggling cannot begin above High fliers.',
  names: 'Show names to people who select transcripts',
  namesHelp: 'When off, students are shown as codes. Account managers and XQ users never see names here.',
  studentIds: 'Show district student IDs with finalized transcripts',
  studentIdsHelp:
    'For people who need to find the paper record. When on, people who select transcripts see the ID in the finalized list, prints and downloads. Everywhere else students are shown as codes. The change is recorded.',
  research: 'Allow extracts for research',
  researchHelp:
    'Made on request by the people who run the portal. Students are shown as codes; names, dates and the traits of groups under ten are left out. The change is recorded.',
  preview: 'Students in each category',
  previewError: 'The distribution could not be computed.',
  school: 'School',
  all: 'All schools',
  none: 'No GPA',
  save: 'Save',
  saved: 'Settings saved',
  savedHelp: 'Saved. The numbers are being updated.',
  usual: 'Restore defaults',
  error: 'The settings could not be loaded.',
});

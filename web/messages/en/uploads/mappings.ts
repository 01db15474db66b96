import type { Filled } from '#datasets/kit/overview/decisions.ts';
import { spoken } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

/** Which column is which, and what a district's own values stand for: the dialog of a file, and what is kept of it. */
export const mappings = spoken('mappings', {
  open: 'Map columns',
  toDo: (columns: number, values: number) =>
    [
      ...(columns > 0 ? [plural(columns, 'column to find', 'columns to find')] : []),
      ...(values > 0 ? [plural(values, 'value to match', 'values to match')] : []),
    ].join(', '),
  title: 'Map columns',
  meta: (file: string) => file,
  lead: 'Match your columns to the ones we need. We remember it for your district: other files with the same headers, here already or uploaded later, are read this way, too.',
  leadOfSchools: (schools: string) =>
    `Match your columns to the ones we need. We remember it only for files from ${schools}: others with the same headers, here already or uploaded later, are read this way, too.`,
  ofSchools: (schools: string) =>
    `Files for ${schools} have a mapping of their own, which stays in use after you save. To use the district's mapping, remove theirs in Settings, Saved mappings.`,
  ofDistrict: (by: string) =>
    `${by} mapped these headers for the district. What you save takes priority, but only for your schools.`,
  lastBy: (by: string, when: string) => `Last mapped by ${by}, ${when}.`,
  columns: {
    title: 'Your columns',
    caption: 'Which column of your file is which',
    need: 'We need',
    yours: 'Your column',
    why: 'Why',
    of: (label: string) => `Your column for ${label}`,
    none: 'Not in this file',
    likely: 'Likely',
    guess: 'A guess, please check.',
    byHeader: 'Found by its header.',
    byPerson: 'Chosen by someone in your district.',
    chosen: 'Your choice.',
    noGuess: 'No similar column was found.',
    showOptional: (count: number) => `Show ${plural(count, 'optional column', 'optional columns')}`,
    hideOptional: 'Hide optional columns',
    place: (letter: string, header: string) => `${letter} · ${header}`,
    hidden: 'Values are not shown',
    evidence: ({ filled, rows, different, sampled }: Filled) =>
      `Filled in ${number(filled)} of ${plural(rows, 'row', 'rows')}${sampled ? ' that were looked at' : ''}, ${number(different)} different`,
    also: 'May also be:',
    alsoOne: (header: string, evidence: string) => (evidence ? `${header}. ${evidence}.` : `${header}.`),
  },
  values: {
    title: 'Values we did not recognize',
    caption: 'What the values of your file mean',
    value: 'Value',
    rows: 'Rows',
    means: 'Means',
    of: (text: string, label: string) => `What '${text}' means in ${label}`,
    leave: 'Leave as if the cell were empty',
    leaveSchool: 'Not one of our schools',
    undecided: 'Not decided yet',
    guess: 'A guess, please check.',
  },
  twice: (header: string, one: string, other: string) =>
    `'${header}' is chosen for ${one} and for ${other}. Each column of your file can be used once.`,
  cancel: 'Cancel',
  save: 'Save and read the file again',
  showCurrent: 'Show the current columns',
  error: 'The columns of this file could not be loaded.',
  working: {
    title: 'Reading the file again',
    saved: 'Your mapping is saved.',
    leave: 'You can leave this page.',
    waiting: 'Waiting for its turn',
    stage: (stage: string, percent: number | null) => (percent === null ? stage : `${stage} · ${Math.round(percent)}%`),
  },
  overruled: (by: string, when: string) =>
    `${by} had mapped these headers or values, ${when}. Your mapping is in use from now on.`,
  done: {
    title: 'The file was read again',
    good: (rows: number) => `No errors found in ${plural(rows, 'row', 'rows')}.`,
    errors: (errors: number, kept: number) =>
      `${plural(errors, 'error', 'errors')} left. ${plural(kept, 'row is', 'rows are')} in use.`,
    unread: 'The file could not be read. The earlier data stays in use.',
    results: 'See the results',
    again: 'Map columns again',
  },
  saved: {
    tab: 'Saved mappings',
    title: 'Saved mappings',
    lead: 'Which column of your files is which, and what your values mean, as chosen by people in your district. Used automatically for files with the same headers.',
    none: 'Nothing is saved yet. When a file needs it, choose Map columns in its results.',
    error: 'The saved mappings could not be loaded.',
    caption: 'Saved mappings of the district',
    columns: {
      dataset: 'File type',
      what: 'Meaning',
      schools: 'Counts for',
      who: 'Chosen by',
      actions: 'Actions',
    },
    pair: (from: string, to: string) => `'${from}' is ${to}`,
    absent: (column: string) => `${column} is not in these files`,
    left: (from: string, column: string) => `'${from}' in ${column} is left as it is`,
    inColumn: (from: string, to: string, column: string) => `'${from}' in ${column} is ${to}`,
    headers: (count: number) => `For files with exactly these ${plural(count, 'header', 'headers')}`,
    anyHeaders: 'For every file of this type',
    everySchool: 'All schools',
    otherAudit: 'Schools of another audit',
    remove: 'Remove',
    removeOf: (what: string) => `Remove: ${what}`,
    confirm: {
      title: 'Remove this mapping?',
      body: 'It is no longer used for files uploaded from now on. Files that were read with it stay as they are. To read one again, replace it with the same file.',
      remove: 'Remove',
      cancel: 'Cancel',
    },
    removed: 'Mapping removed',
  },
});

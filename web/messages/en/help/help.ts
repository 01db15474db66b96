import { spoken } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

export const help = spoken('help', {
  title: 'Help',
  description:
    'How to get started, how to export each file, what it needs, what every rule checks, and how each number is computed.',
  topics: 'Topics',
  files: 'Files and rules',
  exports: 'Export from your student system',
  numbers: 'Numbers',
  search: 'Search exports, columns, rules and numbers',
  error: 'Error occurred while fetching help data!',
  results: (count: number, words: string) => `${plural(count, 'result', 'results')} for “${words}”`,
  noResults: 'Try a column name such as “Student ID”, the code of a rule, or a word such as “cohort”.',
  file: {
    sample: 'Sample file',
    asCsv: 'CSV',
    asXlsx: 'Excel',
    notOffered: 'What a school does not offer',
    notOfferedLead:
      'On Data upload, choose See what to upload, then Mark as not offered: choose the test or year and the schools. It then counts as complete and is no longer reported as missing. Undo it the same way. A file with rows of it removes the mark automatically.',
    schools: 'Schools under another ID or name',
    schoolsLead:
      'If your file writes a school in a way the portal does not know, open the results of the file, choose Map columns, and choose the school it stands for. It is remembered for the next files of every kind.',
    columns: 'Columns',
    columnsOf: (file: string) => `Columns of ${file}`,
    columnsLead: 'Headers in any order. Upper and lower case, spaces and underscores do not matter.',
    column: 'Column',
    needed: 'Needed',
    allowed: 'What is allowed',
    also: 'Also accepted as',
    more: (count: number) => `Show ${number(count)} more`,
    fewer: 'Show fewer',
    example: (value: string) => `Example: ${value}`,
    required: 'Required',
    conditional: 'Sometimes',
    optional: 'Optional',
    rules: 'Rules',
    rulesOf: (file: string) => `Rules of ${file}`,
    rulesLead: (count: number) =>
      `${plural(count, 'rule', 'rules')}. An error leaves the row out of the numbers until you fix it. A warning keeps the row. A note says what was read differently.`,
    rule: 'Rule',
    checks: 'What it checks',
    fix: 'How to fix it',
    filter: 'Show',
    all: 'All',
    noRules: 'No rules of this kind.',
  },
  severities: { error: 'Errors', warning: 'Warnings', note: 'Notes' },
  severity: { error: 'Error', warning: 'Warning', note: 'Note' },
  kinds: { column: 'Column', rule: 'Rule', export: 'Export', header: 'Headers', number: 'Number' },
});

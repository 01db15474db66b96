import { spoken } from '../spoken.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const help = spoken('help', {
  title: 'Help',
  description: 'What each file needs, what every rule checks, and how each number is computed.',
  topics: 'Topics',
  files: 'Files and rules',
  numbers: 'Numbers',
  search: 'Search columns, rules and numbers',
  error: 'Error occurred while fetching help data!',
  results: (count: number, words: string) => `${plural(count, 'result', 'results')} for “${words}”`,
  noResults: 'Try a column name such as “Student ID”, the code of a rule, or a word such as “cohort”.',
  file: {
    sample: 'Sample file',
    asCsv: 'CSV',
    asXlsx: 'Excel',
    columns: 'Columns',
    columnsOf: (file: string) => `Columns of ${file}`,
    columnsLead: 'Headers in any order. Upper and lower case, spaces and underscores do not matter.',
    column: 'Column',
    needed: 'Needed',
    allowed: 'What is allowed',
    also: 'Also read as',
    example: (value: string) => `Example: ${value}`,
    required: 'Required',
    conditional: 'Depends',
    optional: 'Optional',
    rules: 'Rules',
    rulesOf: (file: string) => `Rules of ${file}`,
    rulesLead: (count: number) =>
      `${plural(count, 'rule', 'rules')}. An error leaves the row out of the numbers until you fix it. A warning keeps the row. A note tells what was read differently.`,
    rule: 'Rule',
    checks: 'What it checks',
    fix: 'How to fix it',
    filter: 'Show',
    all: 'All',
    noRules: 'No rule of this kind.',
  },
  severities: { error: 'Errors', warning: 'Warnings', note: 'Notes' },
  severity: { error: 'Error', warning: 'Warning', note: 'Note' },
  kinds: { column: 'Column', rule: 'Rule', number: 'Number' },
});

import { datasetOf } from '../index.ts';
import type { Dataset } from '../kit/dataset.ts';
import { written } from '../kit/english.ts';
import { allowedWords } from '../kit/findings/allowed-words.ts';
import { declaredWords } from '../kit/findings/findings.ts';
import type { Because } from '../legends/choose-legend.ts';
import type { FileContent, IdKind, ValuePhrase } from './params.ts';
import type { Tongue } from './tongue.ts';

const columnName = (dataset: Dataset, name: string) =>
  dataset.columns.find((column) => column.name === name)?.label ?? name;

const CONTENT: Record<FileContent, string> = {
  text: 'text with separated values (CSV)',
  xlsx: 'an Excel workbook (.xlsx)',
  xls: 'an Excel workbook of the old format (.xls)',
  html: 'a web page with a table',
  'xml-2003': 'an Excel workbook in XML',
};

/** What the rows of a file were matched by: 'matched on State student ID'. */
export const ID_KINDS: Record<IdKind, string> = {
  local: 'Student ID (local)',
  state: 'State student ID',
  other: 'other student ID',
  name: 'name and date of birth',
};

/** 'a, b and c', or 'a, b and 4 more'. */
function listed(values: readonly string[], more: number): string {
  if (more > 0) return `${values.join(', ')} and ${written(more)} more`;
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}

const EMPTY_CELL = 'an empty cell';
const amount = (rows: number) => (rows === 1 ? '1 row' : `${written(rows)} rows`);

function schoolsOf({ schools, more }: Pick<Extract<ValuePhrase, { is: 'schools' }>, 'schools' | 'more'>): string {
  const named = schools.map(({ name, rows }) => `'${name}' (${amount(rows)})`).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

function because(why: Because): string {
  switch (why.is) {
    case 'companions':
      return `other columns of the same rows say the same in ${why.agreeing} of ${why.total} rows`;
    case 'header':
      return 'columns with this name use these codes';
    case 'layout':
      return `the file has the columns ${why.columns.join(' and ')}`;
    case 'telling':
      return 'no other list has these codes';
  }
}

function phrase(said: ValuePhrase, dataset: Dataset): string {
  switch (said.is) {
    case 'rows':
      return said.of === undefined ? amount(said.rows) : `${said.rows} of ${said.of} rows`;
    case 'students':
      return `${said.students} of ${said.of} students`;
    case 'range':
      return `from ${said.low} to ${said.high}`;
    case 'read-as':
      return `${said.text} was read as ${said.as}`;
    case 'texts':
      return said.texts.join(' and ');
    case 'column':
      return columnName(dataset, said.name);
    case 'dataset':
      return datasetOf(said.type).label;
    case 'content':
      return CONTENT[said.format];
    case 'sheets':
      return [...said.names, ...said.hidden.map((name) => `${name} (hidden)`)].join(', ');
    case 'schools':
      return schoolsOf(said);
    case 'at-schools':
      return `'${said.header}' for ${schoolsOf(said)}`;
    case 'years':
      return `${said.years.join(', ')}${said.isMore ? ' and more' : ''}`;
    case 'chosen-for':
      return `'${said.header}' (chosen for ${columnName(dataset, said.column)})`;
    case 'matched-on':
      return `${ID_KINDS[said.kind]}: ${said.percent}% of ${said.of} are on the roster`;
    case 'examples': {
      const examples = said.examples.map((example) => `'${example}'`).join(', ');
      return said.more > 0 ? `${examples} and ${said.more} more` : examples;
    }
    case 'cells': {
      const cells = said.cells.map(({ code, rows }) => `${code || EMPTY_CELL} in ${amount(rows)}`);
      return `${said.letter ? `column ${said.letter}` : `'${said.header}'`} has ${listed(cells, said.more)}`;
    }
    case 'legend': {
      const read = said.codes.map(({ code, value, rows }) => `${code} = ${value ?? 'not known'} (${amount(rows)})`);
      const label = columnName(dataset, said.column);
      return `'${said.header}' was read as ${label} by ${said.legend}, because ${because(said.because)}: ${read.join(', ')}`;
    }
    case 'codes': {
      const counts = said.codes.map(({ code, rows }) => `${code} in ${amount(rows)}`).join(', ');
      const lists = said.possible.map(
        ({ legend, values }) => `by ${legend}: ${values.map(({ value, rows }) => `${value} ${rows}`).join(', ')}`,
      );
      const possible = lists.length ? `; they could be, ${lists.join('; ')}` : '';
      return `'${said.header}' (${columnName(dataset, said.column)}: ${counts}${possible})`;
    }
  }
}

export const ENGLISH: Tongue = {
  sentencesOf: declaredWords,
  allowedIn: (column) => (column ? allowedWords(column) : 'A value.'),
  columnName,
  phrase,
  allowed: 'Allowed:',
  emptyCell: EMPTY_CELL,
  row: 'The row',
  inSheet: (sheet) => `Sheet '${sheet}':`,
  inRows: (rows) => ` (${written(rows)} rows)`,
  also: (values, more) => `Also ${listed(values, more)}.`,
  values: (values, more) => `Values: ${listed(values, more)}.`,
  causes: {
    'other-card': 'The file belongs on another card.',
    'missing-column': 'A required column is missing or has another name.',
    'wrong-column': 'Values are in the wrong column.',
    swapped: 'Two columns are swapped.',
    'shown-once': 'A value is shown once for several rows.',
    'date-form': 'Dates have an unexpected format.',
    'year-convention': 'School years follow another convention.',
    'zeros-lost': 'A spreadsheet program cut leading zeros off.',
    'turned-into-number': 'A spreadsheet program turned text into numbers or dates.',
    encoding: 'Characters were damaged when the file was saved in another encoding.',
    'one-unknown-word': 'One value that the portal does not know appears many times.',
    'few-unknown-words': 'A few values that the portal does not know appear many times.',
  },
  unknown: {
    message: 'Found by an earlier version of the portal.',
    fix: 'Process the file again to see a description.',
  },
};

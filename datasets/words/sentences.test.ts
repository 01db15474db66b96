import { describe, expect, it } from 'vitest';
import { DATASETS, datasetOf } from '../index.ts';
import type { Dataset } from '../kit/dataset.ts';
import { FILE_FINDINGS } from '../kit/findings/file-findings.ts';
import { GENERIC_FINDINGS } from '../kit/findings/generic-findings.ts';
import { CODED_COLUMNS } from '../legends/legends.ts';
import { YES_NO_LEGENDS } from '../legends/yes-no.ts';
import { LEGEND_NAMES_ES } from './es/names.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { FindingParams, ValuePhrase } from './params.ts';
import { sayCause, sayFinding, sayGroup, sayValue, sayWithoutValue } from './sentences.ts';

const PHRASES: readonly ValuePhrase[] = [
  { is: 'rows', rows: 12 },
  { is: 'rows', rows: 12, of: 40 },
  { is: 'students', students: 3, of: 4 },
  { is: 'range', low: 1, high: 4 },
  { is: 'read-as', text: '7', as: '07' },
  { is: 'texts', texts: ['1', '2'] },
  { is: 'column', name: 'school' },
  { is: 'dataset', type: 'TRANSCRIPT' },
  ...(['text', 'xlsx', 'xls', 'html', 'xml-2003'] as const).map((format) => ({ is: 'content', format }) as const),
  { is: 'sheets', names: ['S1'], hidden: ['S2'] },
  { is: 'schools', schools: [{ name: 'S1', rows: 1 }], more: 2 },
  { is: 'years', years: ['2020-2021'], isMore: true },
  { is: 'chosen-for', header: 'H', column: 'school' },
  ...(['local', 'state', 'other', 'name'] as const).map(
    (kind) => ({ is: 'matched-on', kind, percent: 97, of: 9 }) as const,
  ),
  { is: 'cells', header: '', letter: 'K', cells: [{ code: 'dup', rows: 1 }], more: 0 },
  {
    is: 'cells',
    header: 'H',
    cells: [
      { code: '1', rows: 2 },
      { code: '', rows: 1 },
    ],
    more: 3,
  },
  { is: 'examples', examples: ['1', '2'], more: 3 },
  ...(
    [
      { is: 'companions', agreeing: 5, total: 5 },
      { is: 'header' },
      { is: 'layout', columns: ['1', '2'] },
      { is: 'telling' },
    ] as const
  ).map(
    (because) =>
      ({
        is: 'legend',
        header: 'H',
        column: 'school',
        legend: "ACT's codes",
        because,
        codes: [{ code: '1', rows: 2, value: null }],
      }) as const,
  ),
  {
    is: 'codes',
    header: 'H',
    column: 'school',
    codes: [{ code: '1', rows: 2 }],
    possible: [{ legend: "ACT's codes", values: [{ value: '9', rows: 2 }] }],
  },
];

/** Words that no Spanish sentence has. Labels of columns and values are English, as they are written in the files. */
const ENGLISH =
  /\b(the|of|and|is|are|was|were|this|that|with|which|where|row|rows|file|column|header|upload|allowed|read|look|nothing|if|it)\b/i;

/** A finding of every code that the dataset can have, under each of its columns. */
const codesOf = (dataset: Dataset) => [
  ...Object.keys({ ...FILE_FINDINGS, ...GENERIC_FINDINGS }),
  ...[...dataset.rules, ...dataset.matching].map(({ code }) => code),
];

const withoutLabels = (text: string, { columns }: Dataset) =>
  [...columns]
    .sort((one, other) => other.label.length - one.label.length)
    .reduce((rest, { label }) => rest.replaceAll(label, '#'), text)
    // Vocabularies and datasets are listed as the files and the cards have them.
    .replace(/Uno de: .*\./, '')
    .replaceAll(
      /Student Transcripts|School year|May 2024|National Center for Education Statistics|College Board/g,
      '#',
    );

function expectWhole(text: string, language: Language, dataset: Dataset) {
  expect(text).not.toMatch(/undefined|null|\[object|[{}]|''|\s\s| \.$/);
  expect(text).toMatch(/\.$/);
  if (language === 'es') expect(withoutLabels(text, dataset)).not.toMatch(ENGLISH);
}

describe.each(DATASETS)('findings of $label', (dataset) => {
  const finding = (
    code: string,
    params: FindingParams = {},
    value: string | null = '42',
    column: string | null = 'school',
  ) => ({
    code,
    column,
    header: 'H',
    value,
    params,
  });

  it.each(LANGUAGES)('have whole sentences for every code in %s', (language) => {
    for (const code of codesOf(dataset))
      for (const column of [null, ...dataset.columns.map(({ name }) => name)]) {
        const said = sayFinding(dataset, finding(code, {}, '42', column), language);
        for (const text of [said.message, said.fix]) expectWhole(text, language, dataset);
        const hidden = sayWithoutValue(dataset, { code, column, header: null }, language);
        for (const text of [hidden.message, hidden.fix]) expectWhole(text, language, dataset);
        expect(`${hidden.message} ${hidden.fix}`).not.toContain('42');
      }
  });

  it.each(LANGUAGES)('take every phrase as their value in %s', (language) => {
    for (const phrase of PHRASES) {
      const stored = finding('file.legend', { phrase }, null);
      expectWhole(sayFinding(dataset, stored, language).message, language, dataset);
      expectWhole(`${sayValue(dataset, stored, language)}.`, language, dataset);
      const listed = { code: 'file.legend', column: null, header: null, count: 1, params: { list: [phrase] } };
      expectWhole(sayGroup(dataset, listed, language).message, language, dataset);
    }
  });

  it('say something else in each language', () => {
    for (const code of codesOf(dataset)) {
      const [english, spanish] = LANGUAGES.map((language) => sayFinding(dataset, finding(code), language));
      expect(spanish?.message, code).not.toBe(english?.message);
      expect(spanish?.fix, code).not.toBe(english?.fix);
    }
  });

  it('begin with a headline of at most 125 characters', () => {
    for (const language of LANGUAGES)
      for (const code of codesOf(dataset)) {
        const { message, headline } = sayFinding(dataset, finding(code, {}, null), language);
        expect(message.startsWith(headline), code).toBe(true);
        expect(headline.length, headline).toBeLessThanOrEqual(125);
      }
  });

  it('name the same values and headers in each language', () => {
    const places = (text: string) => [text.includes('42'), text.includes('HEADER')];
    for (const code of codesOf(dataset)) {
      const [english, spanish] = LANGUAGES.map((language) => {
        const { message } = sayFinding(dataset, { ...finding(code), header: 'HEADER' }, language);
        return places(message.split(/ (?:Allowed|Permitido): /)[0] ?? '');
      });
      expect(spanish, code).toEqual(english);
    }
  });
});

describe('a group', () => {
  const transcripts = datasetOf('TRANSCRIPT');
  const group = {
    code: 'mark.unknown',
    column: 'final_grade',
    header: 'Grade',
    count: 9,
    params: {
      values: 7,
      named: [
        { value: 'Qqq', rows: 1_005 },
        { value: 'Zzz', rows: 3 },
        { value: 'Vvv', rows: 1 },
      ],
    },
  };

  it('names its most frequent values with their rows, and how many more there are', () => {
    expect(sayGroup(transcripts, group, 'en').message).toMatch(
      /^The grade 'Qqq' \(1,005 rows\) is not recognized\. Also 'Zzz' \(3 rows\), 'Vvv' and 4 more\. The .*\. Allowed: A letter/,
    );
    expect(sayGroup(transcripts, group, 'es').message).toMatch(
      /^La calificación 'Qqq' \(1,005 filas\) no se conoce\. También 'Zzz' \(3 filas\), 'Vvv' y 4 más\. El .*\. Permitido: Una letra/,
    );
  });

  it.each([
    [
      'en',
      'A spreadsheet program shortened the student IDs in 4 rows.',
      /\. Values: '1E\+05' \(3 rows\) and '2E\+05'\. Allowed: /,
    ],
    [
      'es',
      'Un programa de hojas de cálculo acortó los identificadores de estudiante de 4 filas.',
      /\. Valores: '1E\+05' \(3 filas\) y '2E\+05'\. Permitido: /,
    ],
  ] as const)('says in %s how many have one cause, and then which', (language, headline, values) => {
    const named = [
      { value: '1E+05', rows: 3 },
      { value: '2E+05', rows: 1 },
    ];
    const shortened = {
      ...group,
      code: 'student-id.exponent',
      column: 'student_id',
      count: 4,
      params: { values: 2, named },
    };
    const said = sayGroup(transcripts, shortened, language);
    expect(said.headline).toBe(headline);
    expect(said.message).toMatch(values);
    const one = { ...shortened, count: 1, params: { values: 1, named: named.slice(0, 1) } };
    expect(sayGroup(transcripts, one, language).headline).toContain("'1E+05'");
  });

  it('of IDs that no roster has agrees in number, whatever is named of them', () => {
    const unknown = (examples: readonly string[], more: number) =>
      sayGroup(
        transcripts,
        { ...group, code: 'student.not-on-roster', params: { list: [{ is: 'examples', examples, more }] } },
        'en',
      ).message;
    expect(unknown(['7'], 0)).toMatch(/^The student ID '7' is not on the roster\. The row is kept/);
    expect(unknown(['7', '8'], 0)).toMatch(/^2 student IDs are not .* Values: '7' and '8'\. Allowed: /);
    expect(unknown(['7', '8'], 1_200)).toMatch(/^1,202 student IDs are not .* Values: '7', '8' and 1,200 more\. /);
  });

  it('is told from others by its first sentence and its other values, which are all that is counted', () => {
    const headlines = LANGUAGES.map((language) => sayGroup(transcripts, group, language).headline);
    expect(headlines).toEqual([
      "The grade 'Qqq' (1,005 rows) is not recognized. Also 'Zzz' (3 rows), 'Vvv' and 4 more.",
      "La calificación 'Qqq' (1,005 filas) no se conoce. También 'Zzz' (3 filas), 'Vvv' y 4 más.",
    ]);
    const odd = { ...group, params: { named: [{ value: 'No. 1', rows: 2 }] } };
    expect(sayGroup(transcripts, odd, 'en').headline).toBe("The grade 'No. 1' is not recognized.");
  });

  it('has the words of what is behind it', () => {
    expect(sayCause({ code: 'row.shifted', count: 1, values: 1 }, 'es')).toBe('Hay valores en la columna equivocada.');
    expect(sayGroup(transcripts, group, 'es').cause).toBe(
      'Unos pocos valores que el portal no conoce aparecen una y otra vez.',
    );
  });

  it('says what an earlier version has said of it, in every language', () => {
    const said = { message: "The mark 'Q' is odd.", fix: 'Look.', cause: 'One cause.' };
    for (const language of LANGUAGES)
      expect(sayGroup(transcripts, { ...group, params: { said } }, language)).toEqual({
        ...said,
        headline: said.message,
      });
  });
});

it('a missing column is named as in the sample file, and in Spanish', () => {
  const missing = {
    code: 'file.missing-column',
    column: 'final_grade',
    header: 'Final grade',
    value: 'Final grade',
    params: {},
  };
  expect(sayFinding(datasetOf('TRANSCRIPT'), missing, 'es').message).toMatch(
    /^No se encontró la columna obligatoria Final grade \(calificación final\)\. Permitido: /,
  );
});

it('every list of codes has a Spanish name', () => {
  const coded = [...Object.values(CODED_COLUMNS), YES_NO_LEGENDS];
  const names = coded.flatMap(({ legends }) => legends.map(({ name }) => name));
  expect(names.filter((name) => !(name in LEGEND_NAMES_ES))).toEqual([]);
});

it('a text of the file is never filled in twice', () => {
  const odd = {
    code: 'mark.unknown',
    column: 'final_grade',
    header: 'Grade',
    value: '{header} $& {value}',
    params: {},
  };
  expect(sayFinding(datasetOf('TRANSCRIPT'), odd, 'en').message).toContain(
    "The grade '{header} $& {value}' is not recognized.",
  );
});

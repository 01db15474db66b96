/**
 * No cell is long enough to hold the portal up (docs/threats.md#t20): a cell ten times as long takes about ten times as
 * long, whatever it is made of. A pattern that backtracks would take a hundred times, so the bound is between, and
 * processor time is compared with processor time: a busy machine changes neither.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATASETS } from '#datasets/index.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { fitOf } from '#datasets/kit/match/plausible.ts';
import { headerKey, valueKey } from '#datasets/kit/normalise.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { SAMPLE_SETTING } from '#datasets/kit/sample/to-sample.ts';
import { likelyColumns } from '#datasets/kit/suggest/suggest-columns.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { bareHeader } from '../../read/bare-header.ts';
import { looksLikeData, shapeOf } from '../../read/header.ts';
import { numberFormat } from '../../read/workbook/number-format.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const SHORT = 10_000;
const LONG = 10 * SHORT;
/** Ten times as long, with room for what a heap does now and then. */
const MOST = 40;

/** What patterns backtrack over: runs of one kind that end in another. */
const EVIL: ((length: number) => string)[] = [
  (length) => `${'a'.repeat(length)}!`,
  (length) => `${' '.repeat(length)}x`,
  (length) => `${'1'.repeat(length)}x`,
  (length) => `${'1,'.repeat(length / 2)}x`,
  (length) => `${'2023-'.repeat(length / 5)}x`,
  (length) => `${'é'.repeat(length)}\u0301`,
  (length) => '('.repeat(length),
  (length) => 'a [ '.repeat(length / 4),
  (length) => `${'¹'.repeat(length)}x`,
  (length) => `Sum of ${'credit'.repeat(length / 6)}]x`,
];

/** Milliseconds of processor time. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** One column of each kind and vocabulary. */
const KINDS = [
  ...new Map(
    DATASETS.flatMap(({ columns }) => columns).map(({ kind }) => [
      kind.kind === 'vocabulary' ? kind.vocabulary.name : kind.kind,
      kind,
    ]),
  ),
];
const isSchool = schoolFinder([
  { id: '1', name: 'Lincoln High School', local_id: '7', state_id: null, nces_id: null, ceeb_code: null },
]);

it('a number format of a workbook', async () => {
  const long = await cost(() => numberFormat(200, '['.repeat(1_000_000)));
  expect(long).toBeLessThan(1000);
});

describe('what looks at headers and samples', () => {
  it.each<[name: string, look: (text: string) => unknown]>([
    ['headerKey', headerKey],
    ['bareHeader', bareHeader],
    ['valueKey', valueKey],
    ['looksLikeData', (text) => looksLikeData([text, text, text])],
    ['shapeOf', (text) => shapeOf([text])],
    ['schoolFinder', isSchool],
    ...KINDS.map(([name, kind]): [string, (text: string) => unknown] => [
      `fitOf ${name}`,
      (text) => fitOf(kind, [text]),
    ]),
    ...DATASETS.map((dataset): [string, (text: string) => unknown] => [
      `likelyColumns ${dataset.label}`,
      (text) => likelyColumns(dataset, [text]),
    ]),
  ])('%s', async (_name, look) => {
    for (const evil of EVIL) {
      const [few, many] = [await cost(() => look(evil(SHORT))), await cost(() => look(evil(LONG)))];
      expect(many, evil(10)).toBeLessThan(Math.max(few, 2) * MOST);
    }
  });
});

const school = { name: SAMPLE_SETTING.school, local_id: '0332', state_id: null, nces_id: null, ceeb_code: null };
const context = {
  yearEnding: SAMPLE_SETTING.yearEnding,
  schools: [{ id: 'lakeview', ...school }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: DEMOGRAPHIC_TYPES, testTypes: TEST_TYPES },
};

/** Long enough to show, and short enough that a row of them is one record. */
const CELL = 8_000;

describe('what checks the rows', () => {
  it.each(DATASETS)(
    '$label',
    async (dataset) => {
      const names = Object.keys(dataset.sample(SAMPLE_SETTING)[0] ?? {});
      const checked = async (length: number) => {
        const path = join(temporaryFolder(), 'file.csv');
        writeFileSync(path, toCsv([names, ...EVIL.map((evil) => names.map(() => evil(length)))]));
        let rows = 0;
        const milliseconds = await cost(async () => {
          rows = (await check(path, dataset.type, context)).rowsRead;
        });
        expect(rows).toBe(EVIL.length);
        return milliseconds;
      };
      const few = await checked(CELL / 10);
      // 1 to 1.8 times the time; 6 with one pattern that takes time by the square.
      expect(await checked(CELL)).toBeLessThan(few * 4);
    },
    180_000,
  );
});

/** 12,500 students: of a few words, or each with words of their own. */
const students = (word: (index: number) => number) =>
  Array.from({ length: 12_500 }, (_, index) => [
    `${410_000 + index}`,
    ...['a', 'b', 'c', 'd'].map((of) => `${of}${word(index)}`),
  ]);

it('words that never repeat', async () => {
  const headers = ['Student ID', 'Gender', 'Race/Ethnicity', 'English Learner Status', 'Lunch Status'];
  const checked = async (rows: string[][]) => {
    const path = join(temporaryFolder(), 'file.csv');
    writeFileSync(path, toCsv([headers, ...rows]));
    return await cost(async () =>
      expect((await check(path, 'STUDENT_DEMOGRAPHICS', context)).rowsRead).toBe(rows.length),
    );
  };
  const few = await checked(students((index) => index % 9));
  expect(await checked(students((index) => index))).toBeLessThan(few * 2.5);
}, 180_000);

/** Changes of files that change no number: what says the same in another way. */
import { expect, test } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { Chance, type Row } from './chance.ts';
import { numbersOf } from './numbers-of.ts';
import { type MadeFile, type RandomDistrict, randomDistrict } from './random-district.ts';

const DISTRICTS = Number(process.env.PORTAL_TEST_DISTRICTS ?? 1);
const FIRST = Number(process.env.PORTAL_TEST_SEED ?? 3);

type Change = (district: RandomDistrict) => RandomDistrict;

const inFiles =
  (change: (file: MadeFile) => MadeFile[]): Change =>
  ({ audit, files }) => ({ audit, files: files.flatMap(change) });

/** Of two rows of one sitting that are worth the same the last one counts: those of a test and day keep their order. */
const inOrder = (row: Row) =>
  row.test_type === undefined ? row : `${row.test_type} ${row.exam} ${row.administration}`;

/** The last row of a roster decides where nothing else does. */
const shuffled = (file: MadeFile): MadeFile[] => {
  const chance = new Chance(file.rows.length);
  const places = new Map<Row, number>();
  for (const same of Map.groupBy(file.rows, inOrder).values()) {
    const own = same.map(() => chance.below(1_000_000)).toSorted((one, other) => one - other);
    for (const [at, row] of same.entries()) places.set(row, own[at] ?? 0);
  }
  const rows = file.rows.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return [file.type === 'STUDENT_ROSTER' ? file : { ...file, rows }];
};

const OF_STUDENTS: readonly UploadFileType[] = ['STUDENT_DEMOGRAPHICS', 'TRANSCRIPT', 'STUDENT_TEST_SCORES'];
const isOdd = ({ student_id, last_name }: Row) =>
  [...String(student_id ?? last_name)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
const halves = (file: MadeFile): MadeFile[] =>
  OF_STUDENTS.includes(file.type)
    ? [true, false].map((half) => ({ ...file, rows: file.rows.filter((row) => isOdd(row) === half) }))
    : [file];

const IDS = ['student_id', 'other_student_id', 'state_student_id'];
const relabelled = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, IDS.includes(name) && value !== null ? `${value}9` : value]),
  );

const withYear = (row: Row): Row =>
  typeof row.term === 'string' ? { ...row, term: `${row.term} ${Number(row.school_year) - 1}` } : row;

const CHANGES: readonly (readonly [what: string, change: Change])[] = [
  ['rows in another order', inFiles(shuffled)],
  ['files of students in two parts', inFiles(halves)],
  ['other IDs', inFiles((file) => [{ ...file, rows: file.rows.map(relabelled) }])],
  ['years in the terms', inFiles((file) => [{ ...file, rows: file.rows.map(withYear) }])],
  [
    'kinds of files in another order',
    ({ audit, files }) => ({
      audit,
      files: [...files].sort((one, other) => (one.type < other.type ? 1 : Number(one.type > other.type) * -1)),
    }),
  ],
  ['the files once more', ({ audit, files }) => ({ audit, files: [...files, ...files] })],
  [
    'other names of schools',
    ({ audit, files }) => ({
      files,
      audit: { ...audit, schools: audit.schools.map(({ id, name }) => ({ id, name: `${name} High` })) },
    }),
  ],
];

/** Names of what differs. Files of pathways are counted, and schools are named. */
const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one].flatMap(([name, text]) => {
    const found = other.get(name)?.replaceAll(' High', '');
    const isSame =
      found === text || (name.startsWith('cte-pathways') && withoutFiles(found ?? '') === withoutFiles(text));
    return isSame ? [] : [name];
  });
const withoutFiles = (text: string) => text.replace(/"cte_catalogs_count":\d+/, '');

test(`numbers of ${DISTRICTS} districts from seed ${FIRST} (PORTAL_TEST_SEED) stay the same`, {
  timeout: 3_600_000,
}, async () => {
  const found: string[] = [];
  for (let seed = FIRST; seed < FIRST + DISTRICTS; seed += 1) {
    const district = randomDistrict(seed);
    const numbers = await numbersOf(district);
    const say = (what: string, other: ReadonlyMap<string, string>) =>
      found.push(...differing(numbers, other).map((name) => `seed ${seed}, ${what}: ${name}`));
    say('one thread', await numbersOf(district, 1));
    for (const [what, change] of CHANGES) say(what, await numbersOf(change(district)));
  }
  expect(found.slice(0, 20)).toEqual([]);
});

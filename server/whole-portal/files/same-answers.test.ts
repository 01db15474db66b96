/**
 * What happened on the way to the same files makes no difference: after each of these histories everything that the
 * portal answers is as it was when the files came once. Which ones, and in which order, PORTAL_TEST_SEED says.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '#server/test-random.ts';
import { firstLines, type KnownPortal, knownFile, openKnownPortal, textOf } from './test-known-portal.ts';

const SEED = Number(process.env.PORTAL_TEST_SEED ?? 1);
/** Ten are all; each takes some ten seconds. */
const MANY = Number(process.env.PORTAL_TEST_HISTORIES ?? 2);
const [ROSTER, MARKS, SCORES] = [
  knownFile('STUDENT_ROSTER'),
  knownFile('TRANSCRIPT'),
  knownFile('STUDENT_TEST_SCORES'),
];
const PEOPLE = knownFile('STUDENT_DEMOGRAPHICS');
const REASON = { reason: 'A try' };

const HISTORIES: Record<string, (p: KnownPortal) => Promise<unknown>> = {
  async 'removed and put back'(p) {
    for (const { type } of p.files) {
      await p.call('POST', `/uploads/${p.idOf(type)}/remove`, REASON);
      await p.refresh();
      await p.call('POST', `/uploads/${p.idOf(type)}/put-back`);
    }
  },
  async 'another file first'(p) {
    await p.call('POST', `/uploads/${p.idOf(MARKS.type)}/remove`, REASON);
    const wrong = await p.put(MARKS, { text: textOf(SCORES) });
    await p.refresh();
    await p.put(MARKS, { replaces: wrong });
  },
  async 'a part, and the older version again'(p) {
    for (const file of [ROSTER, PEOPLE]) {
      const whole = p.idOf(file.type);
      await p.put(file, { text: firstLines(file, 150), replaces: whole });
      await p.refresh();
      const { file_id } = await p.call('POST', `/uploads/${whole}/restore`);
      await p.process(file_id);
      p.use(file.type, file_id);
    }
  },
  async 'a part that waits, and is declined'(p) {
    const whole = p.idOf(MARKS.type);
    const part = await p.put(MARKS, { text: firstLines(MARKS, 3000), replaces: whole, accepts: false });
    expect(await p.call('GET', `/uploads/${part}`)).toMatchObject({ is_current: false });
    await p.refresh();
    await p.call('POST', `/uploads/${part}/remove`, REASON);
    p.use(MARKS.type, whole);
  },
  async 'a part that waits, is used, and is replaced'(p) {
    const part = await p.put(ROSTER, { text: firstLines(ROSTER, 150), replaces: p.idOf(ROSTER.type), accepts: false });
    await p.call('POST', `/uploads/${part}/use`);
    await p.refresh();
    await p.put(ROSTER, { replaces: part });
  },
  async 'other names and numbers of schools'(p) {
    const records = await p.call<Record<string, string | null>[]>('GET', '/schools/records');
    const readAll = async () => {
      for (const { type } of p.files) {
        await p.call('POST', `/uploads/${p.idOf(type)}/reprocess`);
        await p.process(p.idOf(type));
      }
      await p.refresh();
    };
    for (const { id, ...school } of records)
      await p.call('PUT', `/schools/${id}`, { ...school, name: `Old ${school.name}`, local_id: `9${school.local_id}` });
    await readAll();
    for (const { id, ...school } of records) await p.call('PUT', `/schools/${id}`, school);
    await readAll();
  },
  async 'another class'(p) {
    for (const year_ending of [2023, 2024])
      await p.operate('PUT', '/details', {
        ...{ district: { name: 'History Unified' }, year_ending, due_on: null },
        schools: (await p.call<Record<string, string | null>[]>('GET', '/schools/records')).map((school) =>
          Object.fromEntries(Object.entries(school).filter(([, value]) => value !== null)),
        ),
      });
  },
  async 'other categories'(p) {
    const settings = await p.call<object>('GET', '/settings/transcripts');
    const categories = { high_flier: 3, struggling: 1.5, failed_core: 1 };
    await p.call('PUT', '/settings/transcripts', { ...settings, categories, show_names: true });
    await p.refresh();
    await p.call('PUT', '/settings/transcripts', settings);
  },
  async 'columns that were swapped'(p) {
    const path = `/uploads/${p.idOf(MARKS.type)}/mapping`;
    type Mapping = {
      run: number;
      replaces: { at: string } | null;
      columns: { column: string; found: { header: string; nth: number } | null }[];
    };
    const before = await p.call<Mapping>('GET', path);
    const save = async (of: (column: string) => string) => {
      const { run, replaces } = await p.call<Mapping>('GET', path);
      const columns = before.columns.map(({ column }) => {
        const found = before.columns.find((one) => one.column === of(column))?.found;
        return { column, source: found ? { header: found.header, nth: found.nth } : null };
      });
      await p.call('PUT', path, { run, columns, values: [], seen_at: replaces?.at ?? null });
      await p.process(p.idOf(MARKS.type));
      await p.refresh();
    };
    const other: Record<string, string> = { credits_earned: 'credits_attempted', credits_attempted: 'credits_earned' };
    await save((column) => other[column] ?? column);
    await save((column) => column);
  },
  async 'closed and opened again'(p) {
    await p.operate('POST', '/closed');
    await p.refresh();
    await p.operate('DELETE', '/closed');
  },
};

let portal: KnownPortal;
beforeAll(async () => {
  portal = await openKnownPortal();
}, 60_000);
afterAll(() => portal?.close());

it(`answers the same after each history (PORTAL_TEST_SEED ${SEED})`, { timeout: 600_000 }, async () => {
  for (const file of portal.files) await portal.put(file);
  const once = await portal.answers();
  expect(Object.keys(once).length).toBeGreaterThan(100);
  const chance = new Random(SEED);
  const order = Object.keys(HISTORIES).map((name) => ({ name, at: chance.below(1_000_000) }));
  for (const { name } of order.toSorted((one, other) => one.at - other.at).slice(0, MANY)) {
    await HISTORIES[name]?.(portal);
    const now = await portal.answers();
    const different = Object.keys({ ...once, ...now }).filter(
      (key) => JSON.stringify(now[key]) !== JSON.stringify(once[key]),
    );
    expect(different, name).toEqual([]);
  }
});

import { datasetOf } from '#datasets/index.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { type Random, seeded } from '../../demo/district/random.ts';
import { CLEAN_TABLES, type CleanTable, someRows } from './clean.ts';
import { decoyColumns } from './decoys.ts';
import type { Form } from './form.ts';
import { FORMS } from './forms.ts';
import { keyOfSystem } from './key-of-system.ts';
import type { MadeColumn, MadeFile } from './made-file.ts';
import { MEANINGS } from './meanings.ts';
import { isOfAnother, namesOf, prefixOf, STYLES } from './names.ts';
import { raceFlagColumns, twoQuestions } from './race-columns.ts';

export interface FileSize {
  rows: number;
  /** Beside those a file must have; all of them where it is not said. */
  optionalColumns?: number;
}

/** The clean district as another system writes it. Same seed, same file. */
export function makeFile(seed: number, { rows: count, optionalColumns }: FileSize): MadeFile {
  const random = seeded(seed);
  const table = random.pick(CLEAN_TABLES);
  const isOrdinary = random.chance(0.7);
  const rows = someRows(table, count, random);
  const style = random.pick(STYLES.filter(({ isHard }) => !isOrdinary || !isHard));
  const traits = [style.name];
  const written = chosenColumns(table, optionalColumns, random).map((name) => {
    const form = random.pick((FORMS[name] ?? [OWN]).filter(({ isHard }) => !isOrdinary || !isHard));
    traits.push(`${name}: ${form.name}`);
    return { name, form, clean: rows.map((cells) => cells[table.columns.indexOf(name)] ?? '') };
  });
  const headers = headersFor(table, written, random);
  const plain = written.map(({ name, form, clean }, at): MadeColumn => {
    const header = headers[at] ?? name;
    const shortened = style.write(header, name);
    const isClear = !isOfAnother(datasetOf(table.type), name, shortened);
    return { header: isClear ? shortened : header, cells: clean.map(form.write), means: [name] };
  });
  const { columns, trait } = withTrap(plain, written, random);
  traits.push(...trait);
  const beside = decoyColumns(table, rows, random);
  const race = written.find(({ name }) => name === 'race_ethnicity');
  const hasRace = columns.some(({ means }) => means.length === 1 && means[0] === 'race_ethnicity');
  const flags = race && hasRace && random.chance(0.3) ? raceFlagColumns(race.clean) : [];
  if (flags.length) traits.push('race flags');
  const taken = new Set(columns.map(({ header }) => headerKey(header)));
  const decoys = beside.filter(({ column }) => !taken.has(headerKey(column.header)));
  const prefix = prefixOf(random);
  const all = shuffled([...columns, ...flags, ...decoys.map(({ column }) => column)], random);
  return {
    table: table.name,
    seed,
    isOrdinary,
    columns: all.map((column) => ({ ...column, header: `${prefix}${column.header}` })),
    ...expectedOf(written),
    traits: [...traits, ...decoys.map(({ trait }) => trait), ...(prefix ? [`before each name: '${prefix}'`] : [])],
  };
}

/**
 * In some files a column is not as our own is: race in two questions, an ID beside the key that the system has for it.
 */
function withTrap(plain: readonly MadeColumn[], written: readonly Written[], random: Random) {
  const cleanOf = (wanted: string) => written.find(({ name }) => name === wanted)?.clean;
  const without = (wanted: string) => plain.filter(({ means: [name] }) => name !== wanted);
  const [races, ids] = [cleanOf('race_ethnicity'), cleanOf('student_id')];
  if (races && random.chance(0.25))
    return {
      columns: [...without('race_ethnicity'), ...twoQuestions(races, random)],
      trait: ['race in two questions'],
    };
  if (!ids || !random.chance(0.1)) return { columns: plain, trait: [] };
  const { key, header } = keyOfSystem(ids, random);
  const columns = plain.map((column) => (column.means[0] === 'student_id' ? { ...column, header } : column));
  return { columns: [...columns, key], trait: ['key of the system beside the id'] };
}

const OWN: Form = { name: 'own', write: (cell) => cell };

interface Written {
  name: string;
  form: Form;
  clean: readonly string[];
}

function chosenColumns(table: CleanTable, optionalColumns: number | undefined, random: Random): readonly string[] {
  if (optionalColumns === undefined) return table.columns;
  const isNeeded = (name: string) =>
    table.type === 'STUDENT_TEST_SCORES' || name === 'school' || name === 'student_id' || isAlwaysNeeded(table, name);
  const optional = shuffled(
    table.columns.filter((name) => !isNeeded(name)),
    random,
  ).slice(0, optionalColumns);
  return table.columns.filter((name) => isNeeded(name) || optional.includes(name));
}

/** What is asked of demographics depends on the types that the wizard is told. */
function isAlwaysNeeded({ type }: CleanTable, name: string): boolean {
  const column = datasetOf(type).columns.find((one) => one.name === name);
  return (
    column?.required.level === 'required' ||
    (column?.required.level === 'conditional' && type !== 'STUDENT_DEMOGRAPHICS')
  );
}

/** No two columns of a file are called the same. */
function headersFor(table: CleanTable, written: readonly Written[], random: Random): string[] {
  const names = namesOf(datasetOf(table.type));
  const used = new Set<string>();
  return written.map(({ name, form }) => {
    const free = (form.headers ?? names.get(name) ?? []).filter((header) => !used.has(headerKey(header)));
    const header = free.length ? random.pick(free) : name;
    used.add(headerKey(header));
    return header;
  });
}

function expectedOf(written: readonly Written[]): Pick<MadeFile, 'expected' | 'readFrom'> {
  const expected = new Map<string, (string | null)[]>();
  const readFrom = new Map<string, string>();
  for (const { name, form, clean } of written) {
    const meaning = MEANINGS[name];
    if (!meaning) continue;
    const factor = form.factor ?? 1;
    expected.set(
      meaning.lake,
      clean.map((cell) => {
        const value = meaning.of(cell);
        return value === null || factor === 1 ? value : String(Number(value) * factor);
      }),
    );
    readFrom.set(meaning.lake, name);
  }
  return { expected, readFrom };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

import { createHash } from 'node:crypto';
import { TRAITS } from '#contract/quality/opportunity.ts';
import type { Language } from '#datasets/words/language.ts';
import { answeredBy } from '../answer.ts';
import { countedWith } from '../own-measures.ts';
import { descriptorOf, PassingFile } from './descriptor.ts';
import { csvPieces } from './findings-csv.ts';
import type { ReportScope } from './read-scopes.ts';

const NUMBERS = [
  'asked',
  'attained',
  'rate',
  'interval_low',
  'interval_high',
  'possible_low',
  'possible_high',
] as const;
const COMPARED = ['others_rate', 'difference', 'ratio', 'missing_students'] as const;

interface Column {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean';
  title: string;
  description: string;
  constraints?: { required?: boolean; enum?: string[]; minimum?: number; maximum?: number };
}

/** What is wrong with findings.csv and its descriptor, in words; nothing where all is well. */
export async function filesFaults(
  scopes: readonly [ReportScope, ...ReportScope[]],
  language: Language,
): Promise<string[]> {
  const read = {
    ...{ version: 3, computed_at: '2026-11-24T10:00:00Z', district: 'Known', year_ending: 2024, schools: [] },
    files: [{ file_id: '1', file_name: 'roster.csv', upload_file_type: 'STUDENT_ROSTER', sha256: 'a'.repeat(64) }],
    ...{ scopes, language, names: new Map<string, string>() },
  };
  const file = new PassingFile();
  let csv = '';
  for await (const piece of file.pass(csvPieces(read, language))) csv += piece;
  const [head = [], ...rows] = linesOf(csv);
  const items = rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
  return [...columnFaults(descriptorOf(read, file, language), csv, head, items), ...numberFaults(scopes, items)];
}

type Item = Record<string, string>;

/** Cells of a file without line ends in them. */
const linesOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );

/** The rules of Data Package 2.0 (datapackage.org/standard) for what is in the descriptor, and the file against it. */
function columnFaults(descriptor: object, csv: string, head: readonly string[], items: readonly Item[]): string[] {
  // The shape that is under test: a missing part shows as a fault or as an error.
  const given = descriptor as {
    $schema: string;
    name: string;
    version: string;
    created: string;
    sources: { title: string }[];
    resources: Resource[];
  };
  const [resource] = given.resources;
  if (!resource || given.resources.length !== 1) return ['not one resource'];
  const { fields, primaryKey, missingValues } = resource.schema;
  const known = new Map(fields.map((field) => [field.name, field]));
  const faults = [
    [/^[a-z0-9._-]+$/.test(given.name) && /^[a-z0-9._-]+$/.test(resource.name), 'a name has other signs'],
    [/^\d+\.\d+\.\d+$/.test(given.version), 'the version is not semantic'],
    [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(given.created), 'created is not a time'],
    [given.sources.every(({ title }) => title.length > 0), 'a source without title'],
    [/^[^/.][^/]*$/.test(resource.path), 'the path leads elsewhere'],
    [resource.bytes === Buffer.byteLength(csv), 'another number of bytes'],
    [resource.hash === `sha256:${createHash('sha256').update(csv).digest('hex')}`, 'another hash'],
    [JSON.stringify(fields.map(({ name }) => name)) === JSON.stringify(head), 'other columns'],
    [fields.every(({ title, description }) => title && description), 'a column without words'],
    [primaryKey.every((name) => known.get(name)?.constraints?.required), 'a key that may be missing'],
    [new Set(items.map((item) => primaryKey.map((name) => item[name]).join('|'))).size === items.length, 'a key twice'],
    [JSON.stringify(missingValues) === '[""]', 'other missing values'],
  ] as const;
  const cells = items.flatMap((item) =>
    fields.filter((field) => !fits(item[field.name] ?? '', field)).map(({ name }) => `${name} is ${item[name]}`),
  );
  return [...faults.filter(([holds]) => !holds).map(([, words]) => words), ...new Set(cells)];
}

interface Resource {
  name: string;
  path: string;
  bytes: number;
  hash: string;
  schema: { fields: Column[]; primaryKey: string[]; missingValues: string[] };
}

function fits(cell: string, { type, constraints = {} }: Column): boolean {
  if (cell === '') return constraints.required !== true;
  if (constraints.enum && !constraints.enum.includes(cell)) return false;
  if (type === 'string') return true;
  if (type === 'boolean') return cell === 'true' || cell === 'false';
  const value = Number(cell);
  return (
    (type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) &&
    value >= (constraints.minimum ?? value) &&
    value <= (constraints.maximum ?? value)
  );
}

/** A row for each measure, scope and group, with the numbers of the calls, or none. */
function numberFaults(scopes: readonly [ReportScope, ...ReportScope[]], items: readonly Item[]): string[] {
  const measures = countedWith(scopes[0].stored.settings);
  const groups = 1 + Object.values(TRAITS).flat().length;
  const faults = items.length === measures.length * scopes.length * groups ? [] : [`${items.length} rows`];
  const byKey = new Map(items.map((item) => [`${item.measure} ${item.scope_id} ${item.trait} ${item.group}`, item]));
  for (const measure of measures)
    for (const scope of scopes) {
      const { all, groups: of } = answeredBy(scope.stored, measure);
      for (const figures of [{ ...all, trait: 'all', value: 'all' }, ...of]) {
        const key = `${measure.id} ${scope.id} ${figures.trait} ${figures.value}`;
        const item = byKey.get(key);
        const cells = Object.fromEntries([...NUMBERS, ...COMPARED].map((name) => [name, item?.[name] ?? '?']));
        const isEmpty = Object.values(cells).every((cell) => cell === '');
        if (figures.size > 0 && figures.size < 10 && !isEmpty) faults.push(`${key} is small and has numbers`);
        if (figures.hidden !== isEmpty) faults.push(`${key} is ${figures.hidden ? 'hidden' : 'shown'} and is not`);
        if (figures.hidden) continue;
        const want = {
          ...{ asked: figures.size, attained: figures.attained, rate: figures.rate },
          ...{ interval_low: figures.interval?.low, possible_high: figures.bounds?.high },
        };
        for (const [name, value] of Object.entries(want))
          if (cells[name] !== String(value ?? '')) faults.push(`${key} ${name} is ${cells[name]}, not ${value}`);
      }
    }
  return faults;
}

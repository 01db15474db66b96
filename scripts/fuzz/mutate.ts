import type { Random } from '#server/test-random.ts';
import { unzip, zip } from './archive.ts';
import { otherColumn, otherRow } from './columns.ts';
import type { GoodFile } from './good-files.ts';

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** One to four mutations after another, of the kinds that fit the file. */
export function mutate({ kind, bytes }: GoodFile, random: Random): Buffer {
  let mutated = bytes;
  for (let times = 1 + random.below(4); times > 0; times--)
    mutated = kind === 'xlsx' ? mutateWorkbook(mutated, random) : random.of(MUTATIONS[kind])(mutated, random);
  return mutated;
}

const flip: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes);
  for (let times = 1 + random.below(20); times > 0 && copy.length; times--)
    copy[random.below(copy.length)] = random.below(256);
  return copy;
};

const truncate: Mutation = (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1));

const span = (bytes: Buffer, random: Random): [from: number, to: number] => {
  const from = random.below(bytes.length + 1);
  return [from, Math.min(bytes.length, from + random.below(2_000))];
};

const drop: Mutation = (bytes, random) => {
  const [from, to] = span(bytes, random);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
};

const repeat: Mutation = (bytes, random) => {
  const [from, to] = span(bytes, random);
  const times = random.of([1, 1, 2, 50]);
  const copies = Array.from({ length: times }, () => bytes.subarray(from, to));
  return Buffer.concat([bytes.subarray(0, to), ...copies, bytes.subarray(to)]);
};

const move: Mutation = (bytes, random) => {
  const [from, to] = span(bytes, random);
  const rest = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  const at = random.below(rest.length + 1);
  return Buffer.concat([rest.subarray(0, at), bytes.subarray(from, to), rest.subarray(at)]);
};

const insert =
  (...texts: (string | Buffer)[]): Mutation =>
  (bytes, random) => {
    const at = random.below(bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(random.of(texts)), bytes.subarray(at)]);
  };

/** Letters, numbers and control characters that parsers, SQL, scripts and spreadsheets take for more than text. */
const NASTY_TEXT = insert(
  ...['"', '""', '\n', '\r', '\r\n', '\0', '\t', ';', '|', '^', ',,,,', '\ufeff', '\ufffe', '\u202e', '\u{1f600}', "'"],
  ...['__proto__', 'constructor', "'; DROP TABLE cells; --", '{}', '{{x}}', '=1+1', '%s%n', '-0', '1e999', 'NaN'],
  ...['99999999999999999999', '2024-02-30', '29.2.1900', 'a'.repeat(70_000), ','.repeat(3_000), '"'.repeat(999)],
  ...[Buffer.from([0x80, 0x81, 0xff, 0xfe]), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from([0xf4, 0x90, 0x80, 0x80])],
);

const otherDelimiter: Mutation = (bytes, random) => {
  const to = random.of([';', '\t', '|', '^', ' ', ':', ',,']);
  return Buffer.from(bytes.toString('latin1').replaceAll(',', to), 'latin1');
};

const otherLineEnd: Mutation = (bytes, random) => {
  const to = random.of(['\r', '\r\n', '\n\n', '\n\r', ' ']);
  return Buffer.from(bytes.toString('latin1').replace(/\r\n|\n/g, to), 'latin1');
};

const swapHeaders: Mutation = (bytes, random) => {
  const [first = '', ...rest] = bytes.toString('latin1').split('\n');
  const cells = first.split(',');
  const [one, other] = [random.below(cells.length), random.below(cells.length)];
  [cells[one], cells[other]] = [cells[other] ?? '', cells[one] ?? ''];
  return Buffer.from([cells.join(','), ...rest].join('\n'), 'latin1');
};

const ATTRIBUTES = ['-1', '0', '1e9', '4294967296', '99999999999999999999', 'A0', 'XFE1', 'ZZZZ9', '', '&#0;', '../x'];

/** Numbers, references and IDs of XML and HTML are in attributes. */
const otherAttribute: Mutation = (bytes, random) => {
  const text = bytes.toString('utf8');
  const found = [...text.matchAll(/="[^"]*"/g)];
  if (found.length === 0) return flip(bytes, random);
  const { 0: whole, index } = random.of(found);
  return Buffer.from(`${text.slice(0, index)}="${random.of(ATTRIBUTES)}"${text.slice(index + whole.length)}`);
};

const BYTES = [flip, truncate, drop, repeat, move];
const XML = [
  otherAttribute,
  otherAttribute,
  drop,
  repeat,
  move,
  flip,
  NASTY_TEXT,
  insert('<!--', '<c>', '</row>', '<'),
];
const MUTATIONS: Record<'text' | 'binary', readonly Mutation[]> = {
  binary: BYTES,
  text: [
    ...[...BYTES, NASTY_TEXT, NASTY_TEXT, NASTY_TEXT, otherDelimiter, otherLineEnd, swapHeaders, otherAttribute],
    ...[otherColumn, otherColumn, otherRow],
  ],
};

/** One in three damages the archive, the others a part of it, packed again soundly. */
function mutateWorkbook(bytes: Buffer, random: Random): Buffer {
  if (random.below(3) === 0) return random.of(BYTES)(bytes, random);
  let parts: [string, Buffer][];
  try {
    parts = [...unzip(bytes)];
  } catch {
    return random.of(BYTES)(bytes, random); // damaged by the mutation before
  }
  if (parts.length === 0) return bytes;
  const at = random.below(parts.length);
  const [name = '', part = Buffer.alloc(0)] = parts[at] ?? [];
  const changes: (() => void)[] = [
    () => parts.splice(at, 1),
    () => parts.push([random.of([name, `../${name}`, name.toUpperCase(), 'xl/other.xml']), part]),
    ...Array.from({ length: 8 }, () => () => parts.splice(at, 1, [name, random.of(XML)(part, random)])),
  ];
  random.of(changes)();
  return zip(parts);
}

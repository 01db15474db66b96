import type { Said, TextReading } from '../reading/text-reading.ts';
import type { ColumnReading } from './dictionary.ts';
import { list } from './quote.ts';
import { saidColumn } from './reading.ts';

/**
 * Texts that are read outside of the engine: to plan such a statement took it 10 to 20 ms for each column, and to read a text takes microseconds.
 * Makes the table `text_said(reading, text, said_0, ...)`, all of them VARCHAR.
 */
export interface TextStep {
  /** SELECTs (reading, text), each text of a reading once. */
  select: string;
  /** By the name of the reading. */
  readings: ReadonlyMap<string, TextReading>;
}

/** A statement, or texts to read. */
export type Work = string | TextStep;

/** The texts of all columns at once, and then the readings by their names. */
export function textsToRead(readings: readonly ColumnReading[]): Work[] {
  const read = readings.flatMap(({ column, reading: { texts, prepare }, isMapped }) =>
    isMapped && texts ? [{ name: column.name, texts, prepare }] : [],
  );
  if (read.length === 0) return [];
  const names = list(read.map(({ name }) => name));
  const select = `SELECT DISTINCT "column" AS reading, text FROM written WHERE "column" IN ${names} AND text IS NOT NULL`;
  const step = { select, readings: new Map(read.map(({ name, texts }) => [name, texts])) };
  return [step, read.flatMap(({ prepare }) => prepare).join(';')];
}

/** What is used of a connection of the engine. */
interface Connection {
  run(sql: string): Promise<Answer>;
  createAppender(table: string): Promise<Appender>;
}

interface Answer {
  readonly chunkCount: number;
  getChunk(at: number): { getColumnValues(column: number): readonly unknown[] };
}

interface Appender {
  appendVarchar(text: string): void;
  appendNull(): void;
  endRow(): void;
  closeSync(): void;
}

export async function doWork(work: Work, connection: Connection): Promise<void> {
  if (typeof work === 'string') await connection.run(work);
  else await readTexts(work, connection);
}

async function readTexts({ select, readings }: TextStep, connection: Connection): Promise<void> {
  const answer = await connection.run(select);
  const width = Math.max(...[...readings.values()].map(({ outputs }) => outputs.length));
  const said = Array.from({ length: width }, (_, at) => `, ${saidColumn(at)} VARCHAR`);
  await connection.run(`CREATE TABLE text_said (reading VARCHAR, text VARCHAR${said.join('')})`);
  const appender = await connection.createAppender('text_said');
  const add = (value: Said) => (value === null ? appender.appendNull() : appender.appendVarchar(String(value)));
  for (const [name, { readerOf }] of readings) {
    const read = readerOf({ [Symbol.iterator]: () => shortOnes(textsOf(answer, name)) });
    for (const text of textsOf(answer, name)) {
      const values = isShort(text) ? read(text) : [];
      for (const value of [name, text]) appender.appendVarchar(value);
      for (let at = 0; at < width; at++) add(values[at] ?? null);
      appender.endRow();
    }
  }
  appender.closeSync();
}

/**
 * Letters of a word, number, year or school; a longer text is none of them. Regular expressions of JavaScript may take the square of them, where the
 * engine's own take as many steps as there are letters.
 */
const LONGEST = 400;
const isShort = (text: string): boolean => text.length <= LONGEST;

function* shortOnes(texts: Iterable<string>): Generator<string> {
  for (const text of texts) if (isShort(text)) yield text;
}

/** They stay in the engine's memory: a column may have as many different texts as rows. */
function* textsOf(answer: Answer, reading: string): Generator<string> {
  for (let at = 0; at < answer.chunkCount; at++) {
    const chunk = answer.getChunk(at);
    const readings = chunk.getColumnValues(0);
    const texts = chunk.getColumnValues(1);
    for (const [row, text] of texts.entries()) if (readings[row] === reading) yield String(text);
  }
}

import type { Said, TextReading } from '../reading/text-reading.ts';
import type { ColumnReading } from './dictionary.ts';
import { list } from './quote.ts';
import { saidColumn } from './reading.ts';
import type { Connection, EngineAnswer, Work } from './work.ts';

/**
 * Texts that are read outside of the engine: to plan such a statement took it 10 to 20 ms for each column, and to
 * read a text takes microseconds. Makes the table `text_said(reading, raw, text, said_0, ...)`, all of them VARCHAR,
 * with what is in `written`.
 */
export interface TextStep {
  /** SELECTs (reading, raw, text), each cell of a reading once. Cells with other white space may have one text. */
  select: string;
  /** By the name of the reading. */
  readings: ReadonlyMap<string, TextReading>;
}

/** The texts of all columns at once, and then the readings by their names. */
export function textsToRead(readings: readonly ColumnReading[]): Work[] {
  const read = readings.flatMap(({ column, reading: { texts, prepare }, isMapped }) =>
    isMapped && texts ? [{ name: column.name, texts, prepare }] : [],
  );
  if (read.length === 0) return [];
  const names = list(read.map(({ name }) => name));
  const select = `SELECT "column" AS reading, raw, text FROM written WHERE "column" IN ${names}`;
  const step = { select, readings: new Map(read.map(({ name, texts }) => [name, texts])) };
  return [step, read.flatMap(({ prepare }) => prepare).join(';')];
}

export async function readTexts({ select, readings }: TextStep, connection: Connection): Promise<void> {
  const cells = new Cells(await connection.run(select));
  const width = Math.max(...[...readings.values()].map(({ outputs }) => outputs.length));
  const said = Array.from({ length: width }, (_, at) => `, ${saidColumn(at)} VARCHAR`);
  await connection.run(`CREATE TABLE text_said (reading VARCHAR, raw VARCHAR, text VARCHAR${said.join('')})`);
  const appender = await connection.createAppender('text_said');
  const add = (value: Said) => (value === null ? appender.appendNull() : appender.appendVarchar(String(value)));
  for (const [name, { readerOf }] of readings) {
    const read = readerOf({ [Symbol.iterator]: () => textsIn(cells.of(name)) });
    for (const { raw, text } of cells.of(name)) {
      const values = text !== null && isShort(text) ? read(text) : [];
      for (const value of [name, raw, text]) add(value);
      for (let at = 0; at < width; at++) add(values[at] ?? null);
      appender.endRow();
    }
  }
  appender.closeSync();
}

/**
 * Letters of a word, number, year or school; a longer text is not one of them. Regular expressions of JavaScript may
 * take the square of them, where the engine's own take as many steps as there are letters.
 */
const LONGEST = 400;
const isShort = (text: string): boolean => text.length <= LONGEST;

function* textsIn(cells: Iterable<Cell>): Generator<string> {
  for (const { text } of cells) if (text !== null && isShort(text)) yield text;
}

interface Cell {
  raw: string | null;
  text: string | null;
}

/** The cells of each reading. They stay in the engine's memory: a column may have as many different ones as rows. */
class Cells {
  private readonly answer: EngineAnswer;
  /** The parts of the answer in which a reading is: to take texts out of the engine takes longer than to read them. */
  private readonly parts = new Map<string, number[]>();

  constructor(answer: EngineAnswer) {
    this.answer = answer;
    for (let at = 0; at < answer.chunkCount; at++)
      for (const name of new Set(answer.getChunk(at).getColumnValues(0).map(String)))
        this.parts.set(name, [...(this.parts.get(name) ?? []), at]);
  }

  *of(reading: string): Generator<Cell> {
    for (const at of this.parts.get(reading) ?? []) {
      const chunk = this.answer.getChunk(at);
      const [readings = [], raws = [], texts = []] = [0, 1, 2].map((column) => chunk.getColumnValues(column));
      for (const [row, one] of readings.entries())
        if (one === reading) yield { raw: asText(raws[row]), text: asText(texts[row]) };
    }
  }
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

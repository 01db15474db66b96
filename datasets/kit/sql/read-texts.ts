import type { ReadText } from '../reading/word-reader.ts';
import type { ColumnReading } from './dictionary.ts';
import { list } from './quote.ts';

/**
 * Texts that are read one by one, outside of the engine: to plan such a statement took it 10 to 20 ms for each column, and to read a word takes
 * microseconds. Makes the table `text_value(reading, text, value)`.
 */
export interface TextStep {
  /** SELECTs (reading, text), each text of a reading once. */
  select: string;
  /** What a text says, by the name of its reading. */
  read: ReadonlyMap<string, ReadText>;
}

/** A statement, or texts to read. */
export type Work = string | TextStep;

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

/** The texts of all columns at once, and then the readings by their names. */
export function textsToRead(readings: readonly ColumnReading[]): Work[] {
  const columns = readings.filter(({ reading, isMapped }) => isMapped && reading.readText);
  if (columns.length === 0) return [];
  const read = new Map(
    columns.flatMap(({ column, reading }) => (reading.readText ? [[column.name, reading.readText]] : [])),
  );
  const select = `SELECT DISTINCT "column" AS reading, text FROM written WHERE "column" IN ${list([...read.keys()])} AND text IS NOT NULL`;
  return [{ select, read }, ...columns.flatMap(({ reading }) => reading.prepare)];
}

export async function doWork(work: Work, connection: Connection): Promise<void> {
  if (typeof work === 'string') await connection.run(work);
  else await readTexts(work, connection);
}

async function readTexts({ select, read }: TextStep, connection: Connection): Promise<void> {
  const texts = await connection.run(select);
  await connection.run('CREATE TABLE text_value (reading VARCHAR, text VARCHAR, value VARCHAR)');
  const appender = await connection.createAppender('text_value');
  for (let at = 0; at < texts.chunkCount; at++) {
    const chunk = texts.getChunk(at);
    const [readings, cells] = [chunk.getColumnValues(0), chunk.getColumnValues(1)];
    for (const [row, cell] of cells.entries()) {
      const [reading, text] = [String(readings[row]), String(cell)];
      const value = read.get(reading)?.(text) ?? null;
      appender.appendVarchar(reading);
      appender.appendVarchar(text);
      if (value === null) appender.appendNull();
      else appender.appendVarchar(value);
      appender.endRow();
    }
  }
  appender.closeSync();
}

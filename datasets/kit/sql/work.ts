import { readTexts, type TextStep } from './read-texts.ts';

/** A statement, texts to read outside of the engine, or what an answer of the engine decides. */
export type Work = string | TextStep | AskedStep;

/** Statements that hardly any file needs, of which each takes longer to plan than the question. */
export interface AskedStep {
  /** SELECTs one row of BOOLEAN. */
  ask: string;
  statements: (answers: readonly boolean[]) => readonly string[];
}

/** What is used of a connection of the engine. */
export interface Connection {
  run(sql: string): Promise<EngineAnswer>;
  createAppender(table: string): Promise<Appender>;
}

export interface EngineAnswer {
  readonly chunkCount: number;
  getChunk(at: number): { readonly columnCount: number; getColumnValues(column: number): readonly unknown[] };
}

interface Appender {
  appendVarchar(text: string): void;
  appendNull(): void;
  endRow(): void;
  closeSync(): void;
}

export async function doWork(work: Work, connection: Connection): Promise<void> {
  if (typeof work === 'string') await connection.run(work);
  else if ('ask' in work) await runAsked(work, connection);
  else await readTexts(work, connection);
}

async function runAsked({ ask, statements }: AskedStep, connection: Connection): Promise<void> {
  const row = (await connection.run(ask)).getChunk(0);
  const answers = Array.from({ length: row.columnCount }, (_, at) => row.getColumnValues(at)[0] === true);
  for (const statement of statements(answers)) await connection.run(statement);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { columnsOf } from '../../ledgers/inputs/input-columns.ts';
import type { CurrentFile } from '../../ledgers/inputs/inputs.ts';
import { writeDataset } from '../write-dataset.ts';
import type { MadeFile } from './random-district.ts';

/** Writes each file below `folder` as the ingest leaves it, its rows in their order. */
export async function writeDistrict(folder: string, files: readonly MadeFile[]): Promise<CurrentFile[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const written: CurrentFile[] = [];
  for (const [at, { type, rows, schoolIds }] of files.entries()) {
    const text = join(folder, `${at}.json`);
    writeFileSync(text, rows.map((row) => JSON.stringify(row)).join('\n'));
    const columns = columnsOf(type).map(([name, kind]) => `${name}: '${kind}'`);
    const read = `SELECT * FROM read_json('${text}', format = 'newline_delimited', columns = {${columns.join(', ')}})`;
    written.push(await writeDataset(connection, join(folder, String(at)), { type, rows: read, schools: schoolIds }));
  }
  connection.closeSync();
  instance.closeSync();
  return written;
}

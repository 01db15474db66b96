import { Readable } from 'node:stream';
import type { Language } from '#datasets/words/language.ts';
import { zipOf } from '#server/platform/spreadsheet/zip.ts';
import { CSV_NAME, DESCRIPTOR_NAME, descriptorOf, PassingFile } from './descriptor.ts';
import { csvPieces } from './findings-csv.ts';
import type { ReadScopes } from './read-scopes.ts';

/** findings.csv with its descriptor, which comes second: it has the hash of the file. */
export function packageOf(read: ReadScopes, language: Language): Readable {
  const csv = new PassingFile();
  const parts = [
    { name: CSV_NAME, text: csv.pass(csvPieces(read, language)) },
    { name: DESCRIPTOR_NAME, text: later(() => json(read, csv, language)) },
  ];
  return Readable.from(zipOf(parts), { objectMode: false });
}

export async function descriptorAlone(read: ReadScopes, language: Language): Promise<Readable> {
  const csv = new PassingFile();
  for await (const _ of csv.pass(csvPieces(read, language)));
  return Readable.from([json(read, csv, language)]);
}

const json = (read: ReadScopes, csv: PassingFile, language: Language) =>
  `${JSON.stringify(descriptorOf(read, csv, language), null, 2)}\n`;

async function* later(text: () => string): AsyncGenerator<string> {
  yield text();
}

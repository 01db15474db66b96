import { createHash } from 'node:crypto';
import type { Language } from '#datasets/words/language.ts';
import { FINDINGS_FILE } from '#server/words/findings-file.ts';
import { countedWith } from '../own-measures.ts';
import { FIELD_LIST, type FieldName, PRIMARY_KEY } from './fields.ts';
import type { ReadScopes } from './read-scopes.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';

/** The name under which the table is next to its descriptor. */
export const CSV_NAME = 'findings.csv';
export const DESCRIPTOR_NAME = 'datapackage.json';

/** A file as it passes: its size and SHA-256 are known once it has. */
export class PassingFile {
  private readonly sha256 = createHash('sha256');
  bytes = 0;

  async *pass(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      this.bytes += Buffer.byteLength(piece);
      this.sha256.update(piece);
      yield piece;
    }
  }

  hash(): string {
    return `sha256:${this.sha256.copy().digest('hex')}`;
  }
}

/**
 * The Data Package descriptor (version 2) of findings.csv, made from the same declarations as its columns. @param csv
 * the file, once it has passed
 */
export function descriptorOf(read: ReadScopes, csv: PassingFile, language: Language): object {
  const { fields, title, description } = FINDINGS_FILE[language];
  const measures = countedWith(read.scopes[0].stored.settings).map(({ id }) => id);
  /** Own requirements of the district are measures, too. */
  const namesOf = (name: FieldName) => (name === 'measure' ? { enum: measures } : {});
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: 'opportunity-findings',
    title: title(read.district, read.year_ending),
    description,
    version: `${read.version}.0.0`,
    ...(read.computed_at === null ? {} : { created: new Date(read.computed_at).toISOString() }),
    ...(read.files.length === 0
      ? {}
      : { sources: read.files.map(({ file_name, sha256 }) => ({ title: file_name, version: `sha256:${sha256}` })) }),
    resources: [
      {
        $schema: `${PROFILES}/dataresource.json`,
        name: 'findings',
        type: 'table',
        path: CSV_NAME,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        bytes: csv.bytes,
        hash: csv.hash(),
        dialect: { $schema: `${PROFILES}/tabledialect.json`, delimiter: ',', lineTerminator: '\r\n', quoteChar: '"' },
        schema: {
          $schema: `${PROFILES}/tableschema.json`,
          missingValues: [''],
          primaryKey: PRIMARY_KEY,
          fields: FIELD_LIST.map(([name, { type, constraints }]) => ({
            name,
            type,
            title: fields[name][0],
            description: fields[name][1],
            ...(constraints && { constraints: { ...constraints, ...namesOf(name) } }),
          })),
        },
      },
    ],
  };
}

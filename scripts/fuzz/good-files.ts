import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { ROOT } from '../source-files.ts';

/** What a mutation starts from. */
export interface GoodFile {
  /** Its origin and kind: 'student_roster.csv as biff8'. */
  origin: string;
  kind: 'text' | 'xlsx' | 'binary';
  extension: '.csv' | '.xlsx' | '.xls';
  type: UploadFileType;
  bytes: Buffer;
}

const TYPES: Record<string, UploadFileType> = {
  'student_roster.csv': 'STUDENT_ROSTER',
  'course_catalog.csv': 'COURSE_CATALOG',
  'student_demographics.csv': 'STUDENT_DEMOGRAPHICS',
  'student_transcripts.csv': 'TRANSCRIPT',
  'sat_scores.csv': 'STUDENT_TEST_SCORES',
  'act_scores.csv': 'STUDENT_TEST_SCORES',
  'ap_scores.csv': 'STUDENT_TEST_SCORES',
  'cte_pathways.csv': 'CTE_PATHWAY_CATALOG',
};
/** Enough for every rule to have something to say, few enough that a hundred files take seconds. */
const LINES = 40;
const BOOKS = ['xlsx', 'biff8', 'biff5', 'biff2', 'xlml', 'html'] as const;

/** The demo's files in every format that is read, and the nasty files of the tests. */
export function goodFiles(): GoodFile[] {
  const made = Object.entries(TYPES).flatMap(([name, type]) => {
    const lines = readFileSync(join(ROOT, 'demo/good', name), 'utf8')
      .split('\n')
      .slice(0, LINES);
    return [...asText(name, type, lines), ...asWorkbooks(name, type, lines.join('\n'))];
  });
  return [...made, ...nasty()];
}

function asText(name: string, type: UploadFileType, lines: readonly string[]): GoodFile[] {
  const text = lines.join('\n');
  const kinds: Record<string, Buffer> = {
    'as it is': Buffer.from(text),
    'in UTF-16': Buffer.from(`\ufeff${text}`, 'utf16le'),
    'in Windows-1252 with CRLF': Buffer.from(lines.join('\r\n'), 'latin1'),
    'with tabs and a title': Buffer.from(`All schools\n\n${text.replaceAll(',', '\t')}\nTotal\t39\n`),
  };
  return Object.entries(kinds).map(([kind, bytes]) => ({
    origin: `${name} ${kind}`,
    kind: 'text',
    extension: '.csv',
    type,
    bytes,
  }));
}

function asWorkbooks(name: string, type: UploadFileType, text: string): GoodFile[] {
  const { Sheets, SheetNames } = read(text, { type: 'string', raw: true });
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet) throw new Error(`no sheet in ${name}`);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Export');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notes'], [1, true, new Date(0)]]), 'Notes');
  return BOOKS.map((bookType) => ({
    origin: `${name} as ${bookType}`,
    kind: bookType === 'xlsx' ? 'xlsx' : bookType === 'xlml' || bookType === 'html' ? 'text' : 'binary',
    extension: bookType === 'xlsx' ? '.xlsx' : '.xls',
    type,
    bytes: write(book, { type: 'buffer', bookType, compression: true }),
  }));
}

/** Mutations of files that are broken already reach other branches than those of good ones. */
function nasty(): GoodFile[] {
  const folder = join(ROOT, 'server/ingest/fixtures/hostile');
  return readdirSync(folder)
    .filter((name) => /\.(csv|xls)$/.test(name))
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      if (bytes.length === 0 || bytes.length > 200_000) return [];
      const isText = name.endsWith('.csv');
      return [
        {
          origin: name,
          kind: isText ? ('text' as const) : ('binary' as const),
          extension: isText ? ('.csv' as const) : ('.xls' as const),
          type: 'STUDENT_ROSTER' as const,
          bytes,
        },
      ];
    });
}

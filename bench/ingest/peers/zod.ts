/**
 * The usual way in JavaScript: csv-parse streams rows, zod checks each by the same rules, a map finds copies, the typed
 * rows go to a file as JSON lines, and of each kind of finding the first thousand are kept with row, column and value.
 * csv-parse is not a dependency of the portal; the benchmark installs it into a folder of its own and names it here.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { z } from 'zod';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { MARKS } from '#datasets/vocabulary/courses/marks.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { SCHOOLS } from '../transcript-file.ts';

const [path = '', installed = ''] = process.argv.slice(2);
const { parse } = createRequire(join(installed, 'package.json'))('csv-parse') as {
  parse: (options: { columns: boolean; bom: boolean }) => Transform;
}; // installed for this run

const NULL_WORDS = new Set(['', 'null', 'n/a', 'na', '#n/a', '--', '---', '.', 'no data', 'none', '(blank)']);
const SCHOOL_IDS = new Map(SCHOOLS.map(({ id, name }) => [name.toLowerCase(), id]));
const SUBJECTS = new Set(SUBJECT_AREAS.flatMap(({ value, label, synonyms }) => [value, label, ...textsOf(synonyms)]));
const MARK_BY_KEY = new Map(MARKS.flatMap((mark) => [mark.mark, ...mark.synonyms].map((key) => [key, mark] as const)));
const YES_NO = new Map(
  ['y', 'yes', 'true', '1', 'n', 'no', 'false', '0'].map((word, index) => [word, index < 4] as const),
);

const cell = z.string().transform((text) => {
  const trimmed = text.trim();
  return NULL_WORDS.has(trimmed.toLowerCase()) ? null : trimmed;
});
type Context = z.RefinementCtx<unknown>;
const found = (context: Context, code: string) => context.addIssue({ code: 'custom', message: code });
const filled = (text: string | null, context: Context) => {
  if (text === null) found(context, 'cell.empty');
  return text;
};
const number = (max: number, isNeeded: boolean) =>
  cell.transform((text, context) => {
    if (text === null) {
      if (isNeeded) found(context, 'cell.empty');
      return null;
    }
    const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.replace(',', '.')) ? Number(text.replace(',', '.')) : Number.NaN;
    if (Number.isNaN(value)) found(context, 'number.unreadable');
    else if (value < 0) found(context, 'number.too-small');
    else if (value > max) found(context, 'number.too-large');
    return value;
  });

const Row = z.object({
  Student_Number: cell.transform((text, context) => {
    const id = filled(text, context)?.toUpperCase() ?? null;
    if (id && /^\d([.,]\d+)?E\+\d+$/.test(id)) found(context, 'student-id.exponent');
    if (id?.endsWith('.0')) found(context, 'student-id.decimal');
    if (id && id.length > 32) found(context, 'student-id.too-long');
    return id;
  }),
  School: cell.transform((text, context) => {
    if (filled(text, context) !== null && !SCHOOL_IDS.has((text ?? '').toLowerCase())) found(context, 'school.outside');
    return text;
  }),
  'School Year': cell.transform((text, context) => {
    const end = text !== null && /^(19|20)\d\d-\d\d$/.test(text) ? Number(text.slice(0, 4)) + 1 : null;
    if (text !== null && end === null) found(context, 'year.unreadable');
    if (end !== null && (end < 2021 || end > 2024)) found(context, 'year.outside');
    return end;
  }),
  StoreCode: cell,
  Course_Number: cell.transform((text, context) => {
    const code = filled(text, context);
    if (code && code.length > 40) found(context, 'text.too-long');
    if (code && /^\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i.test(code))
      found(context, 'code.looks-like-date');
    return code;
  }),
  Course_Name: cell.transform((text, context) => {
    if ((filled(text, context)?.length ?? 0) > 200) found(context, 'text.too-long');
    return text;
  }),
  Grade: cell.transform((text, context) => {
    const mark = text === null ? null : (MARK_BY_KEY.get(text.toUpperCase()) ?? null);
    if (text !== null && !mark) found(context, 'mark.unknown');
    return { isEmpty: text === null, mark };
  }),
  PotentialCrHrs: number(20, false),
  EarnedCrHrs: number(20, true),
  Grade_Level: cell.transform((text, context) => {
    if (text !== null && !/^\d+$/.test(text)) found(context, 'grade-level.unknown');
    return text === null ? null : Number(text);
  }),
  GPA_Points: number(6, false),
  Credit_Type: cell.transform((text, context) => {
    if (text !== null && !SUBJECTS.has(text)) found(context, 'value.unknown');
    return text;
  }),
  ExcludeFromGPA: cell.transform((text, context) => {
    const value = text === null ? null : (YES_NO.get(text.toLowerCase()) ?? null);
    if (text !== null && value === null) found(context, 'yes-no.unknown');
    return value;
  }),
});

const KEPT = 1000;
const counts: Record<string, number> = Object.create(null);
const kept: { code: string; row: number; column: string; value: unknown }[] = [];
function count(code: string, row: number, column: string, value: unknown) {
  counts[code] = (counts[code] ?? 0) + 1;
  if (counts[code] <= KEPT) kept.push({ code, row, column, value });
}

const output = createWriteStream(join(installed, 'typed.jsonl'));
const keys = new Map<string, number>();
let rows = 0;
for await (const record of createReadStream(path).pipe(parse({ columns: true, bom: true }))) {
  rows += 1;
  const checked = Row.safeParse(record);
  if (!checked.success) {
    for (const { message, path: at } of checked.error.issues) count(message, rows, String(at[0]), record[at[0] ?? '']);
    continue;
  }
  const row = checked.data;
  const earned = row.EarnedCrHrs ?? 0;
  if (row.Grade.isEmpty && earned > 0) count('transcripts.credit-without-grade', rows, 'Grade', null);
  if (earned > 0 && row.Grade.mark?.credit === 'never')
    count('transcripts.credit-with-failing-grade', rows, 'EarnedCrHrs', earned);
  if (earned > (row.PotentialCrHrs ?? Number.POSITIVE_INFINITY))
    count('transcripts.earned-above-attempted', rows, 'EarnedCrHrs', earned);
  keys.set(`${row.Student_Number}|${row['School Year']}|${row.StoreCode}|${row.Course_Number}`, rows);
  if (!output.write(`${JSON.stringify({ row: rows, ...row, Grade: row.Grade.mark?.mark })}\n`))
    await once(output, 'drain');
}
output.end();
await once(output, 'finish');
process.stdout.write(`${JSON.stringify({ rows, found: counts, kept: kept.length, copies: rows - keys.size })}\n`);

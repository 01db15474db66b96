import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { z } from 'zod';
import { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { headerKey, valueKey } from '#datasets/kit/normalise.ts';
import type { AuditSchool, IngestContext } from '#datasets/kit/plan.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { LANGUAGES } from '#datasets/words/language.ts';
import { processFile } from '#server/ingest/child/ingest.ts';
import { inWords, type SpokenResult } from '#server/ingest/in-words.ts';
import { sentenceOf } from './existing-database.ts';
import { fail } from './fail.ts';
import { strictOptions } from './strict-options.ts';
import { NO_MORE, wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run portal -- validate FILE --type TYPE --years 2020-2024 [--schools NAME,NAME or FILE.csv]
                                          [--tests SAT,AP] [--demographics Gender,...] [--language es] [--json]

  TYPE     ${UploadFileType.options.join(', ')}
  years    the first and the last calendar year of the audit's four school years
  schools  names, or a CSV file with the columns name, local_id, state_id, nces_id, ceeb_code;
           left out, every school the file names is taken
  tests, demographics   what the file must hold, as in the wizard; left out, whatever it holds is checked
  language  of the findings: ${LANGUAGES.join(' or ')}
`;

/**
 * Checks a file as an upload would, without a server or network. 0: no errors, 1: errors or
 * malformed, 2: called wrongly.
 */
export async function validateCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, OPTIONS);
  if (!options) return fail(USAGE);
  const [given, ...more] = options.positionals;
  const call = Call.safeParse({ ...options.values, file: given, more });
  if (!call.success) return wrongCall(USAGE, call.error);
  const { file, type, json, language } = call.data;
  const context = await contextOf(call.data).catch(sentenceOf);
  if (typeof context === 'string') return wrongCall(USAGE, context);
  const folder = await mkdtemp(join(tmpdir(), 'portal-validate-'));
  try {
    const found = await processFile({
      rawPath: resolve(file),
      fileName: basename(file),
      type,
      context,
      folder,
    });
    const result = inWords(found, datasetOf(type), language);
    process.stdout.write(json ? `${JSON.stringify({ ...result, parquet: null }, null, 2)}\n` : inText(result));
    return result.verdict === 'success' ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const OPTIONS = {
  type: { type: 'string' },
  years: { type: 'string' },
  schools: { type: 'string' },
  tests: { type: 'string' },
  demographics: { type: 'string' },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;

const YEARS = 'Give after --years the first and the last calendar year of the audit, such as 2020-2024.';

const Call = z.object({
  file: z
    .string({ error: 'Give the file to check.' })
    .refine(existsSync, { error: ({ input }) => `There is no file ${input}.` }),
  type: z.enum(UploadFileType.options, { error: `Give after --type one of ${UploadFileType.options.join(', ')}.` }),
  years: z.string({ error: YEARS }).regex(/^\d{4}-\d{4}$/, { error: YEARS }),
  schools: z.string().optional(),
  tests: listOf('--tests', TEST_TYPES),
  demographics: listOf('--demographics', DEMOGRAPHIC_TYPES),
  language: z.enum(LANGUAGES, { error: `Give after --language ${LANGUAGES.join(' or ')}.` }),
  json: z.boolean(),
  more: NO_MORE,
});

/** Words with commas between them, each one of the choices however it is written. */
function listOf<Choice extends string>(option: string, choices: readonly Choice[]) {
  const meant = (word: string) => choices.find((one) => valueKey(one) === valueKey(word)) ?? word.trim();
  const error = `Give after ${option} some of ${choices.join(', ')}.`;
  return z
    .string()
    .optional()
    .transform((list) => (list === undefined ? [] : list.split(',').map(meant)))
    .pipe(z.array(z.enum(choices, { error })));
}

/** Names with commas between them, or a file with one school a row. */
async function schoolsOf(list: string | undefined): Promise<AuditSchool[]> {
  if (list === undefined) return [];
  if (!existsSync(list)) return list.split(',').map((name) => school({ name: name.trim() }));
  const text = await readFile(list, 'utf8').catch(() => {
    throw new Error(`${list} could not be read.`);
  });
  const [header = [], ...rows] = parseCsv(text).map((row) => row.map(String));
  const keys = header.map(headerKey);
  const cell = (row: readonly string[], name: string) => row[keys.indexOf(headerKey(name))]?.trim() || null;
  return rows.flatMap((row) => {
    const name = cell(row, 'name') ?? cell(row, 'school') ?? row[0]?.trim();
    return name ? [school({ name, ...Object.fromEntries(SCHOOL_IDS.map((id) => [id, cell(row, id)])) })] : [];
  });
}

const SCHOOL_IDS = ['local_id', 'state_id', 'nces_id', 'ceeb_code'] as const;

function school(given: Partial<AuditSchool> & { name: string }): AuditSchool {
  return { id: randomUUID(), local_id: null, state_id: null, nces_id: null, ceeb_code: null, ...given };
}

/** Every year is chosen. @throws an Error with a sentence */
async function contextOf(call: z.infer<typeof Call>): Promise<IngestContext> {
  const [from = 0, yearEnding = 0] = call.years.split('-').map(Number);
  const schools = await schoolsOf(call.schools);
  const hasYears = call.type === 'COURSE_CATALOG' || call.type === 'CTE_PATHWAY_CATALOG';
  return {
    yearEnding,
    schools,
    chosen: {
      schoolIds: schools.map(({ id }) => id),
      years: hasYears ? Array.from({ length: yearEnding - from }, (_, index) => from + 1 + index) : [],
      demographicTypes: call.demographics,
      testTypes: call.tests,
    },
  };
}

const VERDICTS: Record<SpokenResult['verdict'], string> = {
  success: 'No errors.',
  data_errors: 'There are errors.',
  malformed: 'The file cannot be used.',
};
const SIGNS = { success: 'ok   ', failure: 'ERROR', other: 'note ' } as const;

function inText({ verdict, statistics, resultsSummary }: SpokenResult): string {
  const lines = resultsSummary.map(({ status, description }) => `${SIGNS[status]} ${description}`);
  return `${[VERDICTS[verdict], '', ...statistics, '', ...lines].join('\n')}\n`;
}

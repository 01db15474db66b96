import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCsv } from 'hucre/csv';
import { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { headerKey, valueKey } from '#datasets/kit/normalise.ts';
import type { AuditSchool, IngestContext } from '#datasets/kit/plan.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { LANGUAGES, type Language } from '#datasets/words/language.ts';
import { processFile } from '#server/ingest/child/ingest.ts';
import { inWords, type SpokenResult } from '#server/ingest/in-words.ts';

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
  const asked = await readArguments(args);
  if (!asked) {
    process.stderr.write(USAGE);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-validate-'));
  try {
    const found = await processFile({
      rawPath: asked.file,
      fileName: basename(asked.file),
      type: asked.type,
      context: asked.context,
      folder,
    });
    const result = inWords(found, datasetOf(asked.type), asked.language);
    process.stdout.write(asked.json ? `${JSON.stringify({ ...result, parquet: null }, null, 2)}\n` : inText(result));
    return result.verdict === 'success' ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Arguments {
  file: string;
  type: UploadFileType;
  json: boolean;
  language: Language;
  context: IngestContext;
}

async function readArguments(args: string[]): Promise<Arguments | null> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        type: { type: 'string' },
        years: { type: 'string' },
        schools: { type: 'string' },
        tests: { type: 'string' },
        demographics: { type: 'string' },
        language: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    });
    const type = UploadFileType.safeParse(values.type);
    const language = LANGUAGES.find((one) => one === values.language);
    const years = /^(\d{4})-(\d{4})$/.exec(values.years ?? '');
    const [file, ...more] = positionals;
    if (!file || more.length || !type.success || !years || !language || !existsSync(file)) return null;
    const context = contextOf(Number(years[1]), Number(years[2]), await schoolsOf(values.schools), type.data);
    context.chosen.testTypes = chosenOf(TEST_TYPES, values.tests);
    context.chosen.demographicTypes = chosenOf(DEMOGRAPHIC_TYPES, values.demographics);
    return { file: resolve(file), type: type.data, json: values.json, language, context };
  } catch {
    return null; // an argument that is not ours, or a list of schools that cannot be read, gets the usage
  }
}

/** Throws for a word that is not a choice. */
function chosenOf(choices: readonly string[], list: string | undefined): string[] {
  if (list === undefined) return [];
  return list.split(',').map((word) => {
    const choice = choices.find((one) => valueKey(one) === valueKey(word));
    if (!choice) throw new Error(`${word} is not one of ${choices.join(', ')}`);
    return choice;
  });
}

/** Names with commas between them, or a file with one school a row. */
async function schoolsOf(list: string | undefined): Promise<AuditSchool[]> {
  if (list === undefined) return [];
  if (!existsSync(list)) return list.split(',').map((name) => school({ name: name.trim() }));
  const [header = [], ...rows] = parseCsv(await readFile(list, 'utf8')).map((row) => row.map(String));
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

/** Every year is chosen. */
function contextOf(
  from: number,
  yearEnding: number,
  schools: readonly AuditSchool[],
  type: UploadFileType,
): IngestContext {
  const hasYears = type === 'COURSE_CATALOG' || type === 'CTE_PATHWAY_CATALOG';
  return {
    yearEnding,
    schools,
    chosen: {
      schoolIds: schools.map(({ id }) => id),
      years: hasYears ? Array.from({ length: yearEnding - from }, (_, index) => from + 1 + index) : [],
      demographicTypes: [],
      testTypes: [],
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

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UploadFileType } from '#contract/uploads.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { processFile } from '#server/ingest/ingest.ts';
import type { IngestResult } from '#server/ingest/result.ts';

const USAGE = `Usage: npm run portal -- validate FILE --type TYPE --years 2020-2024 [--school NAME ...] [--json]

  TYPE   ${UploadFileType.options.join(', ')}
  years  the first and the last calendar year of the audit's four school years
`;

/** Checks a file as an upload would, without a server. 0: no errors, 1: errors or malformed, 2: called wrongly. */
export async function validateCommand(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    process.stderr.write(USAGE);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-validate-'));
  try {
    const result = await processFile({
      rawPath: asked.file,
      fileName: basename(asked.file),
      type: asked.type,
      context: asked.context,
      folder,
    });
    process.stdout.write(asked.json ? `${JSON.stringify({ ...result, parquet: null }, null, 2)}\n` : inWords(result));
    return result.verdict === 'success' ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Asked {
  file: string;
  type: UploadFileType;
  json: boolean;
  context: IngestContext;
}

function readArguments(args: string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        type: { type: 'string' },
        years: { type: 'string' },
        school: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
    });
    const type = UploadFileType.safeParse(values.type);
    const years = /^(\d{4})-(\d{4})$/.exec(values.years ?? '');
    const [file] = positionals;
    if (!file || !type.success || !years) return null;
    return {
      file: resolve(file),
      type: type.data,
      json: values.json,
      context: contextOf(Number(years[1]), Number(years[2]), values.school ?? [], type.data),
    };
  } catch {
    return null;
  }
}

/** Every choice of the wizard is taken; without names, one school stands for whatever the file says. */
function contextOf(from: number, yearEnding: number, names: readonly string[], type: UploadFileType): IngestContext {
  const schools = (names.length ? names : ['Your school']).map((name) => ({
    id: randomUUID(),
    name,
    local_id: null,
    state_id: null,
    nces_id: null,
    ceeb_code: null,
  }));
  const hasYears = type === 'COURSE_CATALOG' || type === 'CTE_PATHWAY_CATALOG';
  return {
    yearEnding,
    schools,
    chosen: {
      schoolIds: schools.map(({ id }) => id),
      years: hasYears ? Array.from({ length: yearEnding - from }, (_, index) => from + 1 + index) : [],
      demographicTypes: type === 'STUDENT_DEMOGRAPHICS' ? DEMOGRAPHIC_TYPES : [],
      testTypes: type === 'STUDENT_TEST_SCORES' ? TEST_TYPES : [],
    },
  };
}

const VERDICTS: Record<IngestResult['verdict'], string> = {
  success: 'No errors.',
  data_errors: 'There are errors.',
  malformed: 'The file cannot be used.',
};
const SIGNS = { success: 'ok   ', failure: 'ERROR', other: 'note ' } as const;

function inWords({ verdict, statistics, resultsSummary }: IngestResult): string {
  const lines = resultsSummary.map(({ status, description }) => `${SIGNS[status]} ${description}`);
  return `${[VERDICTS[verdict], '', ...statistics, '', ...lines].join('\n')}\n`;
}

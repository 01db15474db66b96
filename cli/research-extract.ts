import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { writeResearchExtract } from '#server/research/write-extract.ts';
import { openRecords } from './open-records.ts';

const USAGE = `Usage: npm run --silent portal -- research-extract AUDIT --to FOLDER --by NAME

Writes what an audit knows of its students for research, with a token in place of each ID, where an administrator of the audit allows it
(Settings, Transcripts). The audit's log says so.
`;

/** `portal research-extract`: prints how many students are in it. @returns the exit code */
export async function researchExtractCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { to: { type: 'string' }, by: { type: 'string' } },
  });
  const asked = z
    .object({ auditId: AuditId, folder: z.string().min(1), by: z.string().trim().min(1) })
    .safeParse({ auditId: positionals[0], folder: values.to, by: values.by });
  if (!asked.success || positionals.length !== 1) return fail(USAGE);
  const records = await openRecords().catch((error: unknown) => String(error));
  if (typeof records === 'string') return fail(`${records}\n`);
  try {
    const students = await writeResearchExtract({ ...records, workFolder: tmpdir() }, asked.data);
    process.stdout.write(`${students} students are in ${asked.data.folder}.\n`);
    return 0;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n`);
  } finally {
    await records.close();
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { DEFAULT_LIMITS } from '#server/ingest/limits.ts';
import { runPipeline } from '#server/ingest/pipeline.ts';

/**
 * What ingest makes of files: run in the copy that the recipes have changed. `process.argv[2]`: lines by type, as
 * JSON; the answer is JSON.
 */
const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lakeview', name: 'Lakeview High School', local_id: null, state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: [], testTypes: [] },
};

const files: [UploadFileType, string[]][] = JSON.parse(process.argv[2] ?? '[]');
const folder = mkdtempSync(join(tmpdir(), 'adding-'));
const answers = [];
for (const [index, [type, lines]] of files.entries()) {
  const rawPath = join(folder, `${index}.csv`);
  writeFileSync(rawPath, `${lines.join('\n')}\n`);
  const work = mkdtempSync(join(folder, 'work-'));
  const result = await runPipeline(
    { rawPath, fileName: `${index}.csv`, type, context, folder: work },
    DEFAULT_LIMITS,
    () => {},
  );
  const headers = Object.entries(result.columns).map(([name, { header }]) => [name, header]);
  const errors = result.groups.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  answers.push({ headers: Object.fromEntries(headers), missing: result.missingColumns, errors });
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify(answers));

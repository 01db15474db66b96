import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { AuditSchool } from '#datasets/kit/plan.ts';
import { DISTRICT } from '#server/quality/fixtures/known-district.ts';
import { writeRows } from '#server/quality/fixtures/write-rows.ts';

/** What a file may hold, with its rows as the ingest leaves them. */
export interface Content {
  type: UploadFileType;
  name: string;
  schoolIds: readonly string[];
  path: string;
}

interface Upload {
  layout: string;
  file: string;
  type: UploadFileType;
  school_local_ids: string[];
  academic_periods: string[];
  demographic_types: string[];
  test_types: string[];
}

const FILES = join(import.meta.dirname, '..', '..', 'datasets', 'fixtures', 'known-answers');
const read = (name: string) => JSON.parse(readFileSync(join(FILES, name), 'utf8'));

/**
 * The known answers' clean and dirty files, each for all schools it was made for and for the first of them alone: a
 * replacement by the latter takes the rows of the other schools away.
 */
export async function writeContents(schools: readonly AuditSchool[]): Promise<{ folder: string; contents: Content[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-contents-'));
  const uploads = (read('uploads.json') as Upload[]).filter(({ layout }) => layout === 'clean' || layout === 'dirty');
  const contents: Content[] = [];
  for (const upload of uploads)
    for (const localIds of [upload.school_local_ids, upload.school_local_ids.slice(0, 1)]) {
      const path = join(folder, `${contents.length}.parquet`);
      const schoolIds = schools.flatMap(({ id, local_id }) =>
        local_id !== null && localIds.includes(local_id) ? [id] : [],
      );
      await writeRows(join(FILES, upload.file), upload.type, path, {
        yearEnding: DISTRICT.yearEnding,
        schools,
        chosen: {
          schoolIds,
          years: upload.academic_periods.map((period) => Number(period.slice(-4))),
          demographicTypes: upload.demographic_types,
          testTypes: upload.test_types,
        },
      });
      contents.push({ type: upload.type, name: `${upload.file} (${schoolIds.length} schools)`, schoolIds, path });
    }
  return { folder, contents };
}

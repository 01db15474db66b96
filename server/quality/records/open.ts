import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PortalError } from '#contract/errors.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { columnList, typesOf } from '#datasets/lake-columns.ts';
import { lakeKey, ledgerKey } from '#server/platform/lake/keys.ts';
import type { Lake, SharedLake } from '#server/platform/lake/lake.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { RecentlyUsed } from '../ledgers/recently-used.ts';
import type { UsedFile } from '../versions/file-changes.ts';

/** A version of the numbers, with the files it was computed from in the order in which the ledgers count them. */
export interface Version {
  auditId: string;
  version: number;
  computed_at: string | null;
  files: readonly UsedFile[];
}

/** What the ledgers say of students beside what their files say: tables student, mark, course, score, written_mark, written_score. */
export interface Records {
  use<T>(version: Version, work: (lake: Omit<Lake, 'close'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const LEDGERS = ['student', 'mark', 'course', 'score'] as const;

/** Rows of files as they were read, with the columns that are shown: runs of an earlier portal may lack some. */
const WRITTEN = {
  written_mark: {
    type: 'TRANSCRIPT',
    columns: typesOf('TRANSCRIPT', [
      'student_id',
      'school',
      'school_id',
      'school_year',
      'term',
      'course_code',
      'course_title',
      'final_grade',
      'grade_level',
      'course_level',
      'is_cte',
      'points',
      'is_counted',
      'exclude_from_gpa',
    ]),
  },
  written_score: {
    type: 'STUDENT_TEST_SCORES',
    columns: typesOf('STUDENT_TEST_SCORES', ['student_id', 'ap_code', 'exam_name', 'exam_level', 'administration']),
  },
} satisfies Record<string, { type: UploadFileType; columns: ReturnType<typeof typesOf> }>;

const OPEN_AT_ONCE = 4;
const LIMITS = { memoryMegabytes: 256, threads: 2 };

type ReadableStore = Pick<Store, 'local' | 'size'>;

/** @param workFolder where a store that is not on this machine puts its copies, and what does not fit in memory goes */
export function openRecords(store: ReadableStore, workFolder: string): Records {
  const versions = new RecentlyUsed<SharedLake & { close(): Promise<void> }>(OPEN_AT_ONCE);
  return {
    use: (version, work) =>
      versions.use(
        `${version.auditId} ${version.version}`,
        () => openVersion(store, workFolder, version),
        (opened) => opened.use(work),
      ),
    close: () => versions.close(),
  };
}

/** Without the names in the path, which look like columns: one of them is `file`. */
const parquet = (path: string): string => `read_parquet(${literal(path)}, hive_partitioning = false)`;

async function openVersion(store: ReadableStore, workFolder: string, { auditId, version, files }: Version) {
  const { openSharedLake } = await import('#server/platform/lake/lake.ts');
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'records-'));
  const bring = async (key: string) => {
    // Numbers of an earlier portal are being computed again, which takes a moment after its start.
    if ((await store.size(key)) === null)
      throw new PortalError('unavailable', 'The numbers are being updated. Try again in a moment.');
    return await store.local(key, await mkdtemp(join(folder, 'file-')));
  };
  const paths = new Map<string, string>();
  for (const name of LEDGERS) paths.set(name, await bring(ledgerKey({ name, auditId, version })));
  const views = LEDGERS.map((name) => `CREATE VIEW ${name} AS FROM ${parquet(paths.get(name) ?? '')}`);
  for (const [name, { type, columns }] of Object.entries(WRITTEN)) {
    const shape = `${name}_shape`;
    const parts = [`FROM ${shape}`];
    for (const [position, file] of files.entries()) {
      if (file.upload_file_type !== type) continue;
      const path = await bring(lakeKey({ type, auditId, uploadId: file.file_id, number: file.run }));
      paths.set(path, path);
      parts.push(`SELECT ${position}::INTEGER AS file, * FROM ${parquet(path)}`);
    }
    views.push(
      `CREATE TABLE ${shape} (file INTEGER, row_number BIGINT, ${columnList(columns)})`,
      `CREATE VIEW ${name} AS ${parts.join(' UNION ALL BY NAME ')}`,
    );
  }
  const lake = await openSharedLake(
    [folder, ...new Set([...paths.values()].map((path) => dirname(path)))],
    LIMITS,
    views.join(';\n'),
  );
  return {
    use: lake.use,
    async close() {
      lake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

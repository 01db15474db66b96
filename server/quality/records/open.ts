import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { columnList, typesOf } from '#datasets/lake-columns.ts';
import { lakeKey, ledgerKey } from '#server/platform/lake/keys.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import type { StoredNumbers } from '#server/platform/lake/stored-numbers.ts';
import { type OpenVersion, openVersions } from '../ledgers/stored/open-versions.ts';
import type { UsedFile } from '../versions/file-changes.ts';

/** A version of the numbers, with the files it was computed from in the order in which the ledgers count them. */
export interface Version {
  auditId: string;
  version: number;
  computed_at: string | null;
  files: readonly UsedFile[];
}

/**
 * What the ledgers say of students beside what their files say: tables student, mark, course, score, opportunity,
 * written_mark, written_score.
 */
export interface Records {
  use<T>(version: Version, work: (lake: OpenLake) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const LEDGERS = ['student', 'mark', 'course', 'score', 'opportunity'] as const;

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

export const openRecords = (numbers: StoredNumbers): Records => openVersions(numbers, openFiles);

/** Without the names in the path, which look like columns: one of them is `file`. */
const parquet = (path: string): string => `read_parquet(${literal(path)}, hive_partitioning = false)`;

const openFiles: OpenVersion<Version, null> = async (stored, { auditId, version, files }) => {
  const bring = async (key: string) => parquet(await stored.bring(key));
  const views: string[] = [];
  for (const name of LEDGERS)
    views.push(`CREATE VIEW ${name} AS FROM ${await bring(ledgerKey({ name, auditId, version }))}`);
  for (const [name, { type, columns }] of Object.entries(WRITTEN)) {
    const shape = `${name}_shape`;
    const parts = [`FROM ${shape}`];
    for (const [position, file] of files.entries()) {
      if (file.upload_file_type !== type) continue;
      const rows = await bring(lakeKey({ type, auditId, uploadId: file.file_id, number: file.run }));
      parts.push(`SELECT ${position}::INTEGER AS file, * FROM ${rows}`);
    }
    views.push(
      `CREATE TABLE ${shape} (file INTEGER, row_number BIGINT, ${columnList(columns)})`,
      `CREATE VIEW ${name} AS ${parts.join(' UNION ALL BY NAME ')}`,
    );
  }
  return { views, known: null };
};

import type { UploadFileType } from '#datasets/kit/file-type.ts';

/** The rows of a run in the store. Immutable: a run's number is never used twice for an upload. See docs/lake.md. */
export const lakeKey = (run: { type: UploadFileType; auditId: string; uploadId: string; number: number }): string =>
  `lake/type=${run.type}/eoa=${run.auditId}/file=${run.uploadId}/run=${run.number}/rows.parquet`;

import type { UploadFileType } from '#datasets/kit/file-type.ts';

/** The rows of a run in the store. Immutable: a run's number is never used twice for an upload. See docs/lake.md. */
export const lakeKey = (run: { type: UploadFileType; auditId: string; uploadId: string; number: number }): string =>
  `lake/type=${run.type}/eoa=${run.auditId}/file=${run.uploadId}/run=${run.number}/rows.parquet`;

/** A ledger of a version of the numbers (docs/decisions/0007-ledgers-and-versions.md). */
export const ledgerKey = (ledger: { name: string; auditId: string; version: number }): string =>
  `lake/type=ledger-${ledger.name}/eoa=${ledger.auditId}/version=${ledger.version}/rows.parquet`;

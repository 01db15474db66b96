import type { UploadFileType } from '#datasets/kit/file-type.ts';

interface RunKey {
  type: UploadFileType;
  auditId: string;
  uploadId: string;
  number: number;
}

/** The rows of a run in the store. Immutable: a run's number is never used twice for an upload. See docs/lake.md. */
export const lakeKey = (run: RunKey): string => `${folderOf(run)}/rows.parquet`;

/** Every finding of every row in error of a run. */
export const failingRowsKey = (run: RunKey): string => `${folderOf(run)}/failing-rows.parquet`;

const folderOf = (run: RunKey): string =>
  `lake/type=${run.type}/eoa=${run.auditId}/file=${run.uploadId}/run=${run.number}`;

/** A ledger of a version of the numbers (docs/decisions/0007-ledgers-and-versions.md). */
export const ledgerKey = (ledger: { name: string; auditId: string; version: number }): string =>
  `lake/type=ledger-${ledger.name}/eoa=${ledger.auditId}/version=${ledger.version}/rows.parquet`;

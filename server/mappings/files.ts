import type { AuditId, SchoolId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { MappingOffer } from '#server/ingest/result.ts';
import type { Actor } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';

export interface FileViewer {
  auditId: AuditId;
  schools: 'all' | readonly SchoolId[];
}

export interface MappableFile {
  id: string;
  name: string;
  type: UploadFileType;
  schoolIds: readonly string[];
  run: number;
  /** What the run that shows has found. */
  offer: MappingOffer;
}

/** Who asks, and through what a file is processed again. */
export interface ProcessingAgain extends FileViewer {
  actor: Actor;
  queue: Queue;
  /** Also while it waits or is being processed. */
  overtakes: true;
}

/** What one file has that others may have, too. */
export interface Likeness {
  auditId: AuditId;
  fileId: string;
  type: UploadFileType;
  /** How many columns. */
  width: number;
  values: readonly { column: string; key: string }[];
}

export interface AlikeFile {
  id: string;
  schoolIds: readonly string[];
  headers: readonly string[];
  /** It has one of the values. */
  hasValue: boolean;
}

/** What this noun needs of uploaded files; the app passes it in (server nouns do not know each other). */
export interface MappableFiles {
  queue: Queue;
  /**
   * @throws PortalError not_found; forbidden where the file covers schools of others; conflict where there
   * is nothing to map (yet).
   */
  read(tx: Transaction, viewer: FileViewer, fileId: string): Promise<MappableFile>;
  /** The newest versions of the audit's other files that have as many columns, or one of the values. */
  alike(tx: Transaction, likeness: Likeness): Promise<AlikeFile[]>;
  /** Has the file processed again, in the transaction that changed what it is read by. */
  processAgain(tx: Transaction, context: ProcessingAgain, fileId: string): Promise<void>;
  /** The same for others; those that wait will be read by what is confirmed by then. */
  processSomeAgain(tx: Transaction, context: Omit<ProcessingAgain, 'schools'>, ids: readonly string[]): Promise<void>;
}

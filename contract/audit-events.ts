/** Everything the audit log can hold. `label` is the word in the log's Action column. */
export const AUDIT_EVENTS = {
  'upload.requested': { label: 'Upload started' },
  'upload.received': { label: 'Uploaded' },
  'upload.processed': { label: 'Processed' },
  'upload.failed': { label: 'Processing failed' },
  'upload.expired': { label: 'Upload failed' },
  'upload.replaced': { label: 'Replaced' },
  'upload.canceled': { label: 'Canceled' },
  'upload.retried': { label: 'Processed again' },
  'upload.downloaded': { label: 'Downloaded' },
  'upload.issues_downloaded': { label: 'Fix workbook downloaded' },
  'upload.failed_rows_downloaded': { label: 'Failed rows downloaded' },
  'selection.saved': { label: 'Selection saved' },
  'selection.finalized': { label: 'Selection finalized' },
  'selection.unfinalized': { label: 'Finalization withdrawn' },
  'transcript.viewed': { label: 'Transcript viewed' },
  'students.viewed': { label: 'Student list viewed' },
  'students.downloaded': { label: 'Student list downloaded' },
  'unmatched.viewed': { label: 'List of unmatched data viewed' },
  'unmatched.downloaded': { label: 'List of unmatched data downloaded' },
  'person.added': { label: 'Person added' },
  'person.changed': { label: 'Person changed' },
  'person.removed': { label: 'Person removed' },
  'audit.created': { label: 'Audit created' },
  'audit.changed': { label: 'Audit changed' },
} as const satisfies Record<string, { label: string }>;

export type AuditEventName = keyof typeof AUDIT_EVENTS;

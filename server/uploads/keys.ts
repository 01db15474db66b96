import type { AuditId } from '#contract/ids.ts';

/**
 * Keys in the store are made of server IDs alone (docs/threats.md#t9). The last segment of a raw key is the file ID.
 */
export const rawKey = (auditId: string, uploadId: string) => `raw/eoa=${auditId}/${uploadId}`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const RAW_KEY = new RegExp(`^raw/eoa=(${UUID})/(${UUID})$`);

export interface RawIds {
  auditId: AuditId;
  uploadId: string;
}

/** The IDs in a raw key, or null for any other key. */
export function idsOfRawKey(key: string): RawIds | null {
  const [, auditId, uploadId] = RAW_KEY.exec(key) ?? [];
  // The pattern is that of an id: the brand says what was just checked.
  return auditId && uploadId ? { auditId: auditId as AuditId, uploadId } : null;
}

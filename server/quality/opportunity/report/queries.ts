import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

/** What files were when they were received, by ID. */
export async function selectFileHashes(
  tx: Transaction,
  auditId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx.rows<{ id: string; sha256: string | null }>(sql`
    select id, sha256 from upload
    where audit_id = ${auditId} and id::text in (select jsonb_array_elements_text(${jsonb(ids)}))`);
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

export const selectDistrictName = (tx: Transaction, auditId: string) =>
  tx.row<{ name: string; year_ending: number }>(sql`
    select d.name, a.year_ending from audit a join district d on d.id = a.district_id where a.id = ${auditId}`);

import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

export const countUploads = (tx: Transaction) =>
  tx.rows<{ lifecycle: string; count: number }>(sql`
    select lifecycle, count(*)::integer as count from upload group by lifecycle`);

export const selectLongestWait = (tx: Transaction) =>
  tx.row<{ seconds: number }>(sql`
    select coalesce(max(extract(epoch from now() - received_at)), 0)::double precision as seconds
    from upload where lifecycle = 'received'`);

import type { Engine } from '../engine.ts';
import type { LeftOut } from '../result.ts';

/**
 * Rows that were read and are not kept, each under the one reason that comes first: an error, the choices of the
 * wizard, a copy, another row of its record.
 */
export async function leftOutRows(engine: Engine): Promise<LeftOut[]> {
  const rows = await engine.rows(
    'why rows are left out',
    `SELECT reason, count(*) AS rows FROM (
        SELECT CASE WHEN in_error.row_number IS NOT NULL THEN 'in-error' WHEN role.row_number IS NOT NULL THEN 'role'
          WHEN NOT typed.is_chosen THEN 'not-chosen'
          WHEN copy.row_number IS NOT NULL THEN 'copy' ELSE 'replaced' END AS reason
        FROM left_out JOIN typed USING (row_number)
        LEFT JOIN (SELECT DISTINCT row_number FROM finding WHERE severity = 'error') AS in_error USING (row_number)
        LEFT JOIN (SELECT DISTINCT row_number FROM finding WHERE code IN ('role.other', 'role.unknown')) AS role USING (row_number)
        LEFT JOIN (SELECT DISTINCT row_number FROM finding WHERE code = 'row.duplicate') AS copy USING (row_number))
      GROUP BY reason ORDER BY rows DESC, reason`,
  );
  // The texts of the CASE.
  return rows.map(({ reason, rows: count }) => ({ reason: String(reason) as LeftOut['reason'], rows: Number(count) }));
}

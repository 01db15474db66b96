import { type SQL, sql } from '#server/platform/database/sql.ts';

/**
 * A membership that only the demo's password opens is pending once the demo has ended. Of `membership m join person p`.
 */
export const isActive = (demo: boolean): SQL =>
  sql`(m.proven_at is not null and (${demo} or p.address_proof is distinct from 'demo'))`;

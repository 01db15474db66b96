import type { InspectionAnswer } from '#server/ingest/inspect/inspection.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { StagedLook } from './inspect.ts';

/** Writes down what a look has found, unless there was a newer one. */
export const settle = (
  tx: Transaction,
  { auditId, id, attempt }: StagedLook,
  answer: Exclude<InspectionAnswer, { found: 'archive' }>,
) =>
  answer.found === 'table'
    ? tx.run(sql`
        update staged_file set state = 'inspected', inspection = ${jsonb(answer.inspection)}
        where audit_id = ${auditId} and id = ${id} and state = 'inspecting' and attempt = ${attempt}`)
    : tx.run(sql`
        update staged_file set state = 'refused', refused = ${jsonb(answer.refused)}
        where audit_id = ${auditId} and id = ${id} and state = 'inspecting' and attempt = ${attempt}`);

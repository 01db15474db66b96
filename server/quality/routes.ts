import type { FastifyInstance } from 'fastify';
import { readMissing } from '#contract/quality/missing.ts';
import { PANEL_NAMES, readPanel as route } from '#contract/quality/panels.ts';
import { listQualityVersions, readQualityStatus } from '#contract/quality/versions.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { LedgerReader } from './ledgers/stored/reader.ts';
import { listRoutes } from './lists/routes.ts';
import { opportunityRoutes } from './opportunity/routes.ts';
import { readMissing as missing, readPanel, readStatus } from './service.ts';
import { listVersions } from './versions/list.ts';

export interface QualityParts {
  queue: Queue;
  /** For lists, which read the ledgers of the version that the panels show. */
  ledgers: LedgerReader;
}

export function qualityRoutes(app: FastifyInstance, guard: Guard, { queue, ledgers }: QualityParts): void {
  for (const name of PANEL_NAMES)
    serve(app, guard, route(name), ({ tx, member, query, language }) =>
      readPanel(tx, queue, { ...member, language }, { ...query, name }),
    );
  serve(app, guard, readMissing, ({ tx, member, query, language }) =>
    missing(tx, { ...member, language }, query.school_id),
  );
  serve(app, guard, readQualityStatus, ({ tx, member }) => readStatus(tx, member.auditId));
  serve(app, guard, listQualityVersions, ({ tx, member, query }) => listVersions(tx, member, query));
  opportunityRoutes(app, guard, { queue, ledgers });
  listRoutes(app, guard, { ledgers });
  app.addHook('onClose', () => ledgers.close());
}

import type { FastifyInstance } from 'fastify';
import { previewRuleSet, readFindingsSettings, saveFindingsSettings } from '#contract/quality/findings-settings.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { assertUnchangedSince } from '#server/http/unchanged.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { LedgerReader } from '../ledgers/stored/reader.ts';
import { requestRefresh } from '../request-refresh.ts';
import { previewOf, readSettings, saveSettings } from './settings.ts';

interface SettingsParts {
  queue: Pick<Queue, 'send'>;
  ledgers: LedgerReader;
}

/** What findings are computed with, and what other requirements would come to. */
export function settingsRoutes(app: FastifyInstance, guard: Guard, { queue, ledgers }: SettingsParts): void {
  serve(app, guard, readFindingsSettings, ({ tx, member }) => readSettings(tx, member.auditId));

  serve(app, guard, saveFindingsSettings, async ({ tx, member, body: { seen, ...wanted }, record }) => {
    await lockAudit(tx, member.auditId);
    const before = await readSettings(tx, member.auditId);
    assertUnchangedSince(seen, before);
    const after = await saveSettings(tx, member.auditId, wanted);
    await record({ details: { before, after } });
    await requestRefresh(tx, queue, member.auditId);
    return after;
  });

  serve(app, guard, previewRuleSet, ({ tx, member, query }) => previewOf(tx, ledgers, member.auditId, query.lines));
}

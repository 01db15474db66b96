import type { FastifyInstance } from 'fastify';
import { listAcademicPeriods, listDemographicCategories, listSchools, readContact } from '#contract/audits.ts';
import {
  previewCategories,
  readTranscriptSettings as readSettingsRoute,
  saveTranscriptSettings as saveSettingsRoute,
} from '#contract/transcripts/transcript-settings.ts';
import { academicPeriods, DEMOGRAPHIC_TYPES } from '#datasets/kit/wizard-choices.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { assertUnchangedSince } from '#server/http/unchanged.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import type { StudentRecords } from '#server/quality/records/student-record.ts';
import type { AuditSettings } from './operator.ts';
import { selectAccountManager, selectSchools, selectYearEnding } from './queries.ts';
import { previewOf, readTranscriptSettings, saveTranscriptSettings } from './transcript-settings.ts';

export function auditRoutes(
  app: FastifyInstance,
  guard: Guard,
  settings: AuditSettings,
  records: StudentRecords,
): void {
  serve(app, guard, listSchools, ({ tx }) => selectSchools(tx));

  serve(app, guard, readContact, async ({ tx }) => ({
    account_manager: (await selectAccountManager(tx, settings.demo)) ?? null,
  }));

  serve(app, guard, listAcademicPeriods, async ({ tx, member }) => ({
    data: academicPeriods(await selectYearEnding(tx, member.auditId)),
  }));

  serve(app, guard, listDemographicCategories, () => ({ data: [...DEMOGRAPHIC_TYPES] }));

  serve(app, guard, readSettingsRoute, ({ tx, member }) => readTranscriptSettings(tx, member.auditId));

  serve(app, guard, saveSettingsRoute, async ({ tx, member, body: { seen, ...wanted }, record }) => {
    await lockAudit(tx, member.auditId);
    const before = await readTranscriptSettings(tx, member.auditId);
    assertUnchangedSince(seen, before);
    await saveTranscriptSettings(tx, member.auditId, wanted);
    await record({ details: { before, after: wanted } });
    // Categories and names are written by the refresh.
    await settings.requestRefresh(tx, member.auditId);
    return wanted;
  });

  serve(app, guard, previewCategories, async ({ tx, member, query }) =>
    previewOf(tx, await records.countCategories(tx, member.auditId, query)),
  );
}

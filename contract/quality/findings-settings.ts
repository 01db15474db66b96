import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { defineRoute } from '../route.ts';
import { Count } from './numbers.ts';
import { FindingsSettings, FindingsSettingsInForce, OwnRuleSet, TRAIT_NAMES } from './opportunity.ts';

/** What an audit has stored, otherwise the usual. */
export function findingsSettingsIn(settings: unknown): FindingsSettingsInForce {
  const stored = z.object({ findings: FindingsSettingsInForce }).safeParse(settings);
  return stored.success ? stored.data.findings : FindingsSettingsInForce.parse({});
}

const ofSettings = {
  path: '/eoa/:eoaId/settings/findings',
  scope: 'district',
  permission: 'findings.manage',
  params: inAudit,
} as const;

export const readFindingsSettings = defineRoute({
  ...ofSettings,
  name: 'findings-settings.read',
  method: 'GET',
  summary: 'Cut scores, how years and groups are compared, and the own requirements of an audit.',
  answer: FindingsSettingsInForce,
  event: null,
});

export const saveFindingsSettings = defineRoute({
  ...ofSettings,
  name: 'findings-settings.save',
  method: 'PUT',
  summary: 'Change what findings are computed with; the numbers are computed again.',
  /** `seen`: as they were read; a conflict where someone has changed them since. */
  body: FindingsSettings.extend({ seen: FindingsSettingsInForce.optional() }),
  answer: FindingsSettingsInForce,
  event: 'settings.changed',
});

const parsed = z
  .string()
  .max(8000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });

/** Of students: how many, and how many of them meet the requirements. */
const Met = z.object({ size: Count, met: Count });

export const previewRuleSet = defineRoute({
  ...ofSettings,
  name: 'findings-settings.preview',
  method: 'GET',
  path: '/eoa/:eoaId/settings/findings/preview',
  summary:
    'How many students would meet requirements, by school and group, and which lines the others lack. Nothing is changed.',
  query: z.object({ lines: parsed.pipe(OwnRuleSet.shape.lines) }),
  answer: z.object({
    all: Met,
    /** Of the others: who lacks one line and no more. */
    one_line_short: Count,
    /** Of each line in turn: students who do not meet it. */
    short_of: z.array(Count),
    schools: z.array(Met.extend({ school: z.string() })),
    /** Groups of fewer than 10 students are left out. */
    groups: z.array(Met.extend({ trait: z.enum(TRAIT_NAMES), value: z.string() })),
    version: Count,
  }),
  event: null,
});

import { z } from 'zod';
import { npm } from './npm.ts';

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** `ran`: what the registry knows against the packages of the lockfile, or why it did not say. */
export type Audit = { ran: true; known: string[] } | { ran: false; why: string };

export async function auditLock(): Promise<Audit> {
  const { out, error } = await npm('audit', '--json', '--package-lock-only');
  const report = Report.safeParse(parsed(out));
  if (!report.success) return { ran: false, why: whyNot(error) };
  const known = Object.entries(report.data.vulnerabilities);
  return { ran: true, known: known.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The kind of answer alone: npm names the registry, which is no one's business. */
const whyNot = (error: string): string =>
  /\b[45]\d\d [A-Z][\w ]+?(?= -)/.exec(error)?.[0] ?? 'the registry cannot be reached';

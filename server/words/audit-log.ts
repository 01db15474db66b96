import type { AuditEventName } from '#contract/audit-events.ts';
import type { Language } from '#datasets/words/language.ts';
import { AUDIT_LOG_EN } from './en/audit-log.ts';
import { AUDIT_LOG_ES } from './es/audit-log.ts';

export interface AuditLogWords {
  /** Headers of the download. */
  csv: readonly [user: string, action: string, file: string, timestamp: string];
  fileName: string;
  /** The Action column. */
  actions: Record<AuditEventName, string>;
}

export const AUDIT_LOG: Record<Language, AuditLogWords> = { en: AUDIT_LOG_EN, es: AUDIT_LOG_ES };

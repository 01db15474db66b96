import type { AuditEventName } from '#contract/audit-events.ts';
import type { Language } from '#datasets/words/language.ts';
import { AUDIT_LOG_EN } from './en/audit-log.ts';
import { AUDIT_LOG_ES } from './es/audit-log.ts';

/**
 * What people change in settings, of a school or of an audit, under the names the log records it by
 * and in the order of a line.
 */
export const CHANGED_FIELDS = [
  'district',
  'year_ending',
  'due_on',
  'name',
  'local_id',
  'state_id',
  'nces_id',
  'ceeb_code',
  'high_flier',
  'struggling',
  'failed_core',
  'show_names',
  'show_student_ids',
  'allow_research',
  'ap_cut',
  'ib_cut',
  'english_learner',
  'low_income',
  'compare_with',
  'rule_sets',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

export interface AuditLogWords {
  /** In the names of downloads. */
  title: string;
  /** Headers of the downloads. */
  csv: {
    files: readonly [user: string, action: string, file: string, time: string, zone: string];
    everything: readonly [
      time: string,
      zone: string,
      user: string,
      action: string,
      about: string,
      file: string,
      card: string,
      schools: string,
      address: string,
    ];
  };
  /** The Action column. */
  actions: Record<AuditEventName, string>;
  /** In place of the action of a processed file. */
  processed(errors: number): string;
  /** What else is known: counts under the names the log records them by, where a file went, why. */
  about: Record<'students' | 'transcripts' | 'items' | 'courses' | 'uploaded', (count: number) => string> & {
    movedTo(card: string): string;
    reason(reason: string): string;
  };
  changes: {
    fields: Record<ChangedField, string>;
    line(field: string, from: string, to: string): string;
    none: string;
    on: string;
    off: string;
  };
}

export const AUDIT_LOG: Record<Language, AuditLogWords> = { en: AUDIT_LOG_EN, es: AUDIT_LOG_ES };

/** The Action of a line. @param errors of a processed file, where they are known */
export const sayAction = (event: AuditEventName, errors: number | null, language: Language): string =>
  event === 'upload.processed' && errors !== null
    ? AUDIT_LOG[language].processed(errors)
    : AUDIT_LOG[language].actions[event];

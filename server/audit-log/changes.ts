import { isDeepStrictEqual } from 'node:util';
import type { Language } from '#datasets/words/language.ts';
import { AUDIT_LOG, CHANGED_FIELDS, type ChangedField } from '#server/words/audit-log.ts';

/** What a change recorded as it was and as it is. */
export type Recorded = Readonly<Record<string, unknown>>;

/** Said to be different, and not how: choices and lists. */
const UNSAID: ReadonlySet<ChangedField> = new Set(['english_learner', 'low_income', 'compare_with', 'rule_sets']);

/** What was changed of a school, an audit or settings, in words: 'District ID: 0042 → none'. */
export function sayChanges(before: Recorded, after: Recorded, language: Language): string[] {
  const { fields, line } = AUDIT_LOG[language].changes;
  const [was, is] = [flat(before), flat(after)];
  return CHANGED_FIELDS.filter((field) => field in was && field in is && !isDeepStrictEqual(was[field], is[field])).map(
    (field) =>
      UNSAID.has(field)
        ? fields[field]
        : line(fields[field], sayValue(field, was[field], language), sayValue(field, is[field], language)),
  );
}

/** The thresholds of the categories are in an object of their own. */
const flat = ({ categories, ...others }: Recorded): Recorded => ({
  ...others,
  ...(typeof categories === 'object' && categories),
});

function sayValue(field: ChangedField, value: unknown, language: Language): string {
  const { none, on, off } = AUDIT_LOG[language].changes;
  if (value === null) return none;
  if (typeof value === 'boolean') return value ? on : off;
  return field === 'due_on' ? sayDay(String(value), language) : String(value);
}

const sayDay = (day: string, language: Language): string =>
  new Date(day).toLocaleDateString(language === 'en' ? 'en-US' : 'es-US', { dateStyle: 'long', timeZone: 'UTC' });

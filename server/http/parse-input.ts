import { z } from 'zod';
import type { ErrorReason, PlainReason } from '#contract/error-reasons.ts';
import { PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';

/** What zod says of a value, in the language of the reader. */
const IN: Record<Language, z.core.$ZodErrorMap | undefined> = { en: undefined, es: z.locales.es().localeError };

/**
 * A part of a request by its schema; undefined where the route takes none.
 * @throws PortalError bad_request naming the first field that is not as expected
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  language: Language,
): z.output<Schema> {
  // A route without the part has the schema ZodUndefined, whose one value this is.
  if (!schema) return undefined as z.output<Schema>;
  const parsed = schema.safeParse(value, { error: IN[language] });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw new PortalError('bad_request', reasonOf(field, issue), { field });
}

/** A schema's own rule names its reason; of everything else zod says what is wrong with the field. */
function reasonOf(field: string, issue: z.core.$ZodIssue | undefined): ErrorReason {
  // Only the schemas of the contract are parsed here, and they give `reason` as a PlainReason.
  if (issue?.code === 'custom' && issue.params?.reason) return issue.params.reason as PlainReason;
  return { is: 'wrong-field', field, problem: issue?.message ?? '' };
}

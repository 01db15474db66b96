import type { z } from 'zod';
import { PortalError } from '#contract/errors.ts';

/**
 * A part of a request by its schema; undefined where the route takes none.
 * @throws PortalError bad_request naming the first field that is not as expected
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.output<Schema> {
  // A route without the part has the schema ZodUndefined, whose one value this is.
  if (!schema) return undefined as z.output<Schema>;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw new PortalError('bad_request', `${field}: ${issue?.message ?? 'not as expected'}`, { field });
}

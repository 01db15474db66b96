import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PortalError } from '#contract/errors.ts';

/**
 * Refuses a request with a text that cannot be kept: with the character U+0000, which PostgreSQL has in no text, or
 * with half of a surrogate pair, which UTF-8 has no bytes for. Of every route, in path, query and body, at any depth,
 * names of fields included. In path and query also an ID in capital letters.
 */
export function refuseUnfitText(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query }) => {
    for (const part of [params, query]) {
      assertFit(part);
      assertIdsAsGiven(part);
    }
  });
  app.addHook('preValidation', async ({ body }) => assertFit(body));
}

/**
 * IDs are given out in lowercase letters. PostgreSQL finds them in capitals as well, where everything else
 * that compares them does not.
 * @throws PortalError bad_request naming the field
 */
function assertIdsAsGiven(part: unknown): void {
  for (const [field, value] of Object.entries(part ?? {}))
    if (z.uuid().safeParse(value).success && value !== value.toLowerCase())
      throw new PortalError('bad_request', { is: 'capital-id', field }, { field });
}

/** @throws PortalError bad_request naming the outermost field */
function assertFit(part: unknown): void {
  const fields = typeof part === 'object' && part !== null ? Object.entries(part) : [['body', part] as const];
  for (const [name, value] of fields) {
    // A name that is not fit is not repeated.
    const field = isFit(name) ? name : 'body';
    if (field !== name || !isFitWithin(value))
      throw new PortalError('bad_request', { is: 'unfit-text', field }, { field });
  }
}

/**
 * A list of what is still to look at, and no function that calls itself: a body may be nested deeper than the stack.
 */
function isFitWithin(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && !isFit(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inside] of Object.entries(one)) {
      if (!isFit(name)) return false;
      left.push(inside);
    }
  }
  return true;
}

const isFit = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

import { PortalError } from '#contract/errors.ts';
import { UNSHOWABLE } from '#server/words/one-line.ts';

/**
 * The name is data: kept as given, without what cannot be shown. @throws PortalError bad_request when it
 * ends in none of the endings
 */
export function cleanFileName(
  given: string,
  endings: RegExp,
  refusal: 'not-a-table' | 'not-a-table-or-archive',
): string {
  const name = given.replace(UNSHOWABLE, '').trim();
  if (!endings.test(name)) throw new PortalError('bad_request', refusal, { field: 'file_name' });
  return name;
}

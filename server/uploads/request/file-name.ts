import { PortalError } from '#contract/errors.ts';

/**
 * What no list of files can show: control characters, and the format characters that turn the direction of text around, so that
 * 'roster[U+202E]vsc.exe' would read as another name. Joiners stay: names in some scripts need them.
 */
const UNSHOWABLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The name is data: kept as given, without what cannot be shown. @throws PortalError bad_request when it ends in none of the endings */
export function cleanFileName(
  given: string,
  endings: RegExp,
  refusal: 'not-a-table' | 'not-a-table-or-archive',
): string {
  const name = given.replace(UNSHOWABLE, '').trim();
  if (!endings.test(name)) throw new PortalError('bad_request', refusal, { field: 'file_name' });
  return name;
}

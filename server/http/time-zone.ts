/**
 * The time zone of the reader, for files with times in them: an IANA name, which browsers know and HTTP has no
 * header for. UTC by default.
 */
export function timeZoneOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || header.length > LONGEST) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    // A RangeError: no zone has this name.
    return 'UTC';
  }
}

/** 'America/Argentina/ComodRivadavia' has 32 letters. */
const LONGEST = 64;

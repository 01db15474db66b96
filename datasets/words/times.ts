import type { Language } from './language.ts';

/** Spanish is that of the United States, which writes 1,234.5. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/**
 * How a time is written everywhere, on screens, paper and in workbooks: 'November 21, 2024, 3:42:07 PM CST'. A time
 * that does not name its zone is read in the wrong one by whoever is in another.
 * @param timeZone IANA name; the reader's own by default
 */
export function timeWriter(language: Language, timeZone?: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
    timeZoneName: 'short',
    timeZone,
  });
  return (iso) => format.format(new Date(iso)).replace(' at ', ', ');
}

/** A time in two cells: '2024-11-21 15:42:07', which spreadsheet programs read as a date, and its zone: 'CST'. */
export function timeCells(
  language: Language,
  timeZone: string,
): (iso: string) => readonly [time: string, zone: string] {
  // Sweden writes dates as ISO 8601 does, with 24 hours.
  const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const zone = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'short' });
  return (iso) => {
    const at = new Date(iso);
    const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName');
    return [time.format(at), name?.value ?? timeZone];
  };
}

/** 'November 21, 2026', in universal time. */
export const dayWritten = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

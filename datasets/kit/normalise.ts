/**
 * A header as it is compared (docs/domain/headers.md#comparing): without BOM, quotes, `*`, a leading `[13]` (PowerSchool's cross-table mark), case,
 * and everything except letters and digits; `#` is a number, since 'Student' alone may be a name. Letters of every script count.
 */
export function headerKey(header: string): string {
  return header
    .normalize('NFC')
    .replace(/^[\s\uFEFF"']*\[\d+\]/u, '')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A value as it is compared: an Ed-Fi URI is cut after `#`, then letters and digits alone, without case and accents (docs/domain/vocabularies.md). */
export function valueKey(text: string): string {
  return text
    .slice(text.lastIndexOf('#') + 1)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A header as it is compared (docs/domain/headers.md#comparing): without BOM, quotes, `*`, a leading `[13]`
 * (PowerSchool's cross-table mark), case, and everything except letters and digits; `#` is a number, since 'Student'
 * alone may be a name. Letters of every script count.
 */
export function headerKey(header: string): string {
  return header
    .normalize('NFC')
    .replace(/^[\s\uFEFF"']*\[\d+\]/u, '')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** 1.0 is 1, and not 10; 100% is the 1 of a cell with the format of percents. As RE2 reads it, too. */
export const MORE_THAN_WHOLE = '[.,]0{1,2} *$|00 ?% *$';
const moreThanWhole = new RegExp(MORE_THAN_WHOLE);

/** '1.0' and '100%' as '1'. */
export const wholeNumber = (text: string): string => text.replace(moreThanWhole, '');

/** What is before the word of a descriptor; not of several in a list, of which only the last would be left. */
export const BEFORE_WORD = '^[^;,|]*#';
const beforeWord = new RegExp(BEFORE_WORD);

/** A number below zero stands for a missing value in many files (-1, -9), and is not the code without its sign. */
export const BELOW_ZERO = '^ *[-−] ?[0-9]+([.,][0-9]+)? *$';
const belowZero = new RegExp(BELOW_ZERO);

/**
 * A value as it is compared: an Ed-Fi URI is cut after `#`, then letters and digits alone, without case, accents and
 * decimals that say nothing (docs/domain/vocabularies.md). A number below zero keeps its sign.
 */
export function valueKey(text: string): string {
  const key = wholeNumber(text.replace(beforeWord, ''))
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return belowZero.test(text) ? `-${key}` : key;
}

/** A value as what a person says of it is kept: of signs alone, as Ohio's `**`, the signs themselves. */
export const answerKey = (text: string): string => valueKey(text) || text.trim();

/** A grade as what a person says of it is kept: with its signs, since 'H+' is not 'H-'. */
export const markKey = (text: string): string => text.trim().toUpperCase();

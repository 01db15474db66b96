/**
 * What no list can show: control characters, line and paragraph separators, and the format characters that turn
 * the direction of text around, so that 'roster[U+202E]vsc.exe' would read as another name. Joiners stay: names
 * in some scripts need them.
 */
export const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A name that someone may choose, as part of a sentence: with line ends in it, a letter of the portal would
 * have sentences of theirs.
 */
export const oneLine = (name: string): string => name.replace(UNSHOWABLE, ' ').trim();

const EMAIL_ADDRESS = /^[^@/:]+@[^@/:]+$/;
/** What programs for mail make a link of: a protocol, and a dot before a name of at least two letters. */
const LINK = /(?<=:)(?=\/\/)|(?<=\S[.\u3002\uFF0E\uFF61])(?=\p{L}{2})/gu;

/**
 * The same in a letter, where no name is a link to someone's page: 'win.example' is 'win. example' there, as
 * 'St.John' is 'St. John'.
 */
export const inLetter = (name: string): string =>
  oneLine(name)
    .split(' ')
    .map((word) => (EMAIL_ADDRESS.test(word) ? word : word.replace(LINK, ' ')))
    .join(' ');

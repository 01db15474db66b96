/** How a number format (ECMA-376 18.8.31) makes another text of a number than its digits. */
export type FormatText = { kind: 'zeros' } | { kind: 'affixes' | 'words'; show(value: number): string | null };

/** Null where a format only rounds, groups or decorates: then the stored number is the better one. */
export function formatText(code: string): FormatText | null {
  const sections = sectionsOf(code);
  const first = bareOf(sections[0] ?? '');
  return hasZeros(first) ? { kind: 'zeros' } : (withAffixes(first) ?? inWords(sections));
}

/** Semicolons in quotation marks and behind a backslash part nothing. */
const sectionsOf = (code: string): string[] =>
  code.replace(/("[^"]*"|\\.)|;/g, (_part, text?: string) => text ?? END).split(END);
const END = '\u0001';

/** Without what takes no part in the text: colors and conditions, widths of spaces, fillers. */
const bareOf = (section: string): string =>
  section.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, (part) => (/^["\\]/.test(part) ? part : '')).trim();

const LITERAL = /"([^"]*)"|\\(.)/g;
const written = (text: string): string => text.replace(LITERAL, '$1$2');

/** Characters that need no quotation marks in a format. */
const SIGNS = /[-+():$ '&~^!{}<>=]/g;

/**
 * 000000, #000000, 000-00-0000: leading zeros, whatever is between the digits. A fraction and an
 * exponent have their own.
 */
function hasZeros(section: string): boolean {
  const [whole = ''] = section.replace(LITERAL, '').split('.');
  return /^[#?]*[0,]*00[0,]*$/.test(whole.replace(SIGNS, '')) && !/[/e]/i.test(section.replace(LITERAL, ''));
}

const AFFIXES = /^((?:"[^"]*"|\\.|-)*)(General|[#0]+)((?:"[^"]*"|\\.|-)*)$/i;

/**
 * "S"0 and 0"A": letters or digits that touch those of the number are part of a code. Apart from it they
 * say what it counts: 0" cr".
 */
function withAffixes(section: string): FormatText | null {
  const [, start = '', places = '', end = ''] = AFFIXES.exec(section) ?? [];
  const [before, behind] = [written(start), written(end)];
  if (places === '' || before + behind === '') return null;
  if (!/^([A-Za-z0-9][A-Za-z0-9-]*)?$/.test(before) || !/^(-?[A-Z0-9]+)?$/.test(behind)) return null;
  return { kind: 'affixes', show: (value) => (isWhole(value) ? `${before}${value}${behind}` : null) };
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** [=1]"M";[=2]"F" and "Yes";"Yes";"No": no section has a place for a digit. */
function inWords(sections: readonly string[]): FormatText | null {
  // The fourth section is that of texts.
  const ofNumbers = sections.slice(0, 3).filter((section) => !bareOf(section).includes('@'));
  const texts = ofNumbers.map(bareOf).map((text) => (/^General$/i.test(text) ? null : text));
  if (!texts.some((text) => /\p{L}/u.test(written(text ?? '')))) return null;
  if (texts.some((text) => text?.replace(LITERAL, ''))) return null;
  const conditions = ofNumbers.map((section) => conditionOf(section));
  const places = conditions.some((one) => one !== null) ? conditions : byPlace(ofNumbers.length);
  return {
    kind: 'words',
    show: (value) => {
      const text = texts[places.findIndex((holds) => holds === null || holds(value))];
      return (text && written(text)) || null;
    },
  };
}

type Condition = ((value: number) => boolean) | null;

const COMPARED: Record<string, (value: number, other: number) => boolean> = {
  '=': (value, other) => value === other,
  '<>': (value, other) => value !== other,
  '<': (value, other) => value < other,
  '>': (value, other) => value > other,
  '<=': (value, other) => value <= other,
  '>=': (value, other) => value >= other,
};

/** Null where a section is for all other numbers. */
function conditionOf(section: string): Condition {
  const [, sign = '', number = ''] = /\[(<>|[<>]=?|=)(-?[\d.]+)\]/.exec(section) ?? [];
  const compare = COMPARED[sign];
  return compare ? (value) => compare(value, Number(number)) : null;
}

/** Numbers above zero, below it, and zero itself; two sections count zero to the first. */
const byPlace = (sections: number): Condition[] => [
  sections === 1 ? null : (value) => value > 0 || (value === 0 && sections === 2),
  sections === 2 ? null : (value) => value < 0,
  null,
];

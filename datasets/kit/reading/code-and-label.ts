/**
 * 'LY - Currently enrolled', '2: Reduced', '06 White': what a system shows of a code, a short
 * one in capitals and digits.
 */
const CODE_AND_LABEL = /^(?:([A-Z0-9+]{1,4}) *[-–:=] *|([0-9]{1,3}) +)([A-Za-z].*[A-Za-z)]) *$/;
/** 'NON - Hispanic' is not a code and its label. */
const IS_WORD = /^(NOT?|NON|PRE|UN|EX)[^A-Z]/;

export interface CodeAndLabel {
  code: string;
  label: string;
}

export function codeAndLabel(text: string): CodeAndLabel | null {
  const [, short, number, label] = IS_WORD.test(text) ? [] : (CODE_AND_LABEL.exec(text) ?? []);
  return label === undefined ? null : { code: short ?? number ?? '', label };
}

/**
 * Whether a code counts beside words that are not known: one of a system does ('500', 'RFEP', 'LY - Currently
 * enrolled'). A letter, or two of which the words begin with the first, may be short for these words: 'A - African', 'E
 * - Emerging', 'GR - Grade change'.
 */
export function saysEnough(key: string, { label }: CodeAndLabel): boolean {
  if (key.length > 2 || ['y', 'n', 'no'].includes(key)) return true;
  return /^[a-z].$/.test(key) && key.charAt(0) !== label.charAt(0).toLowerCase();
}

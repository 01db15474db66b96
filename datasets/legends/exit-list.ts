import type { Legend } from './legend.ts';

interface Listed extends Omit<Legend, 'codes' | 'open'> {
  graduated?: string;
  transferred?: string;
  dropped?: string;
  noShow?: string;
  other?: string;
  /** Of the same district or school, or of no certain meaning: a person says what they are. */
  open?: string;
}

const ALONE = /\s+/;

const codesAs = (codes: string | undefined, value: string): Record<string, string> =>
  Object.fromEntries((codes ?? '').split(ALONE).flatMap((code) => (code ? [[code, value]] : [])));

/** A list of exit codes, by what they mean. */
export const list = ({ graduated, transferred, dropped, noShow, other, open = '', ...rest }: Listed): Legend => ({
  ...rest,
  codes: {
    ...codesAs(graduated, 'graduated'),
    ...codesAs(transferred, 'transferred out'),
    ...codesAs(dropped, 'dropped'),
    ...codesAs(noShow, 'no-show'),
    ...codesAs(other, 'other'),
  },
  open: open.split(ALONE).filter(Boolean),
});

/** Every code of these lists. */
export const all = (...codes: (string | undefined)[]): string[] =>
  codes.flatMap((some) => (some ?? '').split(ALONE)).filter(Boolean);

/** Each with and without the zero that a spreadsheet drops. */
export const withoutZero = (codes: string): string =>
  all(codes)
    .flatMap((code) => [code, code.replace(/^0/, '')])
    .join(' ');

import type { CodedColumn, Legend } from './legend.ts';

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

const list = ({ graduated, transferred, dropped, noShow, other, open = '', ...rest }: Listed): Legend => ({
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

const all = (...codes: (string | undefined)[]): string[] =>
  codes.flatMap((some) => (some ?? '').split(ALONE)).filter(Boolean);

/** Each with and without the zero that a spreadsheet drops. */
const withoutZero = (codes: string): string =>
  all(codes)
    .flatMap((code) => [code, code.replace(/^0/, '')])
    .join(' ');

const CEDS = {
  graduated: withoutZero('01921'),
  transferred: withoutZero('01908 01909 01910 01911 01912 01913 01914 01915 01916 01917 01918 01919 03500 73067 73068'),
  dropped: withoutZero('01925 01927'),
  other: withoutZero('01922 01923 01924 01926 01928 03504 73062 73064'),
  open: withoutZero('01907 03499 03505 73060'),
};

const ALABAMA = {
  transferred: 'wa2 wa3 wb1 wb2 wb3 wb4 wc1 wc2 wd4 wd5',
  graduated: 'wg1',
  other: 'wd2 wd3 wd7 wd8',
  open: 'wa1 wa4',
};

/**
 * Why an enrollment ended, as the states number it. A state's graduates are another's dropouts, so a list is used where the file shows whose it
 * is and has no code that the list lacks; otherwise the words of the vocabulary decide, and each code that is not one of them is named.
 */
export const EXIT_REASON_LEGENDS: CodedColumn = {
  isCode: /^([a-z]{0,3}\d{1,5}[a-z]?\d?|[a-z]{1,3}|\d[a-z])$/,
  isYesNo: false,
  isElseOfWords: true,
  legends: [
    list({
      name: 'codes of the Common Education Data Standards (01921 graduated, 01927 discontinued)',
      source:
        'CEDS, Exit or Withdrawal Type; 73060 to 73068 as Mississippi and Oklahoma report them (PowerSchool compliance pages pssis-ms and pssis-ok)',
      ...CEDS,
      telling: all(CEDS.graduated, CEDS.transferred, CEDS.dropped, CEDS.other, CEDS.open),
    }),
    list({
      name: "Texas' leaver reasons (01 graduated, 60 home schooling, 98 other)",
      source: 'Texas Education Data Standards, code table C162, and the leaver codes before it',
      headers: ['Leaver Reason Code', 'LeaverReasonCode', 'Leaver Code', 'Leaver Reason'],
      graduated: '1 63 90',
      transferred: '16 21 24 60 80 81 82',
      dropped: '78 79 98',
      other: '3 19 31 64 66 83 85 86 88 89',
      open: '22 72 87',
    }),
    list({
      name: "Florida's withdrawal codes (W06 standard diploma, W05 left, W3A other district)",
      source: 'Florida DOE, Automated Student Information System, withdrawal codes and element 114025 (diploma type)',
      owners: ['FLEID', 'Florida Education Identifier', 'Student Number Identifier Florida', 'Florida Student Number'],
      graduated: 'w06 w43 w52 w54 w55 w6a w6b wd1 wfa wfb wft wfw',
      transferred: 'w3a w3b w04 w24 w26',
      dropped: 'w05 w13 w15 w18 w21 w22 w23',
      noShow: 'dne',
      other: 'w01 w07 w08 w09 w10 w12 w25 w27 w45 w8a w8b',
      open: 'w02 wga wgd',
      telling: ['w3a', 'w3b', 'w8a', 'w8b', 'wft', 'wfw'],
    }),
    list({
      name: "Georgia's withdrawal codes (G graduated, D death, K private school)",
      source: 'Georgia DOE, Student Record, withdrawal codes (PowerSchool compliance pages, pssis-ga)',
      owners: ['GTID', 'GTID Number', 'GA Test ID', 'Georgia Testing Identifier'],
      graduated: 'g',
      transferred: 'h j k n t x y z 1 2 4',
      dropped: 'b e f i l m o p r s u',
      other: 'c d 5 6',
      open: '3 7 8 9',
    }),
    list({
      name: "Alabama's exit codes (WG1 graduated, WB1 other system, WC1 out of state)",
      source: 'Alabama, enrollment exit codes (PowerSchool compliance pages, pssis-al)',
      ...ALABAMA,
      dropped: 'd02 d03 d04 wd6',
      telling: all(ALABAMA.transferred, ALABAMA.graduated, ALABAMA.other, ALABAMA.open),
    }),
    list({
      name: "Mississippi's exit codes (C1 diploma, T1 to T8 transfers, D01 to D20 dropouts)",
      source: 'Mississippi, MSIS exit codes (PowerSchool compliance pages, pssis-ms)',
      owners: ['MSIS', 'MSIS ID', 'MSIS Number', 'MSIS Student ID', 'MSIS State ID'],
      graduated: 'c1 gr',
      transferred: 't3 t4 t5 t7 t8',
      dropped: 'd01 d02 d03 d04 d05 d06 d07 d08 d09 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20',
      noShow: 'ns',
      other: 'c2 t1 z1',
      open: 't2',
    }),
    list({
      name: "Idaho's exit codes (4A graduated, 2A other district, 3A dropped out)",
      source: 'Idaho, ISEE exit codes (PowerSchool compliance pages, pssis-id)',
      // Oregon's codes for the end of an enrollment look the same: only the state's ID shows whose they are.
      owners: ['EDUID', 'EDUID Number'],
      graduated: '4a 4f 4g 4h 4i',
      transferred: '2a 2b 2c 2d 2e 3d',
      dropped: '3a 3c',
      other: '1a 3b 4c 4e 5a 5b 5c 5f 6a',
      open: '1b 3e',
    }),
    list({
      name: "Pennsylvania's withdrawal codes (WD04 graduated, WD02 other district, WD01 left)",
      source: 'Pennsylvania, PIMS school withdrawal codes (PowerSchool compliance pages, pssis-pa)',
      graduated: 'wd04 gr',
      transferred: 'wd02 wd03',
      dropped: 'wd01 do',
      noShow: 'wd09',
      other: 'wd06 wd07 wd08 wd11',
      open: 'wd05 wd12',
      telling: ['wd01', 'wd02', 'wd03', 'wd04', 'wd06', 'wd09', 'wd11', 'wd12'],
    }),
    list({
      name: "Wisconsin's exit types (TC, TNC and TOS transfers, ODO dropout)",
      source: 'Wisconsin DPI, WISEdata exit types',
      transferred: 'tc tnc tos ism inm',
      dropped: 'odo',
      other: 'bca ce de ma pcc',
      // Completion may be by diploma or by another credential; an expected transfer is not known to continue.
      open: 'hsc etc',
      telling: ['tnc', 'tos', 'odo', 'hsc', 'etc', 'ism', 'inm'],
    }),
    list({
      name: "Utah's exit codes (TS other district, TO out of state, DO dropout)",
      source: 'Utah, exit codes (PowerSchool compliance pages, pssis-ut)',
      graduated: 'og q1 q2 q3 t1 t2 11',
      transferred: 'ae he tc th tn to tp tr ts uc',
      dropped: 'do ex',
      other: 'de fe ge su wp',
      open: 'td tt un wd',
      telling: ['og', 'q1', 'q2', 'q3', 'uc'],
    }),
    list({
      name: "Arizona's withdrawal codes (W7 graduated, W1 other school, W5 dropout)",
      source: 'Arizona, AzEDS exit codes (PowerSchool compliance pages, pssis-az)',
      owners: ['SAISID', 'SAIS', 'SAIS ID', 'SAIS Number', 'AzEDS ID'],
      graduated: 'w7 w15 g',
      transferred: 'w1 w9 w10 w21 w22',
      dropped: 'w3 w4 w5',
      noShow: 'ns',
      other: 'w2 w6 w8 w11 w12 wd wp',
      open: 'w13 w14 w17 w18 w19 w20 w41 w51 wk a c',
    }),
    list({
      name: "Kansas' exit types (8 graduated, 1 to 6 transfers, 14 discontinued)",
      source:
        'Kansas, KIDS element D27 exit/withdrawal type (PowerSchool compliance pages, pssis-ks; graduation handbook)',
      owners: ['KIDS ID', 'State KIDS ID', 'KIDS Student ID', 'KIDS State ID', 'KIDS Number'],
      headers: ['KIDS Exit Type', 'D27 Exit/Withdrawal Type', 'Kansas Exit/Withdrawal Type'],
      graduated: '8',
      transferred: '2 3 4 5 6 15 21',
      dropped: '12 14 16 19 20',
      other: '10 11 13 18 23 98 99',
      open: '1 17 22',
    }),
    list({
      name: "Tennessee's withdrawal codes (12 early diploma, 03 other system, 00 and 01 dropouts)",
      source: 'Tennessee, EIS withdrawal codes (PowerSchool compliance pages, pssis-tn)',
      owners: ['EIS ID', 'EIS PIN', 'EIS Student ID'],
      graduated: '12',
      transferred: '3 5 6 10 17',
      dropped: '0 00 1',
      other: '2 7 8 9 11 13 15 16 18',
      open: '4 14',
    }),
    list({
      name: "Indiana's exit codes (01 to 18 dropouts, 19, 20, 25, 27 and 31 moves)",
      source: 'Indiana DOE, Data Exchange exit codes: dropout and mobility codes',
      owners: ['STN', 'State Testing Number', 'Student Test Number'],
      transferred: '19 20 25 27 31',
      dropped: '1 2 3 5 12 13 14 15 16 17 18',
      other: '10 21 22 26 28',
      open: '29 30 33 34 50',
    }),
    list({
      name: "Louisiana's exit codes (04 diploma, 09 other district, 10 out of state)",
      source: 'Louisiana Administrative Code, title 28, part LXXXIII, section 611',
      layout: ['Secure ID', 'Site Code'],
      graduated: '4',
      transferred: '9 10 12 13 14 16 20',
      dropped: '1',
      other: '3 5 6 7',
      open: '8',
    }),
  ],
};

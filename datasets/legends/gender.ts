import type { CodedColumn } from './legend.ts';

/** ISO 5218 has 1 for male, surveys have both orders: numbers are asked about unless the column names the standard. */
export const GENDER_LEGENDS: CodedColumn = {
  isCode: /^\d$/,
  isYesNo: false,
  legends: [
    {
      name: 'ISO 5218 (1 male, 2 female)',
      source: 'ISO/IEC 5218, codes for the representation of human sexes',
      codes: { 0: 'unknown', 1: 'male', 2: 'female', 9: 'unknown' },
      headers: ['ISO 5218', 'Sex ISO 5218', 'ISO Sex Code'],
    },
  ],
};

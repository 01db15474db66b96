import type { CodedColumn } from './legend.ts';

/**
 * ISO 5218 has 1 for male, surveys have both orders: numbers are asked about unless the column names the standard.
 * M is male, but beside H.
 */
export const GENDER_LEGENDS: CodedColumn = {
  isCode: /^[\dh]$/,
  isYesNo: false,
  legends: [
    {
      name: 'Spanish letters (H hombre, M mujer)',
      source: 'Lists of Spanish-speaking systems; H stands for a gender in no English one',
      codes: { h: 'male', m: 'female' },
      telling: ['h'],
      against: ['f', 'w', 'male', 'female'],
    },
    {
      name: 'ISO 5218 (1 male, 2 female)',
      source: 'ISO/IEC 5218, codes for the representation of human sexes',
      codes: { 0: 'unknown', 1: 'male', 2: 'female', 9: 'unknown' },
      headers: ['ISO 5218', 'Sex ISO 5218', 'ISO Sex Code'],
    },
  ],
};

import type { CodedColumn } from './legend.ts';

/**
 * Yes or no to 'Repeated?' is not whether the attempt counts: N under 'Repeat Flag' is an ordinary row, under 'Repeat
 * Code' it may be 'not counted'. Of a Y no one knows without asking.
 */
export const REPEAT_LEGENDS: CodedColumn = {
  isCode: /^([ynf01]|yes|no|false|true)$/,
  isYesNo: false,
  legends: [
    {
      name: 'yes or no',
      source: 'Flags of repeated courses, whose name asks for yes or no',
      codes: { n: 'not repeated', no: 'not repeated', f: 'not repeated', false: 'not repeated', 0: 'not repeated' },
      headers: [
        'Repeat',
        'Repeat Flag',
        'Repeated',
        'Is Repeat',
        'Is Repeated',
        'Repeat Indicator',
        'Course Repeat',
        'Repeated Course',
      ],
      isMnemonic: true,
    },
  ],
};

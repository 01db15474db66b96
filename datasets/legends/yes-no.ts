import { type CodedColumn, minusOneIsYes } from './legend.ts';

/**
 * Of every column of yes or no: 1 is yes beside 0 and nothing else. Lists of 1 and 2 have both orders,
 * so they are asked about.
 */
export const YES_NO_LEGENDS: CodedColumn = {
  isCode: /^(-1|\d{1,3})$/,
  isYesNo: true,
  legends: [
    minusOneIsYes('true', 'false'),
    { name: '1 yes, 2 no', source: 'Surveys; nothing in a file proves it', codes: { 1: 'true', 2: 'false' } },
    {
      name: '1 no, 2 yes',
      source: 'Lists of counted levels; nothing in a file proves it',
      codes: { 1: 'false', 2: 'true' },
    },
  ],
};

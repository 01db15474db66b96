import { type CodedColumn, minusOneIsYes } from './legend.ts';

/** Categories of disability are numbered by each state in its own way, and one of the numbers may be 'none'. */
export const DISABILITY_LEGENDS: CodedColumn = {
  isCode: /^(-1|\d{1,2}|[a-mo-xz])$/,
  isYesNo: true,
  legends: [
    minusOneIsYes('with disabilities', 'without disabilities'),
    {
      name: 'a mark X at whom it concerns',
      source: 'Lists that mark who is meant',
      codes: { x: 'with disabilities' },
      telling: ['x'],
    },
  ],
};

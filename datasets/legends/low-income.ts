import { type CodedColumn, minusOneIsYes } from './legend.ts';

const LOW = 'low-income';
const ABOVE = 'above low-income';

export const LOW_INCOME_LEGENDS: CodedColumn = {
  isCode: /^(-1|\d{1,2}|[a-mo-xz])$/,
  isYesNo: true,
  // True and False, or PowerSchool's temporary and free.
  askedTogether: ['f', 't'],
  legends: [
    minusOneIsYes(LOW, ABOVE),
    {
      name: 'Texas TSDS, table C054 (00 not, 01 free, 02 reduced, 99 other disadvantage)',
      source: 'Texas Education Data Standards, code table C054',
      codes: { '00': ABOVE, '01': LOW, '02': LOW, 99: LOW },
      headers: ['Economic Disadvantage Code', 'EconomicDisadvantageCode', 'Economic Disadvantaged Code'],
      telling: ['99'],
    },
    {
      name: 'first letters of lunch status (F free, R reduced, P paid)',
      source: 'PowerSchool LunchStatus, and lunch programs of most systems',
      codes: { f: LOW, r: LOW, p: ABOVE, t: LOW, e: ABOVE },
      telling: ['f', 'r', 'p', 'fdc', 'rdc'],
      isMnemonic: true,
    },
    { name: 'a mark X at whom it concerns', source: 'Lists that mark who is meant', codes: { x: LOW }, telling: ['x'] },
  ],
};

import { countCategories } from './categories.ts';
import type { Records } from './open.ts';
import { selectChangesSince } from './queries.ts';
import { readRecords } from './read.ts';
import type { StudentRecords } from './student-record.ts';
import { readWhyLeft } from './whereabouts.ts';

export const recordsOf = (records: Records): StudentRecords => ({
  read: (tx, place, ids) => readRecords(records, tx, place, ids),
  whyLeft: (tx, place, ids) => readWhyLeft(records, tx, place, ids),
  changesSince: selectChangesSince,
  countCategories: (tx, auditId, rule) => countCategories(records, tx, auditId, rule),
});

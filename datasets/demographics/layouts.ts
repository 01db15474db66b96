import type { Layout } from '#datasets/kit/layout.ts';
import type { DemographicsColumn } from './columns.ts';

const deleted = {
  from: ['status'],
  when: (text: string) => `lower(${text}) = 'tobedeleted'`,
  words: 'rows marked as deleted',
};

/** Demographics as student systems export them for others (docs/domain/files.md#layouts). */
export const DEMOGRAPHICS_LAYOUTS: readonly Layout<DemographicsColumn>[] = [
  {
    name: 'OneRoster demographics.csv',
    headers: [/^(user)?sourcedid$/, 'sex', /^(americanindianoralaskanative|racecodes)$/],
    columns: {
      student_id: { from: ['sourcedId', 'userSourcedId'] },
      hispanic: {
        from: ['hispanicOrLatinoEthnicity', 'ethnicityCodes'],
        read: (text) =>
          `CASE WHEN lower(${text}) LIKE '%not%hispanic%' THEN 'N' WHEN lower(${text}) LIKE '%hispanic%' THEN 'Y' ELSE ${text} END`,
      },
      race_ethnicity: {
        from: ['demographicRaceTwoOrMoreRaces'],
        read: (text) => `CASE WHEN lower(${text}) IN ('true', '1', 'y', 'yes') THEN 'two or more' END`,
      },
    },
    drops: [deleted],
  },
  {
    name: 'OneRoster userFlags.csv',
    headers: ['userSourcedId', 'flag'],
    columns: { student_id: { from: ['userSourcedId'] } },
    drops: [deleted],
  },
];

import type { Drop, Layout } from '#datasets/kit/layouts/layout.ts';
import { dayOf } from '#datasets/kit/layouts/readings.ts';
import type { DemographicsColumn } from './columns.ts';

const deleted = {
  from: ['status'],
  when: (text: string) => `lower(${text}) = 'tobedeleted'`,
  reason: 'deleted',
} as const satisfies Drop;

/** Ed-Fi has the program as a reference: 'programReference.programName'. */
const PROGRAM = /^(programreference)?(student|special|education)?program(me)?(name|code|title|type|description)?$/;

/**
 * Someone who left a program earlier is not in it in the year that the audit describes; what the student is
 * then, the list does not say.
 */
const endedBefore = (text: string, yearEnding: number) => `${dayOf(text)} < DATE '${yearEnding - 1}-07-01'`;

/** Ed-Fi lists what a student is, side by side from 0 on; who is not listed is unknown, as in lists of programs. */
const CHARACTERISTIC = /^studentcharacteristics\d+studentcharacteristicdescriptor$/;
const CHARACTERISTICS = Array.from({ length: 10 }, (_, at) => [
  new RegExp(`^studentcharacteristics${at}studentcharacteristicdescriptor$`),
]);
const isDisadvantaged = (text: string) =>
  `regexp_matches(lower(coalesce(${text}, '')), 'econom[a-z]* ?disadvantaged$')`;

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
  {
    name: 'Ed-Fi student characteristics, several in a row',
    headers: [CHARACTERISTIC],
    // One that has ended may be of an earlier year.
    without: [/^studentcharacteristics\d+periods\d+enddate$/, /lunch|lowincome|econ|frl|frpl|mealstatus/],
    columns: {
      low_income: {
        from: [CHARACTERISTIC],
        beside: CHARACTERISTICS,
        read: (_first, ...all) => `CASE WHEN ${all.map(isDisadvantaged).join(' OR ')} THEN 'Y' END`,
      },
    },
  },
  {
    // 'Eligibility' without its table may be of any program.
    name: 'Infinite Campus meal eligibility',
    headers: [/^eligibilityeligibility$/],
    columns: { low_income: { from: [/^eligibilityeligibility$/] } },
  },
  {
    name: 'a list of programs with one row per student and program',
    headers: [PROGRAM, /^(program)?(end|exit|stop|withdrawal)date$|^(program)?end$/],
    without: ['gender', 'sex', 'race', 'ethnicity'],
    columns: {},
    drops: [
      {
        from: [/^(program)?(end|exit|stop|withdrawal)date$|^(program)?end$/],
        when: endedBefore,
        reason: 'ended-programs',
      },
    ],
  },
];

import type { CodedColumn } from './legend.ts';

const HONORS = 'honors';
const GENERAL = 'general';

/**
 * Only codes that one list counts as AP, IB or honors and another does not: R, B, N and X are general, C is college and
 * H is honors in every list that we know.
 */
export const COURSE_LEVEL_LEGENDS: CodedColumn = {
  isCode: /^(\d{1,2}|[aegi])$/,
  isYesNo: false,
  isOneEnough: true,
  legends: [
    {
      name: 'levels of SCED (G general, E enriched)',
      source: 'NCES, SCED Finder, SCED elements: B, G, E, H, C and X',
      codes: { g: GENERAL, e: HONORS },
      headers: ['SCED Course Level', 'SCED Level', 'SCED Course Level Code', 'SCED Level Code'],
      telling: ['x'],
    },
    {
      name: 'first letters (G general beside H honors)',
      source: 'Course lists of PowerSchool and Infinite Campus districts',
      codes: { g: GENERAL },
      telling: ['h', 'hn', 'hon', 'hnrs', 'honor', 'honors'],
      // R may be remedial, and then G is general; or regular, and then G is gifted.
      against: ['r', 'reg', 'regular', 's', 'std', 'standard', 'gen', 'general', 'x'],
    },
    {
      name: 'first letters (A AP, I IB, G general, E enriched)',
      source: 'Course lists of districts; proven by titles and flags alone',
      codes: { a: 'AP', i: 'IB', g: GENERAL, e: HONORS },
    },
    {
      name: 'first letters (A advanced, G gifted)',
      source: 'Course lists of districts; proven by titles and flags alone',
      codes: { a: HONORS, i: 'IB', g: HONORS },
    },
    {
      name: 'first letters (A academic, E essential)',
      source: 'Course lists of districts; proven by titles and flags alone',
      codes: { a: GENERAL, i: GENERAL, e: GENERAL },
    },
    {
      name: 'levels counted upwards (1 general, 2 honors, 3 AP)',
      source: 'Course lists of districts; proven by titles and flags alone',
      codes: { 1: GENERAL, 2: HONORS, 3: 'AP', 4: 'IB' },
    },
    {
      name: 'levels counted upwards (0 general, 1 honors, 2 AP)',
      source: 'Course lists of districts; proven by titles and flags alone',
      codes: { 0: GENERAL, 1: HONORS, 2: 'AP', 3: 'IB' },
    },
    {
      name: 'levels counted downwards (1 AP, 2 honors, 3 general)',
      source: 'Course lists of districts; proven by titles and flags alone',
      codes: { 1: 'AP', 2: HONORS, 3: GENERAL, 4: GENERAL },
    },
    {
      name: "North Carolina's academic levels (2 standard, 5 honors, 7 AP, 8 IB)",
      source: 'PowerSchool, compliance reports of North Carolina: fifth character of the course number',
      codes: {
        0: GENERAL,
        1: GENERAL,
        2: GENERAL,
        3: GENERAL,
        4: 'AP',
        5: HONORS,
        6: GENERAL,
        7: 'AP',
        8: 'IB',
        9: GENERAL,
      },
    },
    {
      name: 'X12 element 1142 (7 regular, 10 honors, 12 AP, 19 IB)',
      source: 'ASC X12, data element 1142, Academic Grade or Course Level Code, as in electronic transcripts',
      codes: {
        1: GENERAL,
        2: GENERAL,
        4: GENERAL,
        5: GENERAL,
        7: GENERAL,
        9: HONORS,
        10: HONORS,
        11: HONORS,
        12: 'AP',
        13: GENERAL,
        14: GENERAL,
        19: 'IB',
      },
    },
  ],
};

import type { CodedColumn, Legend } from './legend.ts';

const legend = (codes: Readonly<Record<string, string>>, rest: Omit<Legend, 'codes'>): Legend => ({ ...rest, codes });

const LETTERS = {
  h: 'latinx',
  i: 'american indian',
  a: 'asian',
  b: 'black',
  p: 'pacific islander',
  w: 'white',
  m: 'two or more',
};

export const RACE_LEGENDS: CodedColumn = {
  isCode: /^(\d{1,2}|[a-z])$/,
  // Numbers of three digits alone are California's, and in its vocabulary; Washington has 100 beside 10.
  isCodeBeside: /^\d{3}$/,
  isYesNo: false,
  legends: [
    legend(
      {
        1: 'latinx',
        2: 'american indian',
        3: 'asian',
        4: 'black',
        5: 'pacific islander',
        6: 'white',
        7: 'two or more',
      },
      {
        name: 'the federal order (1 Hispanic to 7 two or more), as Infinite Campus has it',
        source: 'Infinite Campus, raceEthnicityFed of its state extracts (NCSIS/ncdpi-state-extracts)',
        headers: ['raceEthnicityFed', 'student.raceEthnicityFed', 'raceEthnicityFedCode'],
      },
    ),
    legend(
      {
        0: 'unknown',
        1: 'american indian',
        2: 'asian',
        3: 'black',
        4: 'latinx',
        8: 'pacific islander',
        9: 'white',
        10: 'other',
        12: 'two or more',
      },
      {
        name: "the College Board's derived codes",
        source: 'College Board, SAT and PSAT student data file, Derived Aggregate Race/Ethnicity',
        headers: [
          'DERIVED_AGGREGATE_RACE_ETH',
          'Derived Aggregate Race Ethnicity',
          'Derived Aggregate Race Ethnicity 2016 and Forward',
          'Derived Race Ethnicity',
        ],
        telling: ['12'],
      },
    ),
    legend(
      {
        1: 'black',
        2: 'american indian',
        3: 'white',
        4: 'latinx',
        5: 'asian',
        6: 'pacific islander',
        7: 'two or more',
        8: 'unknown',
      },
      {
        name: "ACT's codes",
        source: 'ACT, student data file, Racial/Ethnic Background by federal values',
        headers: ['Ethn_FedValues'],
      },
    ),
    legend(
      {
        1: 'american indian',
        2: 'asian',
        3: 'black',
        4: 'latinx',
        5: 'white',
        6: 'pacific islander',
        7: 'two or more',
      },
      {
        name: 'American Indian 1, Asian 2, black 3, Hispanic 4, white 5',
        source: 'The order of the five categories before 2010, kept by Texas PEIMS and in state assessments of Pearson',
        layout: ['PearsonStudentIdentifier', 'FederalRaceEthnicity'],
      },
    ),
    legend(
      {
        11: 'latinx',
        12: 'american indian',
        13: 'asian',
        14: 'black',
        15: 'pacific islander',
        16: 'white',
        17: 'two or more',
      },
      {
        name: "Illinois' codes (11 Hispanic to 17 two or more)",
        source: 'Illinois State Board of Education, Student Information System, race/ethnicity',
        // 12 is the College Board's too: alone it tells neither.
        telling: ['12', '13', '14', '15', '16', '17'],
      },
    ),
    legend(
      { ...LETTERS, n: 'american indian', o: 'other', t: 'two or more', u: 'unknown' },
      {
        name: 'first letters (H, I, A, B, P, W, M)',
        source: 'PowerSchool compliance reports; NC extracts; T in WISEdata of Wisconsin',
        insteadOf: { n: 'i', t: 'm' },
        onlyBeside: { o: 'a' },
        telling: ['h', 'b', 'w'],
        isMnemonic: true,
      },
    ),
  ],
};

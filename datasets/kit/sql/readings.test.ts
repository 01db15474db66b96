import { describe, expect, it } from 'vitest';
import { readColumn } from '#datasets/test-harness/read-column.ts';
import { GRADE_LEVEL, MARK, TERM } from '#datasets/vocabulary/kinds.ts';
import { DISABILITY } from '#datasets/vocabulary/students/disability.ts';
import { RACE } from '#datasets/vocabulary/students/race.ts';
import type { ColumnKind } from '../dataset.ts';

/** Reads each text of a table of text and expected value, all in one column. */
async function expectValues(kind: ColumnKind, table: readonly (readonly [text: string, value: unknown])[], key = 'it') {
  const { values, codes } = await readColumn(
    kind,
    table.map(([text]) => text),
  );
  expect(values.map((row) => row[key])).toEqual(table.map(([, value]) => value));
  return codes;
}

describe('school years', () => {
  const kind = { kind: 'school-year' } as const;

  it('reads nothing from a text of more than 400 letters, of which JavaScript could take the square', async () => {
    const words = `2023-24 ${'x'.repeat(391)}`;
    const { values, codes } = await readColumn(kind, [`${words}x`, `${words}xx`]);
    // A row with an error is not kept.
    expect([values.map(({ it: year }) => year), codes]).toEqual([[2024], ['year.unreadable']]);
  });

  it('counts a year once whatever white space is around it', async () => {
    // 2020 starts a year of the audit, 2024 ends one: neither way is more likely.
    const table = [
      ['2024', 2024],
      ['2024 ', 2024],
      ['2020', 2020],
    ] as const;
    expect(await expectValues(kind, table)).toContain('year.single-open');
  });

  it('reads every form as the end year', async () => {
    const forms = [
      '2023-24',
      '2023-2024',
      '2023/24',
      '2023/2024',
      '23-24',
      '20232024',
      'SY2023-24',
      'FY24',
      '2024-06-30',
      '2023-08-15',
      '2324',
      '3300',
      '3301',
      ' 2023-24 ',
      '2023–24',
      'Fall 2023',
      'Spring 2024',
      'Summer 2024',
      '255901001_2023_2023-2024_SchoolYear',
      '2023 2023-24',
      'FY23 2023 - 2024',
      'Fall 2023 (2023-24)',
      'FA23',
      'Fa 2023',
      "Fall '23",
      '2023FA',
      '2024-SP',
      'Spr24',
      '23-24 S1',
      'S2 23-24',
      '2324 S1',
      '2023 to 2024',
      'School year 2023-24, term 2023',
    ];
    const codes = await expectValues(
      kind,
      forms.map((form) => [form, 2024]),
    );
    expect(codes).toEqual([]);
  });

  it('does not take the first of several years', async () => {
    const texts = ['2020-21, 2021-22', '2021-22 to 2023-24', '2022-2023 & 2023-2024', '2022-23/2023-24'];
    const { codes } = await readColumn(kind, texts);
    expect(codes).toEqual(texts.map(() => 'year.unreadable'));
    const dates = ['8/15/16 x', 'Room 15-17', '10-11 S1'];
    expect((await readColumn(kind, dates)).codes).toEqual(dates.map(() => 'year.unreadable'));
    const once = ['2023-24 (2023-2024)', 'SY 2023-24, Term 2', '2023-24 from 2023-08-14'];
    expect(
      await expectValues(
        kind,
        once.map((form) => [form, 2024]),
      ),
    ).toEqual([]);
  });

  it('does not take 2021 beside a term for 2020-21, where nothing else is written so', async () => {
    const alone = ['2021 S1', '2021S2', '2021 to 2023', '2021.22'];
    expect((await readColumn(kind, alone)).codes).toEqual(alone.map(() => 'year.unreadable'));
    expect(
      await expectValues(kind, [
        ['2021 S1', 2021],
        ['2122 S1', 2022],
        ['2021 to 2022', 2022],
      ]),
    ).toEqual([]);
  });

  it('reads 1920 as 2019-20, which no year of an audit is', async () => {
    expect(
      await expectValues(kind, [
        ['1920', 2020],
        ['2021', 2021],
        ['1819', 2019],
      ]),
    ).toEqual(['year.outside', 'year.outside']);
    expect((await readColumn(kind, ['1922', '1492'])).codes).toEqual(['year.unreadable', 'year.unreadable']);
  });

  it('does not read years that are not consecutive, or words', async () => {
    const texts = ['2023-25', '24-23', 'sophomore', '20Z4', 'SY??', 'n.d.', '20232025', '2024-13-45'];
    const { values, codes } = await readColumn(kind, texts);
    expect(values).toEqual([]);
    expect(codes).toEqual(texts.map(() => 'year.unreadable'));
  });

  it('takes single years as end years when they fit the audit that way', async () => {
    const codes = await expectValues(kind, [
      ['2021', 2021],
      ['2022', 2022],
      ['2023', 2023],
      ['2024', 2024],
    ]);
    expect(codes).toEqual(['year.single-decided']);
  });

  it('reads years of two digits like those of four, and takes grades for no years', async () => {
    const codes = await expectValues(kind, [
      ['20', 2021],
      ['21', 2022],
      ['22', 2023],
      ['23', 2024],
    ]);
    expect(codes).toEqual(['year.single-decided']);
    // PowerSchool's YearID, which counts from 1990.
    expect(
      await expectValues(kind, [
        ['30', 2021],
        ['33', 2024],
      ]),
    ).toEqual(['year.single-decided']);
    const grades = await readColumn(kind, ['09', '9', '10', '11', '12']);
    expect([...new Set(grades.codes)]).toEqual(['year.unreadable']);
  });

  it('takes single years as start years when only that fits', async () => {
    const codes = await expectValues(kind, [
      ['2020', 2021],
      ['2021', 2022],
      ['2022', 2023],
      ['2023', 2024],
    ]);
    expect(codes).toEqual(['year.single-decided']);
  });

  it('takes a year named SY like any other, and one named FY for the end', async () => {
    const starts = await expectValues(kind, [
      ['SY20', 2021],
      ['SY 2021', 2022],
      ['SY2023', 2024],
    ]);
    expect(starts).toEqual(['year.single-decided']);
    const open = await expectValues(kind, [
      ['SY22', 2022],
      ['SY 2023', 2023],
    ]);
    expect(open).toEqual(['year.single-open']);
    const fiscal = await expectValues(kind, [
      ['FY20', 2020],
      ['FY2021', 2021],
    ]);
    expect(fiscal).toEqual(['year.outside']);
  });

  it('takes the end year and warns when both readings fit', async () => {
    const codes = await expectValues(kind, [
      ['2022', 2022],
      ['2023', 2023],
    ]);
    expect(codes).toEqual(['year.single-open']);
  });
});

describe('dates', () => {
  const kind = { kind: 'date' } as const;

  it('reads every mask cell by cell', async () => {
    const forms = [
      '2006-03-04',
      '03/04/2006',
      '3/4/06',
      '03042006',
      '030406',
      '20060304',
      '04-Mar-06',
      'March 4, 2006',
      '2006-03-04T00:00:00',
      '2006-03-04 00:00:00',
      '38780',
      '3-4-2006',
    ];
    expect(
      await expectValues(
        kind,
        forms.map((form) => [form, '2006-03-04']),
      ),
    ).toEqual(['date.two-forms']);
  });

  it('puts back the zero of a month that a spreadsheet program took away, where other dates of six digits show it', async () => {
    const days = await expectValues(kind, [
      ['111908', '2008-11-19'],
      ['21008', '2008-02-10'],
      ['41307', '2007-04-13'],
    ]);
    expect(days).toEqual([]);
    const months = await expectValues({ kind: 'date', partial: true }, [
      ['102023', '2023-10-01'],
      ['42024', '2024-04-01'],
    ]);
    expect(months).toEqual([]);
  });

  it.each([
    ['no date of six digits', '38780', '41307', '2013-02-02'],
    ['a date that kept its zero', '030406', '41307', '2013-02-02'],
    ['a number of Excel that is not such a date', '111908', '38780', '2006-03-04'],
  ])('numbers of five digits stay those of Excel beside %s', async (_beside, other, number, day) => {
    const dates = { '38780': '2006-03-04', '030406': '2006-03-04', '111908': '2008-11-19' };
    await expectValues(kind, [
      [other, dates[other as keyof typeof dates]],
      [number, day],
    ]);
  });

  it('reads day first only when a first number is above 12, and says so', async () => {
    const codes = await expectValues(kind, [
      ['17/08/2020', '2020-08-17'],
      ['03/04/2006', '2006-04-03'],
    ]);
    expect(codes).toEqual(['date.day-first']);
  });

  it('decides by cell where a column mixes both orders', async () => {
    await expectValues(kind, [
      ['17/08/2020', '2020-08-17'],
      ['08/17/2020', '2020-08-17'],
      ['03/04/2006', '2006-03-04'],
    ]);
  });

  it('does not read what is not a date', async () => {
    const texts = ['2006-02-30', 'yesterday', '13/13/2006', '2006', '99/99/99'];
    expect((await readColumn(kind, texts)).codes).toEqual(texts.map(() => 'date.unreadable'));
  });

  it('reads zeros as an empty cell, without a word', async () => {
    const zeros = ['0/0/0', '00/00/0000', '0000-00-00', '00000000', '0', '0000-00-00 00:00:00', ' 0/0/0 '];
    const codes = await expectValues(kind, [
      ...zeros.map((zero) => [zero, null] as const),
      ['10/07/2023', '2023-10-07'],
    ]);
    expect(codes).toEqual([]);
  });

  it('takes the first and the last day of a program for no date, and says so', async () => {
    const days = [
      '1/1/1900',
      '01/01/1900',
      '1900-01-01',
      '1900-01-01 00:00:00',
      '1/0/1900',
      '12/30/1899',
      '0001-01-01',
    ];
    const codes = await expectValues(
      kind,
      [...days, '12/31/9999', '99991231'].map((day) => [day, null] as const),
    );
    expect(codes).toEqual(['date.placeholder']);
    expect(await expectValues(kind, [['1/2/1901', '1901-01-02']])).toEqual([]);
  });

  it('reads digits without their leading zero', async () => {
    expect(
      await expectValues(kind, [
        ['8102023', '2023-08-10'],
        ['10022023', '2023-10-02'],
      ]),
    ).toEqual([]);
    expect((await readColumn(kind, ['9992023'])).codes).toEqual(['date.unreadable']);
  });

  it('reads a month or a year where that is enough', async () => {
    const forms = [
      ['092023', '2023-09-01'],
      ['October 2023', '2023-10-01'],
      ['2023-10', '2023-10-01'],
      ['202310', '2023-10-01'],
      ['SAT School Day March 2023', '2023-03-01'],
      ['Oct 2023 Administration', '2023-10-01'],
      ['Spring 2023', '2023-03-01'],
      ['SAT School Day, Fall 2023', '2023-10-01'],
      ['2024', '2024-05-01'],
      ['24', '2024-05-01'],
      ['10/07/2023', '2023-10-07'],
    ] as const;
    const month = { kind: 'date', partial: true } as const;
    expect(await expectValues(month, forms)).toEqual([]);
    const { codes } = await readColumn(month, ['Marching 2023', 'Weekend 2 in March 2023']);
    expect(codes).toEqual(['date.unreadable', 'date.unreadable']);
  });
});

describe('student ids', () => {
  const kind = { kind: 'student-id' } as const;

  it('keeps leading zeros, takes an apostrophe and a trailing .0 away', async () => {
    const codes = await expectValues(kind, [
      ['0012345', '0012345'],
      ["'0012346", '0012346'],
      ['ab12', 'AB12'],
      ['0012347.0', '0012347'],
      ['1E5', '1E5'],
    ]);
    expect(codes).toEqual(['student-id.apostrophe', 'student-id.decimal']);
  });

  it('takes an asterisk around it away, with a warning, and none within', async () => {
    const codes = await expectValues(kind, [
      ['0012345*', '0012345'],
      ['0012346 **', '0012346'],
      ['*0012347', '0012347'],
      ["'0012348*", '0012348'],
      ['12*45', '12*45'],
      ['**', '**'],
    ]);
    expect(codes.filter((code) => code === 'student-id.starred')).toHaveLength(4);
  });

  it('takes what sets its digits in groups away, with a warning, and nothing else within', async () => {
    const codes = await expectValues(kind, [
      ['410 200', '410200'],
      ['1,410,200', '1410200'],
      ['410,200', '410200'],
      ['0410 20', '0410 20'],
      ['4102,00', '4102,00'],
      ['A 410 200', 'A 410 200'],
    ]);
    expect(codes).toEqual(Array(3).fill('student-id.grouped'));
  });

  it('takes away what is around it unseen, and nothing within', async () => {
    const marks = ['\u200b', '\u200e', '\u202d', '\u00a0', '\u2060', '\u3000', '\ufeff', ' \t'];
    const wrapped = marks.flatMap((mark) => [`${mark}0012345`, `0012345${mark}`]);
    expect(
      await expectValues(
        kind,
        wrapped.map((text) => [text, '0012345']),
      ),
    ).toEqual([]);
  });

  it('takes a GUID, which has 36 characters, and refuses other text of more than 32', async () => {
    const guid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    expect(await expectValues(kind, [[guid, guid.toUpperCase()]])).toEqual([]);
    expect((await readColumn(kind, [`${guid}1`, '0012345 0012346 0012347 0012348 0012'])).codes).toEqual(
      Array(2).fill('student-id.too-long'),
    );
  });

  it('refuses the exponent form', async () => {
    expect((await readColumn(kind, ['1.23457E+11', '2E+07', '1,5E+10'])).codes).toEqual(
      Array(3).fill('student-id.exponent'),
    );
  });
});

describe('years with commas and six digits', () => {
  it('are school years', async () => {
    const kind = { kind: 'school-year' } as const;
    const spans = ['202021', '202122', '202223', '202324'];
    expect(
      await expectValues(
        kind,
        spans.map((text, at) => [text, 2021 + at]),
      ),
    ).toEqual([]);
    await expectValues(
      kind,
      ['2,021', '2,022', '2,023', '2,024'].map((text, at) => [text, 2021 + at]),
    );
    // Terms of Banner, and months.
    const codes = ['202210', '202301', '202320'];
    expect((await readColumn(kind, codes)).codes).toEqual(Array(3).fill('year.unreadable'));
  });

  it('are the years of a class, and so are its months', async () => {
    const forms = [
      '2024',
      '24',
      "'24",
      '2,024',
      'Class of 2024',
      "Class of '24",
      'May 2024',
      'June, 2024',
      'Spring 2024',
      '6/2024',
    ];
    expect(
      await expectValues(
        { kind: 'class-year' },
        forms.map((text) => [text, 2024]),
      ),
    ).toEqual([]);
    const no = ['13/2024', 'Maybe 2024', '2O24', 'FY24'];
    expect((await readColumn({ kind: 'class-year' }, no)).codes).toEqual(Array(4).fill('year.unreadable'));
  });
});

describe('marks', () => {
  const kind = MARK;

  it('gives letters unweighted points', async () => {
    const letters = [
      ['A+', 4],
      ['A-', 3.7],
      ['b+', 3.3],
      ['B plus', 3.3],
      ['A minus', 3.7],
      ['C', 2],
      ['D-', 0.7],
      ['F', 0],
      ['WF', 0],
      ['P', null],
      ['NP', null],
      ['I', null],
    ] as const;
    expect(await expectValues(kind, letters, 'points')).toEqual([]);
    await expectValues(
      kind,
      [
        ['A', true],
        ['F', false],
        ['E', false],
        ['NP', false],
        ['U', false],
        ['P', true],
        ['I', true],
        ['ZZ', null],
        ['Withdrawn Failing', false],
        ['Not Passing', false],
        ['Passing', true],
      ],
      'earns',
    );
  });

  it('bands percents by tens, also among letters', async () => {
    await expectValues(
      kind,
      [
        ['95', 4],
        ['89', 3],
        ['70.5', 2],
        ['60', 1],
        ['59', 0],
        ['45', 0],
        ['B', 3],
        ['100%', 4],
      ],
      'points',
    );
  });

  it('takes the letter of a letter with its percent, and asks where the two do not fit', async () => {
    const table = [
      ['B (85)', 3],
      ['A- (91%)', 3.7],
      ['B+/88', 3.3],
      ['92/A', 4],
      ['52.5 (F)', 0],
      ['A- 91', 3.7],
      ['88% B+', 3.3],
      ['A95', 4],
      ['B+88', 3.3],
      ['B:85', 3],
      ['A- = 91', 3.7],
      ['88B', 3],
      ['95-A', 4],
      ['55F', 0],
      ['71/A', null],
      ['A1', null],
      // An A, or an A-.
      ['A-95', null],
      ['A71', null],
      ['2F', null],
    ] as const;
    expect(await expectValues(kind, table, 'points')).toEqual(Array(5).fill('mark.unknown'));
  });

  it('takes the mark that is described by the words beside it, and no other', async () => {
    const table = [
      ['A (Excellent)', 4],
      ['A- - Outstanding', 3.7],
      ['B+ – Above Average', 3.3],
      ['C: Average', 2],
      ['F (Failing)', 0],
      ['P - Pass', null],
      ['WF - Withdrawn Failing', 0],
      ['In-Progress', null],
      ['I = Incomplete', null],
      ['A- Excellent', null],
      ['E (Excellent)', null],
      ['B (Poor)', null],
    ] as const;
    expect(await expectValues(kind, table, 'points')).toEqual(['mark.unknown', 'mark.unknown', 'mark.unknown']);
  });

  it('asks about a point among percents', async () => {
    const table = [
      ['95', 4],
      ['4.0', null],
      ['3', null],
      ['0', 0],
      ['5', 0],
    ] as const;
    expect(await expectValues(kind, table, 'points')).toEqual(['mark.unknown', 'mark.unknown']);
  });

  it('takes a column of numbers up to 4.5 as points, capped at 4', async () => {
    await expectValues(
      kind,
      [
        ['3.7', 3.7],
        ['4.5', 4],
        ['0', 0],
        ['2', 2],
      ],
      'points',
    );
  });

  it('knows other words for marks without an end, and full stops behind them', async () => {
    const table = [
      ['Inc.', 'I'],
      ['A.', 'A'],
      ['W/D', 'W'],
      ['Dropped', 'W'],
      ['W-F', 'WF'],
      ['Withdrawn/Pass', 'WP'],
      ['NCR', 'NC'],
      ['S-', 'S'],
      ['LP', 'P'],
      ['TRF', 'T'],
      ['EXMT', 'EX'],
      ['Ongoing', 'IP'],
    ] as const;
    expect(await expectValues(kind, table)).toEqual([]);
  });

  it('takes E for a failing grade beside letters alone, and asks about it elsewhere', async () => {
    const of = async (texts: readonly string[]) =>
      (await readColumn(kind, texts)).values.map(({ it: mark, earns }) => [mark, earns]);
    expect(await of(['E', 'A', 'B-'])).toContainEqual(['E', false]);
    expect(await of(['E', 'F'])).toContainEqual(['E', false]);
    expect(await of(['E', 'S', 'U'])).toContainEqual([null, null]);
    expect(await of(['E', '95', '71'])).toContainEqual([null, null]);
    expect((await readColumn(kind, ['E', 'S', 'U'])).codes).toEqual(['mark.unknown']);
  });

  it('says that an asterisk was not read', async () => {
    expect((await readColumn(kind, ['A', 'F*', 'B'])).codes).toEqual(['mark.starred']);
    expect((await readColumn(kind, ['A', 'F', 'B'])).codes).toEqual([]);
  });

  it('warns about a mark no one knows', async () => {
    expect((await readColumn(kind, ['ZZ', 'A'])).codes).toEqual(['mark.unknown']);
  });
});

describe('schools', () => {
  const kind = { kind: 'school', unknown: 'error' } as const;

  it('finds a school by any id, with or without zeros, and by name', async () => {
    const texts = [
      '0047',
      '47',
      '19-64733',
      '060123400047',
      '60123400047',
      '051234',
      'Lincoln High School',
      'LINCOLN HS',
      'Lincoln High',
      'Lincoln H.S.',
    ];
    const { values, codes } = await readColumn(kind, texts);
    expect(values.map(({ school_id }) => school_id)).toEqual(texts.map(() => 'lincoln'));
    expect(codes).toEqual([]);
    expect(
      (await readColumn(kind, ['Cesar Chavez HS', 'césar chávez high school'])).values.map(
        ({ school_id }) => school_id,
      ),
    ).toEqual(['chavez', 'chavez']);
  });

  it('finds a school of California by its code within county and district, or by the whole, with or without hyphens', async () => {
    const texts = ['0130229', '130229', '19647330130229', '19-64733-0130229', '19 64733 0130229'];
    const { values, codes } = await readColumn(kind, texts);
    expect(values.map(({ school_id }) => school_id)).toEqual(texts.map(() => 'chavez'));
    expect(codes).toEqual([]);
    expect((await readColumn(kind, ['0229', '1964733'])).codes).toEqual(['school.unknown', 'school.unknown']);
  });

  it('finds a school by its name without High School, where the column has no other of that name', async () => {
    const texts = ['Lincoln', 'Lincoln Sr High', 'LINCOLN SENIOR HIGH SCHOOL', '0047 Lincoln HS', 'Cesar Chavez'];
    const { values, codes } = await readColumn(kind, texts);
    expect(values.map(({ school_id }) => school_id)).toEqual(['lincoln', 'lincoln', 'lincoln', 'lincoln', 'chavez']);
    expect(codes).toEqual([]);
    const beside = await readColumn(kind, ['Lincoln', 'Lincoln Middle School', 'Lincoln High', 'East Lincoln High']);
    // Rows of an unknown school are left out.
    expect(beside.values.map(({ it: school }) => school)).toEqual(['Lincoln High']);
  });

  it('says which school it does not know', async () => {
    expect((await readColumn(kind, ['Northgate Prep Academy'])).codes).toEqual(['school.unknown']);
    const outside = await readColumn({ kind: 'school', unknown: 'outside' }, ['Northgate Prep Academy']);
    expect(outside.codes).toEqual(['school.outside']);
    expect(outside.values).toHaveLength(1);
  });
});

describe('numbers, grades, terms and words', () => {
  it('reads numbers with point or comma, and keeps them in range', async () => {
    const kind = { kind: 'decimal', min: 0, max: 20 } as const;
    expect(
      await expectValues(kind, [
        ['0.5', 0.5],
        ['0,5', 0.5],
        ['.5', 0.5],
        ['5.', 5],
        ['+1', 1],
      ]),
    ).toEqual([]);
    expect((await readColumn(kind, ['half', 'inf', '1/3', '-0.5', '45'])).codes.toSorted()).toEqual([
      'number.too-large',
      'number.too-small',
      'number.unreadable',
      'number.unreadable',
      'number.unreadable',
    ]);
    expect((await readColumn({ kind: 'integer', min: 1, max: 36 }, ['21.0', '21.5'])).codes).toEqual([
      'number.unreadable',
    ]);
  });

  it('reads grade levels', async () => {
    const table = [
      ['9', 9],
      ['09', 9],
      ['10', 10],
      ['9.0', 9],
      ['090', 9],
      ['100', 10],
      ['010', 10],
      ['120', 12],
      ['12th Grade', 12],
      ['Senior', 12],
      ['PK', -1],
      ['K', 0],
      ['1', 1],
      ['UG', 13],
    ] as const;
    expect(await expectValues(GRADE_LEVEL, table)).toEqual([]);
  });

  it("takes PowerSchool's -1 and -2 for preschool, and no other number below zero for a grade", async () => {
    const { values, codes } = await readColumn(GRADE_LEVEL, ['-1', '-2', '0', '1', '-9', '-99']);
    expect(values.map(({ it }) => it)).toEqual([-1, -1, 0, 1, null, null]);
    expect(codes).toEqual(Array(2).fill('grade-level.unknown'));
  });

  it('reads the name of a grade level with its number', async () => {
    const table = [
      ['Senior (12)', 12],
      ['12 (Senior)', 12],
      ['Grade 9 - Freshman', 9],
      ['Sophomore - Grade 10', 10],
      ['13th', 13],
      ['Grd 11', 11],
      ['Adult', 13],
      ['Senior (11)', null],
      ['Year 12', null],
    ] as const;
    expect(await expectValues(GRADE_LEVEL, table)).toEqual(Array(2).fill('grade-level.unknown'));
  });

  it('does not take for sure what ends in a question mark', async () => {
    const { values, codes } = await readColumn(GRADE_LEVEL, ['11?', '12 ?', '10', '9th']);
    expect(values.map(({ it }) => it)).toEqual([null, null, 10, 9]);
    expect(codes).toEqual(Array(2).fill('grade-level.unknown'));
  });

  it('takes no number with decimals, such as credits, for a grade level', async () => {
    const { values, codes } = await readColumn(GRADE_LEVEL, ['0.5', '1.1', '1.2', '.9', '1,1', '0.25', '1.0', '9.00']);
    expect(values.map(({ it }) => it)).toEqual([null, null, null, null, null, null, 1, 9]);
    expect(codes).toEqual(Array(6).fill('grade-level.unknown'));
  });

  it('takes what a spreadsheet program makes of 10-12 for no grade level', async () => {
    const { values, codes } = await readColumn(GRADE_LEVEL, ['10-Dec', '9-Dec', 'Dec-10', '10-12', '10', '11th']);
    expect(values.map(({ it }) => it)).toEqual([null, null, null, null, 10, 11]);
    expect(codes).toEqual(Array(4).fill('grade-level.unknown'));
  });

  it('ranks terms', async () => {
    const table = [
      ['Y1', 1],
      ['FY', 1],
      ['S2', 2],
      ['Summer', 2],
      ['T3', 3],
      ['Q4', 4],
      ['MP1', 4],
      ['QT1', 4],
      ['Progress', 4],
      ['Final Exam', 4],
      ['SM2', 2],
      ['FIN', 1],
      ['P1', null],
      ['1', null],
      ['2', null],
      ['4', null],
      ['Fall 2022', 2],
      ['FA22', 2],
      ['Sp 2023', 2],
      ['2023SU', 2],
      ['2022-23 Semester 2', 2],
      ['Spring Quarter 2023', 4],
      ['23-24 Q1', 4],
      ['Full Year 2023-24', 1],
      ['1st 9 wks', 4],
      ['NW2', 4],
      ['9WK3', 4],
      ['Nine Weeks 1', 4],
      ['6 Weeks 2', 4],
      ['2Q', 4],
      ['1S', 2],
      ['2T', 3],
      ['2023S1', 2],
      ['SPR', 2],
      ['Full', 1],
      ['Final Grade', 1],
      ['Term 1', null],
      ['20231', null],
    ] as const;
    await expectValues(TERM, table, 'rank');
  });

  it('restores a lost zero of a code of known width and knows a code that became a date', async () => {
    expect(
      await expectValues({ kind: 'code', max: 20, pad: 2 }, [
        ['7', '07'],
        ['37', '37'],
      ]),
    ).toEqual(['code.zeros-restored']);
    expect((await readColumn({ kind: 'code', max: 20 }, ['12-Sep', 'Nov-12', '9-12'])).codes).toEqual(
      Array(2).fill('code.looks-like-date'),
    );
    const dates = ['2023-01-02', '2023-01-02 00:00:00', '1/2/2023', '10-2023', '1-2-23A'];
    expect((await readColumn({ kind: 'code', max: 20 }, dates)).codes).toEqual(Array(3).fill('code.looks-like-date'));
  });

  it('reads halves, quarters and numbers with a unit or an apostrophe', async () => {
    await expectValues({ kind: 'decimal', min: 0, max: 10 }, [
      ['½', 0.5],
      ['1½', 1.5],
      ['1/2', 0.5],
      ['1 1/4', 1.25],
      ['1 CU', 1],
      ['.5 Carnegie units', 0.5],
      ['.5 cr', 0.5],
      ['1.0 Credit', 1],
      ['0,25 credits', 0.25],
      ["'0.5", 0.5],
    ]);
    const { codes } = await readColumn({ kind: 'decimal', min: 0, max: 10 }, [
      '1/3',
      '5/4/',
      '1/2/24',
      'cr',
      '2 of 3',
      '1-2',
    ]);
    expect(codes).toEqual(Array(6).fill('number.unreadable'));
  });

  it('reads a day with its time in the forms of databases, and no span of two days', async () => {
    const days = [
      ...['14AUG2023', '14AUG2023:00:00:00', 'Mon Aug 14 00:00:00 PDT 2023', 'Aug-14-2023', '2023-Aug-14'],
      ...['20230814 00:00:00', '20230814T000000', '20230814000000', '45152.5', '2023-08-14Z', '2023-08-14-07:00'],
      ...['8 / 14 / 2023', '2023-08-14 13:00:00.000 -0700', '14.08.2023 10.30.15'],
    ];
    await expectValues(
      { kind: 'date' },
      days.map((text) => [text, '2023-08-14'] as const),
    );
    const no = ['8/14/2023 - 6/5/2024', '2023-08-14 to 2024-06-05', '20231314000000', '202308149900', '14ABC2023'];
    expect((await readColumn({ kind: 'date' }, no)).codes).toEqual(Array(no.length).fill('date.unreadable'));
  });

  it('reads a month of five digits alone, whose zero a spreadsheet program took away, where days of its calendar are not meant', async () => {
    const partial = { kind: 'date', partial: true } as const;
    await expectValues(partial, [
      ['42023', '2023-04-01'],
      ['62023', '2023-06-01'],
    ]);
    await expectValues(partial, [
      ['45206', '2023-10-07'],
      ['45207', '2023-10-08'],
    ]);
    await expectValues(partial, [['10-2023', '2023-10-01']]);
  });

  it('reads sessions of the IB, and years with an apostrophe, of tests alone', async () => {
    const texts = ['M23', 'n 22', 'M2024', "'23", '23'];
    const days = ['2023-05-01', '2022-11-01', '2024-05-01', '2023-05-01', '2023-05-01'];
    await expectValues(
      { kind: 'date', partial: true },
      texts.map((text, index) => [text, days[index]]),
    );
    const no = (await readColumn({ kind: 'date' }, texts)).codes;
    expect(no).toEqual(Array(texts.length).fill('date.unreadable'));
    const other = await readColumn({ kind: 'date', partial: true }, ['S23', 'M3', "'9", 'May 23']);
    expect(other.codes).toEqual(Array(4).fill('date.unreadable'));
  });

  it('leaves a number empty without which the row counts', async () => {
    const kind = { kind: 'decimal', min: 0, max: 20, isMinor: true } as const;
    const table = [
      ['0.5', 0.5],
      ['1/2', 0.5],
      ['0.5-1.0', null],
      ['Varies', null],
      ['100', null],
      ['-1', null],
    ] as const;
    expect(await expectValues(kind, table)).toEqual(Array(4).fill('number.left-empty'));
  });

  it('reads a whole number with the apostrophe of a spreadsheet program', async () => {
    await expectValues({ kind: 'integer', min: 200, max: 800 }, [["'520", 520]]);
  });

  it('reads dates with an apostrophe before them or their year', async () => {
    await expectValues({ kind: 'date' }, [
      ["'08/14/2023", '2023-08-14'],
      ["08/14/'23", '2023-08-14'],
      ["'2023-08-14", '2023-08-14'],
    ]);
  });

  it('says which codes have lost their digits', async () => {
    const { codes } = await readColumn({ kind: 'code', max: 20 }, ['1.00E+05', '2E+03', '2E40', 'E+5', 'HIST-1E']);
    expect(codes).toEqual(Array(2).fill('code.exponent'));
  });

  it('reads a range of grades that became a date as the range again', async () => {
    const ranges = [
      ['9-12', '9-12'],
      ['12-Sep', '9-12'],
      ['Sep-12', '9-12'],
      ['11-Oct', '10-11'],
      ['Nov-12', '11-12'],
      ['9/12/2024', '9-12'],
      ['2024-10-11', '10-11'],
      ['2024-09-12 00:00:00', '9-12'],
      ['9,10,11', '9,10,11'],
      ['09', '09'],
      ['15-Sep', '15-Sep'],
      ['3-Sep', '3-Sep'],
      ["'9-12", "'9-12"],
    ] as const;
    expect(await expectValues({ kind: 'grade-range', max: 40 }, ranges)).toEqual([
      ...Array(7).fill('grade-range.restored'),
      ...Array(2).fill('code.looks-like-date'),
    ]);
  });

  it('compares words without case and punctuation, cuts Ed-Fi URIs, counts several races as two or more', async () => {
    const races = [
      ['Hispanic/Latino', 'latinx'],
      ['uri://ed-fi.org/RaceDescriptor#Black - African American', 'black'],
      ['Asian; White', 'two or more'],
      ['White; Hispanic', 'latinx'],
      ['asian', 'asian'],
      ['White;white', 'white'],
      ['White;Samoan', 'two or more'],
      ['White;Declined', 'white'],
      ['White;00', 'white'],
      ['Black, not of Hispanic origin', 'black'],
      ['declined', 'unknown'],
      ['N/A', null],
      ['White/Asian', 'two or more'],
      ['W;H', 'latinx'],
      ['W/H', 'latinx'],
      ['A;I', 'two or more'],
      ['A, I', 'two or more'],
      ['AI/AN', 'american indian'],
      ['AI/W', 'two or more'],
      ['Blanco/a', 'white'],
      ['NEGRO/A', 'black'],
      ['Latino/a', 'latinx'],
      ['White and Black', 'two or more'],
      ['American Indian & White', 'two or more'],
      ['Hispanic/White', 'latinx'],
      ['White/Hispanic', 'latinx'],
      ['African-American/Black', 'black'],
      ['Native American/Alaska Native', 'american indian'],
      ['Native Hawaiian and Pacific Islander', 'pacific islander'],
      ['Asian; Pacific Islander', 'two or more'],
      ['White/Non-Hispanic', 'white'],
      ['Middle Eastern and North African', 'white'],
    ] as const;
    const kind = {
      kind: 'vocabulary',
      vocabulary: RACE,
      unknown: 'keep-null',
      several: { as: 'two or more', wins: 'latinx', unsaid: 'unknown', oneName: ['asian', 'pacific islander'] },
    } as const;
    expect(await expectValues(kind, races)).toEqual([]);
    // What is not known may be a second race.
    expect(
      await expectValues(kind, [
        ['White;Zork', null],
        ['White;Black;Zork', 'two or more'],
        ['Hispanic;Zork', 'latinx'],
        // One group of older lists, and Asian Indians.
        ['Asian/Pacific Islander', null],
        ['Asian & Pacific Islander', null],
        ['White/Zork', null],
      ]),
    ).toEqual(Array(4).fill('value.unknown'));
    await expectValues({ kind: 'vocabulary', vocabulary: DISABILITY, unknown: 'keep-null' }, [
      ['Specific Learning Disability', 'with disabilities'],
      ['504', 'section 504'],
      ['Section 504', 'section 504'],
      ['No', 'without disabilities'],
    ]);
  });
});

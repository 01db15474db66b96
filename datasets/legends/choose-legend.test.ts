import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '#datasets/kit/vocabulary-of.ts';
import { DATASETS } from '../index.ts';
import { chooseLegend } from './choose-legend.ts';
import { CODED_COLUMNS } from './legends.ts';

const codes = (text: string) => new Map(text.split(' ').map((code) => [code, 10]));

function choose(
  column: string,
  values: string,
  {
    header = 'Code',
    beside = {} as Record<string, Record<string, number>>,
    headers = [] as string[],
    words = [] as string[],
    rows = {} as Record<string, number>,
  } = {},
) {
  const coded = new Map(Object.entries(CODED_COLUMNS)).get(column);
  if (!coded) throw new Error(`${column} has no legends`);
  return chooseLegend(coded, {
    codes: new Map([...codes(values), ...Object.entries(rows)]),
    words: new Set(words),
    header,
    headerKeys: new Set(headers),
    companions: new Map(Object.entries(beside).map(([code, rows]) => [code, new Map(Object.entries(rows))])),
  });
}

describe('legends', () => {
  it('stand for values of the vocabulary of their column', () => {
    for (const [name, { legends }] of Object.entries(CODED_COLUMNS))
      for (const dataset of DATASETS)
        for (const column of dataset.columns.filter((one) => one.name === name)) {
          const known = vocabularyOf(column)?.values.map(({ value }) => value);
          for (const legend of legends)
            expect(known, legend.name).toEqual(expect.arrayContaining(Object.values(legend.codes)));
        }
  });
});

describe('the legend of enrollment status', () => {
  it("is PowerSchool's where its other numbers are beside 1, and asked about where they are not", () => {
    const powerSchool = choose('enrollment_status', '0 1 2');
    expect(powerSchool?.kind === 'proven' && powerSchool.values.get('1')).toBe('inactive');
    expect(choose('enrollment_status', '0 1')).toMatchObject({ kind: 'asked' });
    expect(choose('enrollment_status', '0 1 2 7')).toBeNull();
  });
});

describe('the legend of low income', () => {
  it('is asked about for T and F, true and false or temporary and free', () => {
    expect(choose('low_income', 't f')).toMatchObject({ kind: 'asked' });
    const lunch = choose('low_income', 't f p');
    expect(lunch?.kind === 'proven' && lunch.values.get('t')).toBe('low-income');
    expect(choose('low_income', 'f')).toMatchObject({ kind: 'proven' });
  });
});

describe('the legend of exit reasons', () => {
  it("is Vermont's where the file has both of the names of its collection", () => {
    const vermont = choose('exit_reason', '08 04 14 15 07', { headers: ['permnumber', 'enrorgid'] });
    expect(vermont).toMatchObject({ kind: 'proven', because: { is: 'layout' } });
    expect(
      vermont?.kind === 'proven' && ['08', '04', '14', '15', '07'].map((code) => vermont.values.get(code)),
    ).toEqual(['graduated', 'transferred out', 'dropped', 'dropped', undefined]);
    expect(choose('exit_reason', '08 04 14', { headers: ['permnumber'] })).toBeNull();
  });

  it("follows from a state's own ID, where the file has several codes and all are of its list", () => {
    const georgia = choose('exit_reason', 'g d', { headers: ['gtid'] });
    expect(georgia).toMatchObject({ kind: 'proven', because: { is: 'layout', columns: ['GTID'] } });
    expect(georgia?.kind === 'proven' && [georgia.values.get('d'), georgia.values.get('g')]).toEqual([
      'other',
      'graduated',
    ]);
    expect(choose('exit_reason', 'g d', { headers: ['stn'] })).toBeNull();
    expect(choose('exit_reason', 'd', { headers: ['gtid'] })).toBeNull();
    expect(choose('exit_reason', 'g d 77', { headers: ['gtid'] })).toBeNull();
    const local = choose('exit_reason', 'w06 w05 w3a', { headers: ['fleid'], rows: { w9x: 2 } });
    expect(local?.kind === 'proven' && [local.values.get('w06'), local.values.get('w9x')]).toEqual([
      'graduated',
      undefined,
    ]);
    expect(choose('exit_reason', 'w06 w05', { headers: ['fleid'], rows: { w9x: 2 } })).toBeNull();
    expect(choose('exit_reason', 'w06 w05 w04 w9x', { headers: ['fleid'] })).toBeNull();
    expect(choose('exit_reason', '8 14 2', { headers: ['kidsid'] })).toMatchObject({ kind: 'proven' });
    expect(choose('exit_reason', '8 14', { headers: ['kidsid'] })).toBeNull();
  });

  it('follows from codes that one list alone has', () => {
    expect(choose('exit_reason', 'wg1 wb1')).toMatchObject({ kind: 'proven', because: { is: 'telling' } });
    expect(choose('exit_reason', '01921 01907')).toMatchObject({ kind: 'proven', because: { is: 'telling' } });
  });

  it.each([
    ['New York', '799 170 340 085 153', { headers: ['nyssisid'] }, 'graduated transferred out dropped other -'],
    ['New York', '799 340', { header: 'School Exit Type Code' }, 'graduated dropped'],
    ['New York', '799 85', {}, 'graduated other'],
    [
      'Colorado',
      '90 13 40 11',
      { headers: ['sasid', 'schoolentrytype', 'schoolexittype'] },
      'graduated transferred out dropped -',
    ],
    ['Nebraska', '203 201 202 200', { headers: ['nssrsid'] }, 'graduated transferred out dropped -'],
    [
      'Texas',
      '14 02 20 01',
      { headers: ['txuniquestudentid', 'exitwithdrawtype'] },
      'graduated transferred out dropped -',
    ],
  ])('reads the list of %s: %s', (state, codes, more, expected) => {
    const found = choose('exit_reason', codes, more);
    const read = found?.kind === 'proven' ? codes.split(' ').map((code) => found.values.get(code) ?? '-') : [];
    expect(read.join(' ')).toBe(expected);
    expect(found).toMatchObject({ name: expect.stringContaining(state) });
  });

  it('is not one of these lists where the file has a code that the list lacks, or shows less', () => {
    expect(choose('exit_reason', '799 999')).toBeNull();
    expect(choose('exit_reason', '90 13 40', { headers: ['sasid'] })).toBeNull();
    expect(choose('exit_reason', '203 201 202')).toBeNull();
    expect(choose('exit_reason', '14 02 20', { headers: ['exitwithdrawtype'] })).toBeNull();
  });

  it('leaves codes of the same district to a person', () => {
    const idaho = choose('exit_reason', '4a 1b', { headers: ['eduid'] });
    expect(idaho?.kind === 'proven' && [idaho.values.get('4a'), idaho.values.get('1b')]).toEqual([
      'graduated',
      undefined,
    ]);
  });

  it('is not guessed of numbers that any state may have', () => {
    expect(choose('exit_reason', '8 14 2')).toBeNull();
    expect(choose('exit_reason', 'w1 w7')).toBeNull();
    expect(choose('exit_reason', '4a 2a')).toBeNull();
  });
});

describe('the legend of a column', () => {
  it('of steps in a sequence follows from a name that says so, and not from a level', () => {
    expect(choose('course_sequence', '1 2 3', { header: 'CTE Level' })).toMatchObject({ kind: 'proven' });
    expect(choose('course_sequence', '1 2 3', { header: 'Level' })).toMatchObject({ kind: 'asked' });
  });

  it('follows from other columns of the same rows before its header', () => {
    const beside = { 1: { black: 10 }, 3: { white: 9, latinx: 1 }, 4: { latinx: 10 } };
    expect(choose('race_ethnicity', '1 3 4', { beside })).toMatchObject({ kind: 'proven', name: "ACT's codes" });
    expect(choose('race_ethnicity', '1 3 4', { beside, header: 'raceEthnicityFed' })).toMatchObject({
      name: "ACT's codes",
    });
  });

  it('is not asked for where every course has one code, whatever its level', () => {
    const beside = { '01': { AP: 3, honors: 2 } };
    expect(choose('course_level', '01', { beside })).toEqual({ kind: 'unused', codes: ['01'] });
    expect(choose('course_level', '01', { beside: { '01': { AP: 2 } } })).toMatchObject({ kind: 'asked' });
    expect(choose('course_level', '01', { beside, words: ['honors'] })).toMatchObject({ kind: 'asked' });
  });

  it('of first letters of races has T for two or more', () => {
    const choice = choose('race_ethnicity', 'a b h i p t w');
    expect(choice?.kind === 'proven' && choice.values.get('t')).toBe('two or more');
  });

  it('is not proven by one title among many courses of a level', () => {
    // 2 is honors by one list and regular by another: one 'Honors Band' of ten is enough beside AP
    // courses, one of eleven is not.
    const beside = { 2: { honors: 1 }, 3: { AP: 5 } };
    expect(choose('course_level', '2 3', { beside })).toMatchObject({
      name: 'levels counted upwards (1 general, 2 honors, 3 AP)',
    });
    expect(choose('course_level', '2 3', { beside, rows: { 2: 11 } })).toMatchObject({ kind: 'asked' });
  });

  it('is not proven by rows that agree with two lists, or with none', () => {
    // 2 is American Indian in the federal order and in ACT's list.
    expect(choose('race_ethnicity', '2 4', { beside: { 2: { 'american indian': 5 }, 4: {} } })).toMatchObject({
      kind: 'asked',
    });
    expect(choose('race_ethnicity', '1 2', { beside: { 1: { white: 5 }, 2: { black: 5 } } })).toMatchObject({
      kind: 'asked',
    });
  });

  it('follows from the name of the column, whole, and from the system of the file', () => {
    expect(choose('race_ethnicity', '1 6 7', { header: 'raceEthnicityFed' })).toMatchObject({ kind: 'proven' });
    expect(choose('race_ethnicity', '1 6 7', { header: 'Federal Race Code' })).toEqual({
      kind: 'asked',
      codes: ['1', '6', '7'],
    });
    expect(choose('race_ethnicity', '1 6 9', { header: 'raceEthnicityFed' })).toMatchObject({ kind: 'asked' });
    expect(choose('el_status', '4 7', { headers: ['wiseid', 'cesa'] })).toMatchObject({ kind: 'proven' });
    expect(choose('el_status', '4 7')).toMatchObject({ kind: 'asked' });
  });

  it('follows from codes that one list has alone', () => {
    expect(choose('race_ethnicity', '3 9 12')).toMatchObject({
      kind: 'proven',
      name: "the College Board's derived codes",
    });
    expect(choose('el_status', '0 1 f s')).toMatchObject({ kind: 'proven' });
    expect(choose('race_ethnicity', 'h w s')).toMatchObject({ kind: 'proven' });
    expect(choose('race_ethnicity', 'a b c d e')).toMatchObject({ kind: 'asked' });
  });

  it('does not follow from a code that two lists have', () => {
    expect(choose('race_ethnicity', '12')).toMatchObject({ kind: 'asked', codes: ['12'] });
    expect(choose('race_ethnicity', '12 4')).toMatchObject({ name: "the College Board's derived codes" });
    expect(choose('race_ethnicity', '12 14')).toMatchObject({
      name: "Illinois' codes (11 Hispanic to 17 two or more)",
    });
  });

  it('is not needed where 1 and 0 are yes and no, and 1 and 2 are gender in no list', () => {
    expect(choose('low_income', '1 0')).toBeNull();
    expect(choose('low_income', '1 2 3')).toMatchObject({ kind: 'asked' });
    expect(choose('disability_status', '1 2')).toMatchObject({ kind: 'asked' });
    expect(choose('gender', '1 2')).toMatchObject({ kind: 'asked' });
    expect(choose('gender', '0 1')).toMatchObject({ kind: 'asked' });
  });

  it('is not asked about where other columns say it all', () => {
    const beside = { a: { white: 10 }, b: { black: 10 }, c: { asian: 10 } };
    expect(choose('race', 'a b c', { beside })).toMatchObject({ kind: 'unused' });
    // 'Ethnicity' 1 and 2 beside races: who is Hispanic.
    const races = { 1: { white: 5, black: 5 }, 2: { white: 9, black: 1 } };
    expect(choose('race_ethnicity', '1 2', { beside: races })).toMatchObject({ kind: 'asked', isAcross: true });
  });

  it('of yes and no is asked about under a header of proficiency, and where 2 is next to 1', () => {
    expect(choose('el_status', 'y n', { header: 'English Proficiency' })).toMatchObject({ kind: 'asked' });
    expect(choose('el_status', '1 0', { header: 'English_Proficient' })).toMatchObject({ kind: 'asked' });
    expect(choose('el_status', '1 0', { header: 'Limited English Proficiency' })).toBeNull();
    const headers = ['wiseid', 'cesa'];
    expect(choose('el_status', 'y n', { header: 'English_Proficiency_Status', headers })).toMatchObject({
      name: "Wisconsin's status (Y learner, N not)",
    });
  });

  it('of a mark at learners does not follow where others have yes or no', () => {
    expect(choose('el_status', 'x')).toMatchObject({ kind: 'proven', name: 'a mark X at learners' });
    expect(choose('el_status', 'x y n')).toMatchObject({ kind: 'asked' });
  });

  it('of a 1 beside yes and no in letters is asked about, for it may be a year of monitoring', () => {
    expect(choose('el_status', '1', { words: ['y', 'n'] })).toMatchObject({ kind: 'asked', codes: ['1'] });
    expect(choose('el_status', '1 0', { words: ['y', 'n'] })).toBeNull();
    expect(choose('el_status', '1')).toBeNull();
  });

  it('of a 0 beside a no in letters is asked about, for a formula shows an empty cell so', () => {
    for (const column of ['el_status', 'low_income', 'disability_status']) {
      expect(choose(column, '0', { words: ['y', 'n'] }), column).toMatchObject({ kind: 'asked', codes: ['0'] });
      expect(choose(column, '0', { words: ['y'] }), column).toBeNull();
      expect(choose(column, '1 0', { words: ['n'] }), column).toBeNull();
    }
  });

  it('of genders is Spanish where H is next to M and there is no F', () => {
    expect(choose('gender', 'h', { words: ['m'] })).toMatchObject({ kind: 'proven' });
    expect(choose('gender', 'h', { words: ['m', 'f'] })).toMatchObject({ kind: 'asked' });
  });

  it('of a grade is not needed beside other grades, and asked for where 1 to 4 stand alone', () => {
    expect(choose('grade_level', '1 2 3 4', { words: ['k', '5', '12'] })).toBeNull();
    expect(choose('grade_level', '01 04', { words: ['10th'] })).toBeNull();
    expect(choose('grade_level', '1 2 3 4')).toMatchObject({ kind: 'asked' });
    const years = { 1: { 9: 20 }, 4: { 12: 19 } };
    expect(choose('grade_level', '1 2 3 4', { beside: years })).toMatchObject({
      name: 'years of high school (1 is grade 9, 4 is grade 12)',
    });
    const synergy = { kind: 'proven', name: 'Synergy (110 is grade 1, 190 is grade 9, 220 is grade 12)' };
    expect(choose('grade_level', '190 200 210 220')).toMatchObject(synergy);
    expect(choose('grade_level', '070 100 110 120 190')).toMatchObject(synergy);
    // A slip among other grades, and no list.
    expect(choose('grade_level', '200', { words: ['9', '10', '12'] })).toBeNull();
    expect(choose('grade_level', '01 02', { beside: { '01': { 1: 20 }, '02': { 2: 20 } } })).toMatchObject({
      name: 'grades 1 to 4',
    });
  });

  it('of a course level follows from titles beside it, for numbers of two levels and more', () => {
    const upwards = { 2: { honors: 6 }, 3: { AP: 9 } };
    expect(choose('course_level', '1 2 3', { beside: upwards })).toMatchObject({
      name: 'levels counted upwards (1 general, 2 honors, 3 AP)',
    });
    expect(choose('course_level', '1 2 3', { beside: { 1: { AP: 6 }, 2: { honors: 9 } } })).toMatchObject({
      name: 'levels counted downwards (1 AP, 2 honors, 3 general)',
    });
    expect(choose('course_level', '2 5 7', { beside: { 5: { honors: 6 }, 7: { AP: 9 } } })).toMatchObject({
      name: "North Carolina's academic levels (2 standard, 5 honors, 7 AP, 8 IB)",
    });
    expect(choose('course_level', '1 2 3', { beside: { 3: { AP: 9 } } })).toMatchObject({ kind: 'asked' });
    expect(choose('course_level', '1 2 3')).toMatchObject({ kind: 'asked' });
  });

  it('of a course level in letters follows from the letters beside, or from three titles for the only code', () => {
    expect(choose('course_level', 'g', { words: ['h', 'ap'] })).toMatchObject({ kind: 'proven' });
    // R may be regular, and G gifted.
    expect(choose('course_level', 'g', { words: ['h', 'r'] })).toMatchObject({ kind: 'asked' });
    expect(choose('course_level', 'g e', { header: 'SCED Course Level' })).toMatchObject({ kind: 'proven' });
    expect(choose('course_level', 'g e')).toMatchObject({ kind: 'asked' });
    expect(choose('course_level', 'a', { words: ['r'], beside: { a: { AP: 8 } } })).toMatchObject({ kind: 'proven' });
    expect(choose('course_level', 'a', { words: ['r'], beside: { a: { honors: 8 } } })).toMatchObject({
      name: 'first letters (A advanced, G gifted)',
    });
    expect(choose('course_level', 'a', { words: ['r'], beside: { a: { AP: 2 } } })).toMatchObject({ kind: 'asked' });
    expect(choose('course_level', 'a e', { words: ['r'], beside: { a: { AP: 8 } } })).toMatchObject({ kind: 'asked' });
  });

  it('of a course level does not follow from the few AP courses among all that have the only code', () => {
    expect(choose('course_level', '01', { beside: { '01': { AP: 4 } } })).toMatchObject({ kind: 'asked' });
    expect(choose('course_level', '01', { beside: { '01': { AP: 9 } } })).toMatchObject({ kind: 'proven' });
  });
});

describe('letters of races', () => {
  it.each([
    ['w b n', 'n', 'american indian'],
    ['w b n i', 'n', undefined],
    ['w b a o', 'o', 'other'],
    ['w b o', 'o', undefined],
    ['w b n i', 'i', 'american indian'],
    ['w b t', 't', 'two or more'],
    ['w b t m', 't', undefined],
  ])('%s: %s is %s, as two letters of a list do not mean the same', (values, code, race) => {
    const found = choose('race', values);
    expect(found?.kind === 'proven' && found.values.get(code)).toBe(race);
  });
});

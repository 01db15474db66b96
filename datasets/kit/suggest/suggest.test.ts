import { describe, expect, it } from 'vitest';
import { SUBJECT_AREA } from '#datasets/vocabulary/courses/subject-areas.ts';
import { ENGLISH_LEARNER } from '#datasets/vocabulary/students/english-learner.ts';
import { GENDER } from '#datasets/vocabulary/students/gender.ts';
import { LOW_INCOME } from '#datasets/vocabulary/students/low-income.ts';
import { datasetOf } from '../../index.ts';
import type { UploadFileType } from '../file-type.ts';
import { matchHeaders } from '../match/to-match.ts';
import type { IngestContext } from '../plan.ts';
import { DEMOGRAPHIC_TYPES } from '../wizard-choices.ts';
import { likelyColumns, suggestColumns } from './suggest-columns.ts';
import { suggestValue } from './suggest-values.ts';

const SCHOOL = {
  id: 'a',
  name: 'Lincoln High School',
  local_id: '0332',
  state_id: null,
  nces_id: null,
  ceeb_code: null,
};
const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [SCHOOL],
  chosen: { schoolIds: ['a', 'b'], years: [2023, 2024], demographicTypes: DEMOGRAPHIC_TYPES, testTypes: [] },
};

type Cells = Readonly<Record<string, readonly string[]>>;

/** Headers with sample values, none of them a synonym: our column -> the header it starts from. */
function starts(type: UploadFileType, cells: Cells, context = CONTEXT) {
  const columns = Object.keys(cells).map((header, index) => ({ index, letter: 'A', header }));
  const samples = (index: number) => Object.values(cells)[index] ?? [];
  const dataset = datasetOf(type);
  const { mapping, missing } = matchHeaders(dataset, columns, samples, context);
  const suggested = suggestColumns(dataset, columns, samples, context, { mapping, wanted: missing });
  return {
    starts: Object.fromEntries([...suggested.starts].map(([name, { header }]) => [name, header])),
    guesses: (name: string) => suggested.guesses.get(name) ?? [],
  };
}

const IDS = ['0012345', '0012346', '0012399'];

describe('guesses for columns', () => {
  it.each<[string, UploadFileType, Cells, Record<string, string>]>([
    [
      'a catalog by hand (PowerSchool words)',
      'COURSE_CATALOG',
      {
        'Crs Nmbr (local)': ['SH16', 'MA22', '11-12'],
        'Long Crs Nm': ['AP English Language', 'Algebra I', 'Welding'],
        'Subj Category': ['English', 'Math', 'CTE'],
        Bldg_Descr: ['Lincoln High School', 'Lincoln High School'],
        Remarks: ['new', 'x', ''],
      },
      {
        course_code: 'Crs Nmbr (local)',
        course_title: 'Long Crs Nm',
        subject_area: 'Subj Category',
        school: 'Bldg_Descr',
      },
    ],
    [
      'a roster of Aeries with other words',
      'STUDENT_ROSTER',
      {
        StuIdentNbr: IDS,
        'Curr Grd Lvl Of Stu': ['9', '10', '12'],
        'Attending Campus Name': ['Lincoln High School', '0332'],
        'Acad Yr Label': ['2022-23', '2023-24'],
        'Locker Nbr': ['12', '14', '230'],
      },
      { student_id: 'StuIdentNbr', grade_level: 'Curr Grd Lvl Of Stu', school: 'Attending Campus Name' },
    ],
    [
      'demographics of Skyward with other words',
      'STUDENT_DEMOGRAPHICS',
      {
        'Pupil Ident No': IDS,
        'Gend Cd': ['M', 'F', 'X'],
        'Fed Ethn Race Desc': ['Hispanic', 'White', 'Asian'],
        'SPED Stat Ind': ['Y', 'N', 'N'],
        'Meal Elig Cd': ['F', 'R', 'P'],
      },
      {
        student_id: 'Pupil Ident No',
        gender: 'Gend Cd',
        race_ethnicity: 'Fed Ethn Race Desc',
      },
    ],
    [
      'transcripts of Infinite Campus with other words',
      'TRANSCRIPT',
      {
        'Stdnt Key': IDS,
        'Crse Nbr Taken': ['SH16', 'MA22', 'SC10'],
        'Crse Descr Taken': ['English 9', 'Algebra I', 'Biology'],
        'Fnl Mrk Awarded': ['A-', 'B', 'C+'],
        'Crdts Ernd Tot': ['0.5', '1.0', '0.5'],
      },
      {
        student_id: 'Stdnt Key',
        course_code: 'Crse Nbr Taken',
        course_title: 'Crse Descr Taken',
        final_grade: 'Fnl Mrk Awarded',
      },
    ],
  ])('finds them in %s', (_, type, cells, expected) => {
    expect(starts(type, cells).starts).toMatchObject(expected);
  });

  it('lets values decide between headers that read alike, and says why', () => {
    const { guesses } = starts('STUDENT_ROSTER', {
      'Student ID': IDS,
      'Stu Grade Avg': ['3.2', '2.9', '4.0'],
      'Stu Grade Now': ['9', '11', '12'],
    });
    const [first] = guesses('grade_level');
    expect(first).toMatchObject({
      header: 'Stu Grade Now',
      reason: expect.stringMatching(/reads like .*, and its values fit/),
    });
  });

  it('takes a column of local words for the list they belong to, not for a code', () => {
    const found = starts('COURSE_CATALOG', { 'Crs Ref Nbr': ['Q1', 'Q2'], 'Subj Grp': ['VPrf', 'Mathematics'] }).starts;
    expect(found).toMatchObject({ course_code: 'Crs Ref Nbr', subject_area: 'Subj Grp' });
    expect(found.sced_code).toBeUndefined();
  });

  it('knows a column by its values alone where these are like no other, and a school by the names of the audit', () => {
    const { guesses } = starts('STUDENT_ROSTER', {
      Q7: ['9', '10', '11', '12'],
      Q8: ['Lincoln High School'],
      Q9: ['a', 'b'],
    });
    expect(guesses('grade_level')[0]).toMatchObject({ header: 'Q7', reason: 'The values look like Grade level.' });
    expect(guesses('school')[0]?.header).toBe('Q8');
    expect([...guesses('grade_level'), ...guesses('school')].some(({ header }) => header === 'Q9')).toBe(false);
  });

  it('remembers what the district chose under other headers, before anything else', () => {
    const earlier = {
      ...{ headerKeys: ['xcode', 'other'], by: 'Maria', at: '2024-05-01T00:00:00Z' },
      columns: [{ column: 'course_code', source: { header: 'X Code', nth: 1 } }],
    };
    const context = { ...CONTEXT, confirmed: { columns: [earlier], values: [] } };
    const { guesses } = starts('COURSE_CATALOG', { 'X-CODE': ['q1'], 'Crs Nbr Local': ['SH16'] }, context);
    expect(guesses('course_code').map(({ header }) => header)).toEqual(['X-CODE', 'Crs Nbr Local']);
    expect(guesses('course_code')[0]?.reason).toBe("Your district chose 'X-CODE' for Course code before.");
  });

  it('never starts two columns from one header, and guesses nothing from noise', () => {
    const found = starts('COURSE_CATALOG', { 'Crs Info': ['SH16', 'MA22'], Zebra: ['1'] }).starts;
    expect(new Set(Object.values(found)).size).toBe(Object.values(found).length);
    expect(Object.values(found)).not.toContain('Zebra');
  });

  it('bears headers that are long, empty, or named like parts of an object', () => {
    const cells = {
      ['x'.repeat(100_000)]: ['1'],
      '#': ['2'],
      constructor: ['3'],
      '__proto__ x': ['4'],
      ['a '.repeat(50_000)]: [],
    };
    expect(() => starts('TRANSCRIPT', cells)).not.toThrow();
  });
});

describe('header rows without a known name', () => {
  it('are believed when they read like several columns', () => {
    const catalog = datasetOf('COURSE_CATALOG');
    expect(likelyColumns(catalog, ['Crs Nmbr (local)', 'Long Crs Nm', 'Remarks'])).toBeGreaterThanOrEqual(2);
    expect(likelyColumns(catalog, ['Total records: 932'])).toBe(0);
    expect(likelyColumns(catalog, ['Lorem ipsum', 'dolor sit', 'amet'])).toBe(0);
  });
});

describe('guesses for values', () => {
  it.each([
    ['VPrf', 'Visual and Performing Arts'],
    ['Vis & Perf Arts Dept', 'Visual and Performing Arts'],
    ['WrldLng', 'World Languages'],
    ['Soc Stud', 'Social Studies'],
    ['Matematics', 'Mathematics'],
    ['Phys Ed', 'Physical and Health Education'],
    ['ZZ', null],
    ['Q', null],
    ['', null],
  ])('%s -> %s', (text, expected) => {
    expect(suggestValue(SUBJECT_AREA, text)).toBe(expected);
  });

  // Florida's 1 is paid lunch; ISO 5218 has 1 male, and other systems have 1 female.
  it.each([
    ['1', 'low income', LOW_INCOME],
    ['2', 'gender', GENDER],
    ['3', 'English learner', ENGLISH_LEARNER],
    ['A', 'subject area', SUBJECT_AREA],
  ])('are not made for the code %s of %s', (text, _, vocabulary) => {
    expect(suggestValue(vocabulary, text)).toBeNull();
  });
});

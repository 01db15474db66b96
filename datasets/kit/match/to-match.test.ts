import { describe, expect, it } from 'vitest';
import { datasetOf } from '../../index.ts';
import type { UploadFileType } from '../file-type.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '../wizard-choices.ts';
import { headerScore, matchHeaders } from './to-match.ts';

const context = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: ['a', 'b'], years: [2023, 2024], demographicTypes: DEMOGRAPHIC_TYPES, testTypes: ['SAT'] },
};

function match(
  type: UploadFileType,
  headers: readonly string[],
  samples: Readonly<Record<string, readonly string[]>> = {},
  testTypes = context.chosen.testTypes,
) {
  const columns = headers.map((header, index) => ({ index, letter: 'A', header }));
  const choices = { ...context, chosen: { ...context.chosen, testTypes } };
  const found = matchHeaders(datasetOf(type), columns, (index) => samples[headers[index] ?? ''] ?? [], choices);
  const names = Object.fromEntries([...found.mapping].map(([name, source]) => [source.header, name]));
  return {
    ...found,
    names,
    missing: found.missing.map(({ label }) => label),
    ignored: found.ignored.map(({ header }) => header),
  };
}

describe('headers of student systems', () => {
  it('reads a PowerSchool enrollment history and drops the address', () => {
    const headers =
      'Student_Number,State_StudentNumber,Last Name,First Name,DOB,School ID,School Year,Grade_Level,Entry Date,Exit Date,Exit / withdrawal code,Class Of,Status,Primary School,Home Address';
    const { names, missing, ignored } = match('STUDENT_ROSTER', headers.split(','));
    expect(ignored).toEqual(['Home Address']);
    expect(missing).toEqual([]);
    expect(names).toMatchObject({
      Student_Number: 'student_id',
      State_StudentNumber: 'state_student_id',
      'Class Of': 'graduation_year',
    });
  });

  it('reads a course master, StoredGrades, demographics of Infinite Campus, and CTE programs', () => {
    const catalog = match(
      'COURSE_CATALOG',
      'School Name;SY;Course_Number;Course_Name;Department;SCED Code;Course Level;is_cte;Credit Hours'.split(';'),
    );
    expect([catalog.ignored, catalog.missing]).toEqual([[], []]);
    const grades = match(
      'TRANSCRIPT',
      'Student_Number,School ID,TermID,StoreCode,Course_Number,Course_Name,Grade,PotentialCrHrs,EarnedCrHrs,Grade_Level,Credit_Type,Source,Repeat,Excluded from GPA,Cumulative GPA'.split(
        ',',
      ),
      { Grade: ['B+', 'A', '87'], Credit_Type: ['Math', 'English'] },
    );
    expect([grades.ignored, grades.missing]).toEqual([[], []]);
    expect(grades.names).toMatchObject({
      TermID: 'school_year',
      StoreCode: 'term',
      Grade: 'final_grade',
      Credit_Type: 'subject_area',
    });
    const demographics = match(
      'STUDENT_DEMOGRAPHICS',
      'studentNumber,School Code,Sex,raceEthnicityFed,hispanicOrLatinoEthnicity,IEP Status,ELAS,Frl_status'.split(','),
    );
    expect([demographics.ignored, demographics.missing]).toEqual([[], []]);
    const cte = match(
      'CTE_PATHWAY_CATALOG',
      'Building,Academic Year,Program Name,Pathway Code,Course Number,Course Name,Career Cluster,Sequence'.split(','),
    );
    expect([cte.ignored, cte.missing]).toEqual([[], []]);
  });

  it.each([
    ['SAT', 'Student ID,School Name,Test Date,Total Score (400-1600),EBRW Score,Math Score'],
    ['ACT', 'ID_Local,School Name,Test Date,Eng,Mth,Rdg,Sci,Composite,Sup_Composite'],
    ['AP', 'Student ID,School Name,Test Date,Exam Code,Exam Name,Score'],
  ])('reads %s results', (test, headers) => {
    const { ignored, missing } = match('STUDENT_TEST_SCORES', headers.split(','), {}, [test]);
    expect([ignored, missing]).toEqual([[], []]);
  });

  it('reads IB results by the state id', () => {
    const headers = 'YEAR,MONTH,SCHOOL_NAME,GROUP_NUMBER,SUBJECT,LEVEL,SUBJECT_GRADE,student_unique_id'.split(',');
    const { names, missing } = match('STUDENT_TEST_SCORES', headers, {}, ['IB']);
    expect(missing).toEqual([]);
    expect(names).toMatchObject({ YEAR: 'test_date', student_unique_id: 'student_id', SUBJECT_GRADE: 'score' });
  });
});

describe('header rules', () => {
  it('ignores BOM, quotes, stars, case, cross-table marks and punctuation', () => {
    const { names } = match('STUDENT_ROSTER', ['\uFEFF"Student ID (local)"*', '[13]GRADE_level', ' school-year ']);
    expect(Object.values(names).toSorted()).toEqual(['grade_level', 'school_year', 'student_id']);
  });

  it('takes the name before a synonym, and one column only', () => {
    const { names, ignored } = match('STUDENT_ROSTER', ['Local ID', 'student_id', 'Grade Level']);
    expect(names).toEqual({ student_id: 'student_id', 'Local ID': 'other_student_id', 'Grade Level': 'grade_level' });
    expect(ignored).toEqual([]);
  });

  it('takes the day a student came to the school for an entry, not the one of the district', () => {
    const { names } = match('STUDENT_ROSTER', ['Student ID', 'District Entry Date', 'School Entry Date', 'Exit Date']);
    expect(names).toMatchObject({ 'School Entry Date': 'entry_date', 'Exit Date': 'exit_date' });
    expect(match('STUDENT_ROSTER', ['Student ID', 'District Entry Date']).ignored).toEqual(['District Entry Date']);
  });

  it.each([
    ['TRANSCRIPT', 'School Attended'],
    ['TRANSCRIPT', 'School Desc'],
    ['STUDENT_ROSTER', 'Attending School'],
    ['STUDENT_ROSTER', 'School of Enrollment'],
    ['STUDENT_DEMOGRAPHICS', 'Campus'],
  ] as const)('in a %s file takes %s before the school of today', (type, header) => {
    const { names } = match(type, ['Student ID', 'Current School', header]);
    expect(names).toMatchObject({ [header]: 'school' });
    expect(match(type, ['Student ID', 'Current School']).names).toMatchObject({ 'Current School': 'school' });
  });

  it('takes the school of the credit before the school of the student', () => {
    expect(match('TRANSCRIPT', ['School Name', 'School Attended']).names).toEqual({ 'School Attended': 'school' });
  });

  it('decides an ambiguous header by its values and says so', () => {
    const roster = match('STUDENT_ROSTER', ['Student ID', 'Grade'], { Grade: ['9', '10', '12'] });
    expect(roster.names.Grade).toBe('grade_level');
    expect(roster.decisions).toHaveLength(1);
    expect(match('STUDENT_ROSTER', ['Student ID', 'Grade'], { Grade: ['B+', 'A', 'C'] }).missing).toContain(
      'Grade level',
    );
    expect(match('STUDENT_ROSTER', ['Student ID', 'State ID'], { 'State ID': ['WA', 'WA'] }).ignored).toEqual([
      'State ID',
    ]);
  });

  it('asks for race only where nothing tells it', () => {
    const wanted = ['Race / ethnicity'];
    expect(match('STUDENT_DEMOGRAPHICS', ['Student ID']).missing).toEqual(expect.arrayContaining(wanted));
    expect(match('STUDENT_DEMOGRAPHICS', ['Student ID', 'Ethn_Asian']).missing).not.toEqual(
      expect.arrayContaining(wanted),
    );
  });

  it('counts known headers', () => {
    expect(headerScore(datasetOf('STUDENT_ROSTER'), ['Student ID', 'Grade', 'Password'])).toBe(2);
    expect(headerScore(datasetOf('STUDENT_ROSTER'), ['Total records: 932'])).toBe(0);
  });

  it('knows all tests of the wizard', () => {
    expect(match('STUDENT_TEST_SCORES', ['Student ID'], {}, [...TEST_TYPES]).missing).toEqual(
      expect.arrayContaining(['Test date / administration', 'SAT EBRW', 'ACT composite', 'Exam code', 'Score']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { FileId, SchoolId } from '#contract/ids.ts';
import type { Inspection, StagedFile } from '#contract/intake.ts';
import type { UploadedFile } from '#contract/uploads.ts';
import { TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { type Answer, answerAs, firstAnswer, metadataOf, openQuestion, replaceable, replacedBy } from './answers.ts';
import { confirmationsIn } from './confirmations.ts';
import { findingsOf } from './findings.ts';
import { judge } from './judge.ts';
import type { Setting } from './setting.ts';
import { answeredOf } from './use-answers.ts';

const option = (value: string, label = value) => ({ value, label });
const OPTIONS: Setting['options'] = {
  schools: [option('s1', 'Lakeview High School'), option('s2', 'Lincoln High School')],
  'academic-periods': ['2020-2021', '2021-2022', '2022-2023', '2023-2024'].map((year) => option(year)),
  'demographic-types': [option('Gender'), option('Race/Ethnicity')],
  'test-types': TEST_TYPES.map((test) => option(test)),
};
const setting = (...files: UploadedFile[]): Setting => ({ options: OPTIONS, files });

// Ids of any form will do on this side.
const school = (id: string) => ({ id: id as SchoolId, rows: 3 });
const inspection = (over: Partial<Inspection> = {}): Inspection => ({
  upload_file_type: 'COURSE_CATALOG',
  reason: '',
  also: [],
  missing: [],
  rows: 6,
  sheets: [],
  schools: [school('s2'), school('s1')],
  elsewhere: { rows: 0, names: [] },
  academic_periods: ['2022-2023'],
  test_types: null,
  demographic_types: null,
  ...over,
});
const staged = (id: string, over: Partial<Inspection> | null = {}) =>
  ({ id, file_name: `${id}.csv`, inspection: over && inspection(over) }) as StagedFile; // what answers look at
const uploaded = (id: string, schools: string[], over: Partial<UploadedFile> = {}) =>
  ({
    file_id: id,
    upload_file_type: 'STUDENT_ROSTER',
    status: 'SUCCESS',
    replaced_by: null,
    user_provided_file_metadata: { school_ids: schools },
    ...over,
  }) as UploadedFile; // as above
const roster = { upload_file_type: 'STUDENT_ROSTER', academic_periods: null } as const;

describe('what a look found, as answers', () => {
  it('are chosen, in the order of the choices and without what is not of the audit', () => {
    const answer = firstAnswer(staged('a', { academic_periods: ['2019-2020', '2023-2024', '2022-2023'] }), setting());
    expect(metadataOf(answer)).toEqual({ academic_periods: ['2022-2023', '2023-2024'], school_ids: ['s1', 's2'] });
    expect(openQuestion(answer)).toBeNull();
  });

  it('leave open what the file does not say, one question after the other', () => {
    const setup = setting();
    const unknown = firstAnswer(staged('a', { upload_file_type: null }), setup);
    expect(openQuestion(unknown)).toBe('Choose what this file is.');
    const silent = firstAnswer(staged('a', { schools: null, academic_periods: null }), setup);
    expect(openQuestion(silent)).toBe('Choose the academic years it covers.');
    const years = { ...silent, choices: { ...silent.choices, 'academic-periods': ['2020-2021'] } };
    expect(openQuestion(years)).toBe('Choose the schools it covers.');
  });

  it('take the only school of an audit for granted', () => {
    const one: Setting = { ...setting(), options: { ...OPTIONS, schools: [option('s1')] } };
    expect(firstAnswer(staged('a', { schools: null }), one).choices.schools).toEqual(['s1']);
  });

  it('take every school where files of that kind need no school column: the roster says where students are', () => {
    const schoolsOf = (type: Inspection['upload_file_type']) =>
      firstAnswer(staged('a', { upload_file_type: type, schools: null }), setting()).choices.schools;
    expect(schoolsOf('STUDENT_TEST_SCORES')).toEqual(['s1', 's2']);
    expect(schoolsOf('STUDENT_ROSTER')).toEqual([]);
  });

  it('keep the schools of the file when the person says it is of another kind', () => {
    expect(metadataOf(answerAs('STUDENT_ROSTER', inspection(), setting()))).toEqual({ school_ids: ['s1', 's2'] });
  });
});

describe('what a file replaces', () => {
  const answer = (...schools: string[]): Answer => ({
    type: 'STUDENT_ROSTER',
    choices: { schools },
    replaces: undefined,
  });
  it('is the one file that covers the same; one that covers some of it is offered', () => {
    const setup = setting(uploaded('some', ['s1']), uploaded('same', ['s2', 's1']), uploaded('other', ['s9']));
    expect(replaceable(answer('s1', 's2'), setup).map(({ file }) => file.file_id)).toEqual(['same', 'some']);
    expect(replacedBy(answer('s1', 's2'), setup)).toBe('same');
    expect(replacedBy(answer('s2'), setup)).toBeNull();
  });

  it('is nothing where two cover the same, or none is finished, or the person says so', () => {
    const two = setting(uploaded('a', ['s1']), uploaded('b', ['s1']));
    expect(replacedBy(answer('s1'), two)).toBeNull();
    expect(replacedBy(answer('s1'), setting(uploaded('a', ['s1'], { status: 'PROCESSING' })))).toBeNull();
    expect(replacedBy({ ...answer('s1'), replaces: null }, setting(uploaded('a', ['s1'])))).toBeNull();
  });

  it('is of one file alone: the second stands beside it, and is asked where it insists', () => {
    const setup = setting(uploaded('old', ['s1', 's2']));
    const files = [staged('one', roster), staged('two', roster)];
    expect(answeredOf(files, new Map(), setup).map(({ replaces, question }) => [replaces, question])).toEqual([
      ['old', null],
      [null, null],
    ]);
    const insists = new Map([['two', { ...firstAnswer(staged('two', roster), setup), replaces: 'old' as FileId }]]);
    expect(answeredOf(files, insists, setup)[1]?.question).toContain('one.csv above replaces the same file');
  });
});

describe('what does not fit', () => {
  const say = (over: Partial<Inspection>, choices: Answer['choices'], type = 'COURSE_CATALOG' as const) =>
    findingsOf(inspection(over), type, choices, (step) => OPTIONS[step]);
  const all = { schools: ['s1', 's2'], 'academic-periods': ['2022-2023'] };

  it('is nothing where the choices are those of the file', () => expect(say({}, all)).toEqual([]));

  it('is the kind of file, and then nothing else', () => {
    expect(say({ upload_file_type: 'STUDENT_ROSTER' }, {})).toEqual(['This looks like a Student Roster file.']);
    expect(say({ upload_file_type: 'TRANSCRIPT', also: ['COURSE_CATALOG'] }, all)).toEqual([]);
  });

  it('is a year, a school without rows, and rows of a school that was not chosen', () => {
    expect(say({}, { ...all, 'academic-periods': ['2023-2024'] })).toEqual([
      'This file holds 2022-2023, you chose 2023-2024.',
    ]);
    expect(say({ schools: [school('s2')] }, all)).toEqual(['No row of Lakeview High School.']);
    expect(say({}, { ...all, schools: ['s1'] })).toEqual([expect.stringContaining('rows of Lincoln High School')]);
  });

  it('is rows of other schools, but not in transcripts, where they are transfers', () => {
    const elsewhere = { rows: 2, names: ['Far High'] };
    expect(say({ elsewhere }, all)).toEqual([
      expect.stringContaining('2 rows are of other schools than yours (Far High)'),
    ]);
    const found = inspection({ upload_file_type: 'TRANSCRIPT', elsewhere });
    expect(findingsOf(found, 'TRANSCRIPT', { schools: ['s1', 's2'] }, (step) => OPTIONS[step])).toEqual([]);
  });
});

describe('files that are chosen', () => {
  it('are taken or named with a reason', () => {
    const files = [new File(['x'], 'A.CSV'), new File(['x'], 'b.zip'), new File(['x'], 'c.pdf'), new File([], 'd.csv')];
    const { taken, rejected } = judge(files);
    expect(taken.map(({ name }) => name)).toEqual(['A.CSV', 'b.zip']);
    expect(rejected).toEqual([expect.stringContaining('c.pdf is not'), expect.stringContaining('d.csv is empty')]);
  });

  it('are confirmed in requests that are small enough', () => {
    const one = (schools: number) => ({
      id: 'x',
      upload_file_type: 'STUDENT_ROSTER' as const,
      user_provided_file_metadata: { school_ids: Array.from({ length: schools }, () => crypto.randomUUID()) },
    });
    expect(confirmationsIn([one(3), one(3), one(3)])).toHaveLength(1);
    const parts = confirmationsIn(Array.from({ length: 10 }, () => one(400)));
    expect(parts.flat()).toHaveLength(10);
    expect(parts.every((part) => JSON.stringify({ files: part }).length < 64 * 1024)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import type { Inspection, StagedFile } from '#contract/uploads/intake.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { answerAs, type FileAnswer, firstAnswer, metadataOf, openQuestion } from './answers.ts';
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
  students: null,
  sheets: [],
  schools: [school('s2'), school('s1')],
  elsewhere: { rows: 0, names: [] },
  academic_periods: ['2022-2023'],
  test_types: null,
  demographic_types: null,
  ...over,
});
const staged = (id: string, over: Partial<Inspection> | null = {}) =>
  ({
    id,
    file_name: `${id}.csv`,
    inspection: over && inspection(over),
    same_as: null,
    alike: [],
    moves: null,
  }) as unknown as StagedFile; // what answers look at
const uploaded = (id: string, schools: string[], over: Partial<UploadedFile> = {}) =>
  ({
    file_id: id,
    file_name: `${id}.csv`,
    is_current: true,
    upload_file_type: 'STUDENT_ROSTER',
    status: 'SUCCESS',
    replaced_by: null,
    removed: null,
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
  const old = uploaded('old', ['s1', 's2'], { rows: { read: 37, kept: 37 } });
  const file = (id: string, over: Partial<StagedFile> = {}) => ({ ...staged(id, roster), ...over });
  const version = { alike: [{ file_id: old.file_id, keys: 'most', rows: 6, students: 6, schools: 2 }] } as const;
  const answered = (files: StagedFile[], said = new Map<string, FileAnswer>(), here = [old]) =>
    answeredOf(files, said, setting(...here)).map(({ replaces, question, isSkipped }) => [
      replaces,
      isSkipped,
      question,
    ]);

  it('is the one file of which it is another version, and asked where there are several', () => {
    const [most] = version.alike;
    const changed = uploaded('old-2', ['s1', 's2']);
    const both = { alike: [most, { ...most, file_id: changed.file_id }] };
    expect(answered([file('new', { alike: [most] })])).toEqual([['old', false, null]]);
    expect(answered([file('new')])).toEqual([[null, false, null]]);
    expect(answered([file('new', both)], new Map(), [old, changed])).toEqual([
      ['ask', false, expect.stringContaining('Choose whether to replace')],
    ]);
  });

  it('is of one file alone: the second is added where it is other rows, and asked where it insists', () => {
    const files = [file('one', { alike: [...version.alike] }), file('two')];
    expect(answered(files)).toEqual([
      ['old', false, null],
      [null, false, null],
    ]);
    const insists = new Map([['two', { ...firstAnswer(file('two'), setting(old)), replaces: old.file_id }]]);
    expect(answered(files, insists)[1]?.[2]).toContain('one.csv above replaces the same file');
  });

  it('is nothing where it is uploaded already: it is skipped unless the person says otherwise, and then confirmed', () => {
    const upload = { file_id: old.file_id, upload_file_type: 'STUDENT_ROSTER', version: 1 } as const;
    const twin = file('old', { same_as: { file_name: 'old.csv', upload } });
    expect(answered([twin])).toEqual([[null, true, null]]);
    const otherCard = { ...upload, upload_file_type: 'COURSE_CATALOG' } as const;
    expect(answered([file('old', { same_as: { file_name: 'old.csv', upload: otherCard } })])[0]?.[1]).toBe(false);
    const insists = { ...firstAnswer(twin, setting(old)), replaces: old.file_id };
    expect(answered([twin], new Map([['old', insists]]))[0]?.[2]).toContain('Confirm that you want to upload it again');
    const confirmed = { ...insists, confirmed: 'same old' };
    expect(answered([twin], new Map([['old', confirmed]]))).toEqual([['old', false, null]]);
  });

  it('has a namesake above where a file of the same name, type and school is in the list before it', () => {
    const named = (id: string, over: Partial<Inspection> = {}, file_name = 'roster.csv') => ({
      ...staged(id, { ...roster, ...over }),
      file_name,
    });
    const ofOne = { schools: [school('s1')] };
    const namesakes = (...files: StagedFile[]) =>
      answeredOf(files, new Map(), setting()).map(({ hasNamesake }) => hasNamesake);
    expect(namesakes(named('a'), named('b', {}, 'Roster.csv'))).toEqual([false, true]);
    expect(namesakes(named('a'), named('b', {}, 'june.csv'))).toEqual([false, false]);
    // The export of each school, and files of one name that are of different kinds.
    expect(namesakes(named('a', ofOne), named('b', { schools: [school('s2')] }))).toEqual([false, false]);
    expect(namesakes(named('a'), named('b', { upload_file_type: 'COURSE_CATALOG' }))).toEqual([false, false]);
  });

  it('is never nothing of a file that is moved: it has to leave the card where it is wrong', () => {
    const upload = { file_id: old.file_id, upload_file_type: 'STUDENT_ROSTER', version: 1 } as const;
    const from = { file_id: 'wrong' as typeof old.file_id, upload_file_type: 'TRANSCRIPT' } as const;
    const moves = { ...from, user_provided_file_metadata: { school_ids: [] } };
    const same_as = { file_name: 'old.csv', upload };
    const moved = file('old', { same_as, moves, alike: [...version.alike] });
    expect(answered([moved])).toEqual([['old', false, null]]);
    const beside = { ...firstAnswer(moved, setting(old)), replaces: null };
    expect(answered([moved], new Map([['old', beside]]))[0]?.[2]).toContain('Confirm that you want to upload it again');
  });

  it('is held where rows would be gone, until that is confirmed for this very file', () => {
    const small = file('old');
    expect(answered([small])).toEqual([['old', false, expect.stringContaining('Confirm that it replaces')]]);
    const say = (confirmed: string) => new Map([['old', { ...firstAnswer(small, setting(old)), confirmed }]]);
    expect(answered([small], say('loss old'))).toEqual([['old', false, null]]);
    expect(answered([small], say('loss another'))[0]?.[2]).not.toBeNull();
  });
});

describe('what does not fit', () => {
  const say = (over: Partial<Inspection>, choices: FileAnswer['choices'], type = 'COURSE_CATALOG' as const) =>
    findingsOf(inspection(over), type, choices, (step) => OPTIONS[step]);
  const all = { schools: ['s1', 's2'], 'academic-periods': ['2022-2023'] };

  it('is nothing where the choices are those of the file', () => expect(say({}, all)).toEqual([]));

  it('is the kind of file, and then nothing else', () => {
    expect(say({ upload_file_type: 'STUDENT_ROSTER' }, {})).toEqual(['This looks like a Student Roster file.']);
    expect(say({ upload_file_type: 'TRANSCRIPT', also: ['COURSE_CATALOG'] }, all)).toEqual([]);
  });

  it('is a year, a school without rows, and rows of a school that was not chosen', () => {
    expect(say({}, { ...all, 'academic-periods': ['2023-2024'] })).toEqual([
      'This file has 2022-2023, but you chose 2023-2024.',
    ]);
    expect(say({ schools: [school('s2')] }, all)).toEqual(['No rows for Lakeview High School.']);
    expect(say({}, { ...all, schools: ['s1'] })).toEqual([expect.stringContaining('rows for Lincoln High School')]);
  });

  it('is rows of other schools, but not in transcripts, where they are transfers', () => {
    const elsewhere = { rows: 2, names: ['Far High'] };
    expect(say({ elsewhere }, all)).toEqual([
      expect.stringContaining('2 rows are from schools that are not among yours in this audit (Far High).'),
    ]);
    const found = inspection({ upload_file_type: 'TRANSCRIPT', elsewhere });
    expect(findingsOf(found, 'TRANSCRIPT', { schools: ['s1', 's2'] }, (step) => OPTIONS[step])).toEqual([]);
  });

  it('is rows of other schools in transcripts as well, where none is of a school of the audit', () => {
    const found = inspection({ upload_file_type: 'TRANSCRIPT', schools: [], elsewhere: { rows: 2, names: ['0312'] } });
    expect(findingsOf(found, 'TRANSCRIPT', {}, (step) => OPTIONS[step])).toEqual([
      expect.stringContaining('2 rows are from schools that are not among yours in this audit (0312).'),
    ]);
  });

  it('is that there are no rows, and then nothing else', () => {
    const empty = 'The file has headers but no rows below them. Export it again with its rows.';
    expect(say({ rows: 0, schools: null, academic_periods: null, missing: ['Course title'] }, all)).toEqual([empty]);
  });
});

describe('files that are chosen', () => {
  it('are taken or named with a reason', () => {
    const files = [
      new File(['x'], 'A.CSV'),
      new File(['x'], 'b.zip'),
      new File(['x'], 'c.pdf'),
      new File([], 'd.csv'),
      new File(['long'], 'e.csv'),
    ];
    const { taken, rejected } = judge(files, 3);
    expect(taken.map(({ name }) => name)).toEqual(['A.CSV', 'b.zip']);
    expect(rejected).toEqual([
      expect.stringContaining('c.pdf is not'),
      expect.stringContaining('d.csv is empty'),
      'e.csv: File is larger than 3 bytes',
    ]);
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

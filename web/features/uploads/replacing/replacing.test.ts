import { describe, expect, it } from 'vitest';
import type { AlikeFile, Inspection } from '#contract/uploads/intake.ts';
import { isLossy } from '#contract/uploads/loss.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { candidatesFor, type Looked, likelyPlace, relationOf } from './candidates.ts';
import { changeOf } from './change.ts';
import { describeLoss } from './describe-loss.ts';

// Ids of any form will do on this side; what is not looked at is left out.
const upload = (id: string, schools: string[], over: Partial<UploadedFile> = {}) =>
  ({
    file_id: id,
    file_name: `${id}.csv`,
    upload_file_type: 'STUDENT_TEST_SCORES',
    status: 'SUCCESS',
    is_current: true,
    replaced_by: null,
    removed: null,
    rows: { read: 37, kept: 37 },
    user_provided_file_metadata: { school_ids: schools, test_types: ['ACT'] },
    ...over,
  }) as UploadedFile;
const alike = (id: string, keys: AlikeFile['keys'], rows = 37) =>
  ({ file_id: id, keys, rows, students: 37, schools: 1 }) as AlikeFile;
const looked = (name: string, ...files: AlikeFile[]): Looked => ({ file_name: name, alike: files });
const candidates = (look: Looked, files: UploadedFile[], schools = ['s1'], tests = ['ACT']) =>
  candidatesFor('STUDENT_TEST_SCORES', { schools, 'test-types': tests }, look, files);
const place = (look: Looked, files: UploadedFile[], schools?: string[]) =>
  likelyPlace(candidates(look, files, schools), look);

describe('what a file could replace', () => {
  it('covers something of the same in every step, is finished, and was neither replaced nor removed', () => {
    const files = [
      upload('some', ['s1', 's2']),
      upload('same', ['s1']),
      upload('other', ['s9']),
      upload('sat', ['s1'], { user_provided_file_metadata: { school_ids: ['s1'], test_types: ['SAT'] } }),
      upload('under-way', ['s1'], { status: 'PROCESSING' }),
      upload('before', ['s1'], { replaced_by: 'same' as UploadedFile['file_id'] }),
      upload('removed', ['s1'], { removed: { at: '', by: '', reason: '', moved_to: null } }),
    ];
    expect(candidates(looked('x.csv'), files).map(({ file }) => file.file_id)).toEqual(['same', 'some']);
  });
});

describe('what it replaces unasked', () => {
  const files = [upload('act', ['s1'])];
  it.each([
    ['the name', looked('ACT.CSV'), 'act'],
    ['the name, although its rows are others', looked('act.csv', alike('act', 'none')), 'act'],
    ['most keys', looked('june.csv', alike('act', 'most')), 'act'],
    ['no common key: it is added', looked('june.csv', alike('act', 'none')), null],
    ['some common keys: it is added', looked('june.csv', alike('act', 'some')), null],
    ['nothing known: it is added', looked('june.csv'), null],
  ] as const)('%s', (_, look, expected) => expect(place(look, files)).toBe(expected));

  it('is never one of two, nor one that covers more', () => {
    const two = [upload('act', ['s1']), upload('act-2', ['s1'])];
    expect(place(looked('act.csv', alike('act-2', 'most')), two)).toBe('ask');
    expect(place(looked('act.csv'), [upload('act', ['s1', 's2'])])).toBe('ask');
    expect(place(looked('act.csv', alike('act-2', 'none')), two)).toBe('act');
  });

  it('leaves doubt where some rows are the same or nothing is known, and something good is there', () => {
    const relation = (look: Looked, over: Partial<UploadedFile> = {}) =>
      candidates(look, [upload('act', ['s1'], over)]).map((one) => relationOf(one, look));
    expect(relation(looked('june.csv'))).toEqual(['unclear']);
    expect(relation(looked('june.csv', alike('act', 'some')))).toEqual(['unclear']);
    expect(relation(looked('june.csv', alike('act', 'none')))).toEqual(['other']);
    expect(relation(looked('june.csv'), { is_current: false })).toEqual(['other']);
  });

  it('is nothing where there is nothing, or nothing good', () => {
    expect(place(looked('act.csv'), [])).toBeNull();
    expect(place(looked('x.csv'), [upload('pdf', ['s1'], { status: 'MALFORMED', is_current: false })])).toBeNull();
  });
});

describe('what would be lost', () => {
  const inspection = (rows: number, students: number | null, schools: number) =>
    ({
      upload_file_type: 'STUDENT_TEST_SCORES',
      rows,
      students,
      schools: Array.from({ length: schools }, () => ({ id: 's', rows: 1 })),
    }) as unknown as Inspection;
  const change = (rows: number, students: number | null, schools: number, file = upload('act', ['s1'])) =>
    changeOf({ file, alike: alike('act', 'some') }, { file_name: '', inspection: inspection(rows, students, schools) });

  it.each([
    [37, 37, 1, false],
    [34, 34, 1, false],
    [33, 37, 1, true],
    [80, 33, 1, true],
    [80, 37, 0, true],
    [80, null, 1, false],
  ])('%i rows, %s students, %i schools: %s', (rows, students, schools, expected) => {
    const found = change(rows, students, schools);
    expect(found && isLossy(found)).toBe(expected);
  });

  it('is in words', () => {
    const found = change(2, 2, 1);
    expect(found && describeLoss(found)).toEqual([
      'Replaces 37 rows with 2 rows',
      'Rows: 37 before, 2 after',
      'Students: 37 before, 2 after',
      'Schools: 1 before, 1 after',
    ]);
  });

  it('is nothing of a file that is in no number, and not known without a look', () => {
    expect(change(2, 2, 1, upload('act', ['s1'], { is_current: false }))).toBeNull();
    expect(changeOf({ file: upload('act', ['s1']), alike: null }, { file_name: '' })).toBeNull();
  });
});

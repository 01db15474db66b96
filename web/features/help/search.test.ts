import { describe, expect, test } from 'vitest';
import type { DatasetDescription } from '#contract/open.ts';
import { DATASETS } from '#datasets/index.ts';
import { searchTopics } from './search.ts';
import { topicsOf } from './topics.ts';

const roster: DatasetDescription = {
  type: 'STUDENT_ROSTER',
  label: 'Student Roster',
  slug: 'rosters',
  sample_file: 'student-roster',
  description: 'One row per student and year.',
  columns: [
    {
      name: 'student_id',
      label: 'Student ID',
      required: 'required',
      condition: null,
      allowed: 'Text of 1 to 32 characters',
      description: 'The ID of the student in your system.',
      example: '1001',
      synonyms: ['Pupil Number', 'Other ID', 'SIS ID'],
      synonyms_by_system: { Skyward: ['Other ID'], 'School Data Sync': ['SIS ID'] },
    },
  ],
  rules: [
    {
      code: 'roster.entry-after-exit',
      severity: 'error',
      column: 'entry_date',
      problem: 'Entry date is after the exit date',
      allowed: 'An entry date on or before the exit date',
      fix: 'Correct one of the two dates',
    },
  ],
};
const titles = (question: string) => searchTopics(topicsOf([roster]), question).map(({ title }) => title);

describe('searching the guide', () => {
  test('finds a rule by its code and by its words in any order', () => {
    expect(titles('roster.entry-after-exit')).toEqual(['Entry date is after the exit date']);
    expect(titles('exit ENTRY after')).toContain('Entry date is after the exit date');
  });

  test('finds a column by a header used elsewhere', () => {
    expect(titles('pupil number')).toEqual(['Student ID']);
  });

  test.each([
    ['forgot password', 'You forgot your password'],
    ['recovery codes', 'Without your phone'],
    ['session expired', 'When the portal signs you out'],
  ])('finds %s, which no other page of the guide is about', (question, title) => {
    expect(titles(question)).toContain(title);
  });

  test('finds how a number is computed, title matches first', () => {
    expect(titles('superscores')[0]).toBe('Test scores');
    expect(titles('cohort')[0]).toBe('EOA cohort');
  });

  test('finds how a system exports a file', () => {
    expect(titles('powerschool storedgrades')).toEqual([]);
    expect(titles('aeries enr')).toEqual(['Student Roster']);
  });

  test.each([
    ['delete a file', 'Remove a file from the audit'],
    ['finalize', 'Finalize the selection'],
    ['replace', 'Replace it with a corrected file'],
    ['wrong column', 'Match a column'],
    ['invite', 'Invite a colleague'],
    ['contact', 'Your account manager'],
    ['where to start', 'Have ready'],
  ])('finds what to do for “%s”', (question, title) => {
    expect(titles(question)).toContain(title);
  });

  test('wants every word', () => {
    expect(titles('student zebra')).toEqual([]);
    expect(titles('   ')).toEqual([]);
  });

  test('finds what is read from a system by one of its headers', () => {
    expect(searchTopics(topicsOf([roster]), 'other id').map(({ topic }) => topic)).toContain('export-skyward');
    expect(searchTopics(topicsOf([roster]), 'sis id').map(({ title, text }) => [title, text])).toContainEqual([
      'Microsoft School Data Sync',
      'SIS ID',
    ]);
  });
});

describe('the topics', () => {
  test('begin with getting started, which names the six files, the roster first', () => {
    const [first] = topicsOf([roster]);
    expect(first).toMatchObject({ kind: 'task', id: 'getting-started' });
    const files = DATASETS.map(({ label }) => label);
    const named = first?.kind === 'task' ? first.task.parts.map(({ title }) => title).join('; ') : '';
    expect(files.filter((label) => !named.includes(label))).toEqual([]);
    expect(named.indexOf('1. Student Roster')).toBeGreaterThan(0);
  });

  test('list the headers of a system with its guide, and of the others in one place', () => {
    const topics = topicsOf([roster]);
    const skyward = topics.find(({ id }) => id === 'export-skyward');
    expect(skyward?.kind === 'export' && skyward.lists[0]?.known).toEqual([
      { label: 'Student ID', headers: ['Other ID'] },
    ]);
    const others = topics.find(({ kind }) => kind === 'systems');
    expect(others?.kind === 'systems' && others.systems.map(({ name }) => name)).toEqual([
      'Microsoft School Data Sync',
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '#datasets/test-harness/known-answers.ts';
import { validateCommand } from './validate.ts';

const fixture = (name: string) => new URL(`fixtures/${name}`, import.meta.url).pathname;

let out = '';

beforeEach(() => {
  out = '';
  const write = (text: string | Uint8Array) => {
    out += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const roster = (file: string, ...more: string[]) => [
  pathOf(file),
  '--type',
  'STUDENT_ROSTER',
  '--years',
  '2020-2024',
  ...more,
];

describe('portal validate', () => {
  it('takes every school the file names as one of the district', async () => {
    const code = await validateCommand(roster('clean/student_roster.csv', '--json'));
    const result = JSON.parse(out);
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 932, rowsKept: 932 });
    expect(result.groups.map((group: { code: string }) => group.code)).not.toContain('school.unknown');
    expect(code).toBe(0);
  });

  it.each([
    ['names', 'César Chávez High School,Lincoln High School,Riverside Alternative School'],
    ['a file', fixture('schools.csv')],
  ])('takes the schools of the audit from %s', async (_, schools) => {
    expect(await validateCommand(roster('clean/student_roster.csv', '--json', '--schools', schools))).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'success', rowsKept: 932 });
  });

  it('finds rows of schools that are not of the audit', async () => {
    const code = await validateCommand(
      roster('clean/student_roster.csv', '--json', '--schools', 'Lincoln High School'),
    );
    const codes = JSON.parse(out).groups.map((group: { code: string }) => group.code);
    expect(codes).toContain('school.unknown');
    expect(code).toBe(1);
  });

  it('ends with 1 on errors and lists them in words', async () => {
    expect(await validateCommand(roster('dirty/student_roster.csv'))).toBe(1);
    expect(out).toMatch(/^There are errors\./);
    expect(out).toMatch(/ERROR Rows? [\d, ]+.*: .*Allowed: /);
  });

  it('asks of score files only the tests that are named', async () => {
    const args = [pathOf('clean/test_scores_ap.csv'), '--type', 'STUDENT_TEST_SCORES', '--years', '2020-2024'];
    expect(await validateCommand([...args, '--json'])).toBe(0);
    out = '';
    expect(await validateCommand([...args, '--json', '--tests', 'SAT'])).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'data_errors', rowsKept: 0 });
  });

  it.each([
    ['the file', []],
    ['There is no file no-such.csv', ['no-such.csv', '--type', 'TRANSCRIPT', '--years', '2020-2024']],
    ['--type', [fixture('schools.csv'), '--years', '2020-2024']],
    ['--type', [fixture('schools.csv'), '--type', 'NOTHING', '--years', '2020-2024']],
    ['--years', [fixture('schools.csv'), '--type', 'TRANSCRIPT', '--years', '2024']],
    ['SAT, ACT, IB, AP', roster('clean/student_roster.csv', '--tests', 'PSAT')],
    ['Gender', roster('clean/student_roster.csv', '--demographics', 'Height')],
    ['en or es', roster('clean/student_roster.csv', '--language', 'fr')],
    ['more arguments', roster('clean/student_roster.csv', 'another.csv')],
    [`${fixture('')} could not be read`, roster('clean/student_roster.csv', '--schools', fixture(''))],
  ])('says what is wrong with a call, above its usage: %s', async (reason, args) => {
    expect(await validateCommand(args)).toBe(2);
    const [first, , usage] = out.split('\n');
    expect(first).toContain(reason);
    expect(usage).toMatch(/^Usage: /);
  });
});

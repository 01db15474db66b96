import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '#datasets/test-harness/known-answers.ts';
import { validateCommand } from './validate.ts';

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

const roster = (file: string) => [
  pathOf(file),
  '--type',
  'STUDENT_ROSTER',
  '--years',
  '2020-2024',
  ...['César Chávez High School', 'Lincoln High School', 'Riverside Alternative School'].flatMap((name) => [
    '--school',
    name,
  ]),
];

describe('portal validate', () => {
  it('says what an upload would say', async () => {
    // The clean roster names schools by their local id or name; here only names are known.
    const code = await validateCommand([...roster('clean/student_roster.csv'), '--json']);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 932, rowsKept: 932 });
    expect(code).toBe(0);
  });

  it('ends with 1 on errors and lists them in words', async () => {
    expect(await validateCommand(roster('dirty/student_roster.csv'))).toBe(1);
    expect(out).toMatch(/^There are errors\./);
    expect(out).toMatch(/ERROR Rows? [\d, ]+.*: .*Allowed: /);
  });

  it.each([
    [[]],
    [['file.csv']],
    [['file.csv', '--type', 'NOTHING', '--years', '2020-2024']],
    [['file.csv', '--type', 'TRANSCRIPT', '--years', '2024']],
  ])('explains itself when called wrongly: %j', async (args) => {
    expect(await validateCommand(args)).toBe(2);
    expect(out).toContain('Usage:');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTables } from './district/tables.ts';
import { makeFiles } from './files.ts';

describe('the demo district', () => {
  it.each(makeFiles())('$path is as the generator makes it', ({ path, text }) => {
    expect(readFileSync(join(import.meta.dirname, path), 'utf8') === text).toBe(true);
  });

  it('has about 240 students in three schools over four years', () => {
    const [, ...rows] = makeTables().roster;
    expect(new Set(rows.map(([id]) => id)).size).toBe(240);
    expect(new Set(rows.map((row) => row[5])).size).toBe(3);
    expect(new Set(rows.map((row) => row[6]))).toEqual(new Set(['2020-2021', '2021-2022', '2022-2023', '2023-2024']));
  });
});

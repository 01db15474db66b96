import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { courseOfSced, isNoSced, isUnlistedSced, levelOfSced } from '../sql/sced.ts';
import { subjectOfSced } from '../sql/subject-of.ts';
import { SCED_CODES } from './sced-codes.ts';
import { SCED_COURSES } from './sced-courses.ts';
import { SUBJECT_AREA, SUBJECT_AREAS } from './subject-areas.ts';

it('holds the 1,785 courses of version 12 and the two that moved', () => {
  expect(SCED_COURSES.size).toBe(1785);
  expect([...SCED_COURSES.keys()]).toEqual([...SCED_CODES.filter((code) => SCED_COURSES.has(code))]);
  expect(SCED_CODES.filter((code) => !SCED_COURSES.has(code))).toEqual(['22110', '22112']);
});

it('has as many courses an area as the National Center counts', () => {
  const counts = Object.groupBy(SCED_COURSES.keys(), (code) => code.slice(0, 2));
  const some = { '01': 101, '02': 87, '03': 98, '04': 122, '05': 169, '21': 60, '24': 353, '25': 13 };
  for (const [area, count] of Object.entries(some)) expect(counts[area]).toHaveLength(count);
});

it('names courses in readable letters', () => {
  expect(SCED_COURSES.get('01001')).toBe('English/Language Arts I (9th grade)');
  expect(SCED_COURSES.get('25003')).toMatch(/Seminar/);
  for (const title of SCED_COURSES.values()) expect(title).toMatch(/^[\p{L}\d][^\uFFFD\u0080-\u009f]*$/u);
});

it('is in a subject area each', () => {
  const areas = new Set(SUBJECT_AREAS.flatMap(({ sced }) => sced));
  for (const code of SCED_CODES) expect(areas, code).toContain(code.slice(0, 2));
});

describe('a SCED code of any version', () => {
  /** As written, then course, level and subject area; of the last two no list is asked. */
  const READ: [code: string, course: string | null, level: string, subject: string | null][] = [
    ['02052', '02052', '', 'Mathematics'],
    ['2052', '02052', '', 'Mathematics'],
    ['01001G1.0011', '01001', 'G', 'English Language Arts'],
    ['1001h0.5012', '01001', 'H', 'English Language Arts'],
    ['01001E10011', '01001', 'E', 'English Language Arts'],
    ['04-101', '04101', '', 'Social Studies'],
    ['4.101-X', '04101', 'X', 'Social Studies'],
    // Area 06 was World Languages before it became 24.
    ['06101G1.0014', '06101', 'G', 'World Languages'],
    ['24052', '24052', '', 'World Languages'],
    // Not in version 12: retired, or a state's own.
    ['03155', '03155', '', 'Science'],
    ['15901', '15901', '', 'Career and Technical Education'],
    ['22110', '22110', '', 'Other'],
    ['88001', '88001', '', null],
    ['00123', '00123', '', null],
    ['Algebra', null, '', null],
    ['020521', null, '', null],
    ['205', null, '', null],
  ];

  it('has its area, course and level by its form alone', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const found = await connection.runAndReadAll(
      `SELECT code, ${courseOfSced('code')}, ${levelOfSced('code')}, ${subjectOfSced('code')}
        FROM (VALUES ${READ.map(([code]) => `(${literal(code)})`).join(', ')}) AS t(code)`,
    );
    expect(found.getRows()).toEqual(READ);
  });

  it('is none by its form or area, unlisted by its course, and never both', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const found = await connection.runAndReadAll(
      `SELECT code, ${isNoSced('code')}, ${isUnlistedSced('code')}
        FROM (VALUES ${READ.map(([code]) => `(${literal(code)})`).join(', ')}, (NULL)) AS t(code)`,
    );
    const codes = (at: 1 | 2) => found.getRows().flatMap((row) => (row[at] ? [row[0]] : []));
    expect(codes(1)).toEqual(['88001', '00123', 'Algebra', '020521', '205']);
    expect(codes(2)).toEqual(['06101G1.0014', '03155', '15901']);
  });

  it('leads to its subject area by the name of the area, old and new', () => {
    const NAMES: Record<string, string> = {
      'Fine and Performing Arts': 'Visual and Performing Arts',
      'Foreign Language and Literature': 'World Languages',
      'World Language and Literature': 'World Languages',
      'Public, Protective, and Government Service': 'Career and Technical Education',
      'Health Care Sciences': 'Career and Technical Education',
      'Physical, Health, and Safety Education': 'Physical and Health Education',
      'Integrative Learning': 'Other',
    };
    for (const [name, area] of Object.entries(NAMES)) expect(valueOfText(SUBJECT_AREA, name), name).toBe(area);
  });
});

import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { DEMOGRAPHIC_TYPES } from '#datasets/kit/wizard-choices.ts';
import { sayGap, sayPartial } from './panels.ts';
import { QUALITY_LISTS } from './quality-lists.ts';
import { ENGLISH } from './testing/english.ts';

type Module = Record<string, unknown>;
const english = import.meta.glob<Module>('./en/*.ts', { eager: true });
const spanish = import.meta.glob<Module>('./es/*.ts', { eager: true });

/** Every text with its path; sentences that take values are called by the tests of what they are for. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => texts(part, `${path}/${name}`));
}

const inEnglish = new Map(
  Object.values(english).flatMap((module) =>
    Object.entries(module).flatMap(([name, words]) => texts(words, name.replace(/_EN$/, ''))),
  ),
);
const inSpanish = Object.values(spanish).flatMap((module) =>
  Object.entries(module).flatMap(([name, words]) => texts(words, name.replace(/_ES$/, ''))),
);

describe('the words of the server in Spanish', () => {
  it('are there for every English text', () => {
    expect(inEnglish.size).toBeGreaterThan(100);
    const there = new Set(inSpanish.map(([path]) => path));
    expect([...inEnglish.keys()].filter((path) => !there.has(path))).toEqual([]);
  });

  it('are not English texts', () => {
    for (const [path, text] of inSpanish) {
      expect(text, path).not.toMatch(ENGLISH);
      if (text.includes(' ')) expect(text, path).not.toBe(inEnglish.get(path));
    }
  });
});

describe('what the numbers do without', () => {
  const gap = {
    upload_file_type: 'COURSE_CATALOG',
    column: null,
    label: 'Course Catalog',
    state: 'not_uploaded',
    school_count: 1,
    schools: ['North'],
  } as const;
  const partial = ['based on roster only', 'Course Catalog: not uploaded'];

  it('is said as it is stored, and in Spanish', () => {
    expect(sayPartial({ partial }, [{ ...gap, schools: ['North'] }], 'en')).toEqual(partial);
    expect(sayPartial({ partial }, [{ ...gap, schools: ['North'] }], 'es')).toEqual([
      'solo según la lista de estudiantes',
      'Course Catalog (catálogo de cursos): sin subir',
    ]);
  });

  it.each(DEMOGRAPHIC_TYPES)('names %s in Spanish', (type) => {
    const said = sayGap(datasetOf('STUDENT_DEMOGRAPHICS'), type, 'es');
    expect(said).toMatch(/^Student Demographics \(datos demográficos\): ./);
    expect(said).not.toContain(type);
  });

  it('is a file that could not be read where one came', () => {
    const unreadable = [{ ...gap, state: 'unreadable' as const, schools: ['North'] }];
    expect(sayPartial({ partial }, unreadable, 'en')[1]).toBe('Course Catalog: the file could not be read');
  });
});

it.each(['en', 'es'] as const)('why a student is left out is a whole sentence in %s', (language) => {
  const facts = {
    missing_years: [2021, 2022],
    last_year: 2024,
    grade_level: 11,
    graduation_year: 2025,
    exit_date: '2023-05-01',
    exit_kind: 'dropped',
    status: null,
  };
  const { leftOut, clears } = QUALITY_LISTS[language];
  for (const step of Object.keys(leftOut) as (keyof typeof leftOut)[]) {
    const { reason, fix } = leftOut[step]({ ...facts, step });
    for (const text of [reason, fix, clears('cte_courses', 1, 1)]) {
      expect(text).toMatch(/^\S.*\.$/);
      if (language === 'es') expect(text).not.toMatch(ENGLISH);
    }
  }
});

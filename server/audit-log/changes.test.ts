import { expect, test } from 'vitest';
import { sayChanges } from './changes.ts';
import { sayDetails } from './details.ts';

const THRESHOLDS = { high_flier: 3.3, struggling: 2, failed_core: 2 };
const SETTINGS = { categories: THRESHOLDS, show_names: false, allow_research: false };

test('says each value that is different, and none that is not', () => {
  const after = { ...SETTINGS, categories: { ...THRESHOLDS, high_flier: 3.5 }, show_names: true };
  expect(sayChanges(SETTINGS, after, 'en')).toEqual(['High fliers from a GPA of: 3.3 → 3.5', 'Names: off → on']);
  expect(sayChanges(SETTINGS, SETTINGS, 'en')).toEqual([]);
});

test('says the class, and a day as people write it', () => {
  const before = { district: 'Lakeview', year_ending: 2023, due_on: null };
  const after = { district: 'Lakeview', year_ending: 2024, due_on: '2026-11-03' };
  expect(sayChanges(before, after, 'en')).toEqual([
    'Class of: 2023 → 2024',
    'Files are due on: none → November 3, 2026',
  ]);
  expect(sayChanges(before, after, 'es')).toEqual([
    'Generación de: 2023 → 2024',
    'Fecha límite para los archivos: ninguno → 3 de noviembre de 2026',
  ]);
});

test('of choices and lists says that they are different', () => {
  const before = { ap_cut: 3, english_learner: 'latest', rule_sets: [] };
  expect(sayChanges(before, { ...before, ap_cut: 4, english_learner: 'ever' }, 'en')).toEqual([
    'AP score from which an exam counts: 3 → 4',
    'Years of English learners',
  ]);
  expect(sayChanges(before, { ...before, rule_sets: [{ id: 'own-1', lines: [] }] }, 'en')).toEqual([
    'Own requirements',
  ]);
});

test('says nothing of what a line had not recorded, nor of the sizes of a version that waits', () => {
  expect(sayChanges({ rows: 100, students: 9 }, { rows: 50, students: 9 }, 'en')).toEqual([]);
  expect(sayChanges({}, { show_student_ids: true }, 'en')).toEqual([]);
});

test('names the school that is changed once: before what is different, or by its earlier name', () => {
  const before = { name: 'North High', local_id: '0042' };
  const said = (after: object) => sayDetails({ name: 'North High', before, after: { ...before, ...after } }, 'en');
  expect(said({ local_id: null })).toBe('North High · District ID: 0042 → none');
  expect(said({ name: 'North Academy' })).toBe('Name: North High → North Academy');
});

import type { AuditSchool } from '../plan.ts';
import { plainLetters } from './pattern-of.ts';

/** What a school may be looked up by, in ways that are not mixed: an ID that is someone's name is not that school. */
export type KeyForm = 'id' | 'bare' | 'cds' | 'name' | 'short';

export interface SchoolKey {
  form: KeyForm;
  key: string;
}

const ABBREVIATIONS: readonly (readonly [short: RegExp, long: string])[] = [
  [/\b(hs|h s)\b/g, 'high'],
  [/\b(ms|m s)\b/g, 'middle'],
  [/\b(es|elem)\b/g, 'elementary'],
  [/\b(alt)\b/g, 'alternative'],
  [/\b(acad)\b/g, 'academy'],
  [/\b(the|school)\b/g, ''],
];

/** 'Lincoln HS', 'Lincoln High School' and 'LINCOLN HIGH' are one name (docs/domain/files.md#schools). */
export function schoolNameKey(name: string): string {
  const plain = plainLetters(name).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ABBREVIATIONS.reduce((so, [short, long]) => so.replace(short, long), plain).replaceAll(' ', '');
}

export const withoutHigh = (key: string): string => key.replace(/(senior|sr)?high$/, '');

/** Zeros at the start are lost in spreadsheet programs. */
export const withoutZeros = (id: string): string => id.replace(/^0+/, '');

/**
 * California's county-district-school code has 14 digits, with or without hyphens; state files
 * hold the last seven alone.
 */
export const bareDigits = (id: string): string => withoutZeros(id.replace(/[- ]/g, ''));
const CDS = /^[0-9]{2}[- ]?[0-9]{5}[- ]?[0-9]{7}$/;

/** Everything that a school of the audit may be called. */
export function keysOfSchool({ name, local_id, state_id, nces_id, ceeb_code }: AuditSchool): SchoolKey[] {
  const keys: SchoolKey[] = [];
  for (const id of [local_id, state_id, nces_id, ceeb_code]) {
    const key = (id ?? '').trim().toUpperCase();
    keys.push({ form: 'id', key }, { form: 'bare', key: withoutZeros(key) });
  }
  const state = (state_id ?? '').trim();
  if (CDS.test(state)) for (const id of [state, state.slice(-7)]) keys.push({ form: 'cds', key: bareDigits(id) });
  const called = schoolNameKey(name);
  keys.push({ form: 'name', key: called });
  const said = keys.filter(({ key }) => key !== '');
  // 'Lincoln' and 'Lincoln Sr High' of 'Lincoln High School'; short names say too little. 'High School' is what is left
  // of 'Senior High School'.
  return called.length > 7 ? [...said, { form: 'short', key: withoutHigh(called) }] : said;
}

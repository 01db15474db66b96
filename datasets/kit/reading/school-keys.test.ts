import { expect, it } from 'vitest';
import { keysOfSchool } from './school-keys.ts';

it('has no key of an ID that a school does not have', () => {
  const school = { id: 'one', name: 'Lincoln High', local_id: '007', state_id: null, nces_id: '', ceeb_code: null };
  expect(keysOfSchool(school)).toEqual([
    { form: 'id', key: '007' },
    { form: 'bare', key: '7' },
    { form: 'name', key: 'lincolnhigh' },
    { form: 'short', key: 'lincoln' },
  ]);
});

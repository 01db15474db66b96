import { expect, test } from 'vitest';
import { Member } from '#contract/people.ts';
import { accessOf, fieldsOf, fromTyped, typedOf } from './access-form.ts';

const memberWith = (...roles: string[]): Member =>
  Member.parse({
    ...{ id: crypto.randomUUID(), email: 'ada@district.test', name: 'Ada', roles, scope: 'district' },
    ...{ school_ids: [], state: 'active', since: null },
  });

test('saving other fields keeps a role that Settings does not offer', () => {
  const member = memberWith('SCHOOL_FACILITATOR');
  const fields = fieldsOf(member);
  expect(accessOf(fields, member).roles).toEqual(['SCHOOL_FACILITATOR']);
  expect(accessOf({ ...fields, choice: 'XQ_USER' }, member).roles).toEqual(['XQ_USER']);
});

test('a role that Settings offers is the one that is chosen', () => {
  const member = memberWith('ACCOUNT_MANAGER', 'SCHOOL_FACILITATOR');
  expect(fieldsOf(member).choice).toBe('FACILITATOR_MANAGER');
  expect(accessOf(fieldsOf(null), null).roles).toEqual(['DISTRICT_DATA_LEAD']);
});

test('typed fields come back whole, with the role and the schools', () => {
  const fields = { email: 'a@b.test', name: 'Ana', choice: 'XQ_USER', scope: 'school', schoolIds: ['1', '2'] } as const;
  expect(fromTyped(typedOf(fields))).toEqual(fields);
  const kept = fieldsOf(memberWith('SCHOOL_FACILITATOR'));
  expect(fromTyped(typedOf(kept))).toEqual(kept);
});

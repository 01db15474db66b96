import { expect, it } from 'vitest';
import type { SessionAudit } from '../session/session.ts';
import { changedIn } from './changed.ts';

const DAY = '2026-11-03T15:00:00.000Z';
const about = { id: 'a', roles: ['ADMIN'], scope: 'district', closedAt: null } as unknown as SessionAudit; // what is compared
const other = { ...about, id: 'b' } as unknown as SessionAudit;
const closed = { ...about, closedAt: DAY };
const ofSchools = { ...about, scope: 'school' as const };
const lead = { ...closed, roles: ['DISTRICT_DATA_LEAD'] };

it.each([
  ['nothing', about, [other, about], null],
  ['nothing of a closed one', closed, [closed], null],
  ['closed', about, [closed, other], { is: 'closed', closedAt: DAY }],
  ['open again', closed, [about], { is: 'reopened' }],
  ['of some schools', about, [ofSchools], { is: 'role', audit: ofSchools }],
  ['another role, which says more than that it is closed', about, [lead], { is: 'role', audit: lead }],
  ['gone', about, [other], { is: 'gone', audit: about }],
])('%s', (_, before, now, told) => {
  expect(changedIn(before, now)).toEqual(told);
});

import { describe, expect, it } from 'vitest';
import { PortalError } from '#contract/errors.ts';
import { CallLimits } from './call-limits.ts';

const ROUTE = { name: 'a call', streams: undefined };
const FILE = { name: 'a download', streams: 'text/csv' };

function limits() {
  const clock = { now: 1_000_000_000_000 - (1_000_000_000_000 % 60_000) };
  return { clock, limits: new CallLimits({ person: 3, audit: 5, download: 1 }, () => clock.now) };
}

/** Seconds to wait, or null for an answer. */
function waits(work: () => void): number | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    expect(error.code).toBe('too_many_requests');
    return Number(error.details?.seconds);
  }
}

describe('limits of calls', () => {
  it('count each person alone, and say until when to wait', () => {
    const { clock, limits: of } = limits();
    const call = (person: string) => waits(() => of.assertPerson(ROUTE, person));
    expect([call('a'), call('a'), call('a')]).toEqual([null, null, null]);
    clock.now += 15_000;
    expect(call('a')).toBe(45);
    expect(call('b')).toBeNull();
    clock.now += 45_000;
    expect(call('a')).toBeNull();
  });

  it('count downloads of one kind by themselves', () => {
    const { limits: of } = limits();
    expect(waits(() => of.assertPerson(FILE, 'a'))).toBeNull();
    expect(waits(() => of.assertPerson(FILE, 'a'))).toBe(60);
    expect(waits(() => of.assertPerson({ ...FILE, name: 'another' }, 'a'))).toBeNull();
  });

  it('count all people of an audit together, and another audit not', () => {
    const { limits: of } = limits();
    for (let call = 0; call < 5; call++) expect(waits(() => of.assertAudit('one'))).toBeNull();
    expect(waits(() => of.assertAudit('one'))).toBe(60);
    expect(waits(() => of.assertAudit('two'))).toBeNull();
  });
});

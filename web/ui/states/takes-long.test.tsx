import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listSchoolRecords } from '#contract/schools.ts';
import { mount } from '#web/app/testing/mount.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { CardSkeleton } from './skeleton.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Schools() {
  const { data } = useCall(listSchoolRecords, { params: { eoaId: useAudit().id } });
  return data === undefined ? <CardSkeleton /> : <p>{data.length} schools</p>;
}

const said = () => screen.queryByText('This is taking longer than usual.');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a call that never ends says so after 20 seconds, and is made again', async () => {
  vi.useFakeTimers();
  let asked = 0;
  mount(<Schools />, {});
  const others = fetch;
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith('/schools/records')) return others(url);
    asked += 1;
    return asked < 3 ? new Promise(() => {}) : Promise.resolve(new Response('[]'));
  });
  await pass(19_999);
  expect(said()).toBeNull();
  await pass(1);
  expect(said()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(19_000);
  expect([asked, said()]).toEqual([2, null]);
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('0 schools')).toBeTruthy();
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { firstAudit, profileQuery } from './profile-query.ts';

const AUDITS = ['3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01', '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a02'] as const;
const eoas = AUDITS.map((id) => ({ id, roles: [], district: 'First District', year_ending: 2024 }));

afterEach(() => localStorage.clear());

/** In which order the audit is known and a component that shows the profile would be drawn. */
async function order(client: QueryClient, come: () => void): Promise<string[]> {
  const seen: string[] = [];
  const known = firstAudit(client).then((id) => void seen.push(id));
  come();
  const drawn = new Promise((resolve) => setTimeout(resolve)).then(() => void seen.push('drawn'));
  await Promise.all([known, drawn]);
  return seen;
}

test('the audit a page opens in, the second of several, is known before anything is drawn with the profile', async () => {
  const client = new QueryClient();
  const come = () => {
    client.setQueryData(['something else'], eoas);
    client.setQueryData(profileQuery.queryKey, { name: 'Ann Admin', eoas });
  };
  expect(await order(client, come)).toEqual([AUDITS[1], 'drawn']);
});

test('the one that was chosen comes before the second', async () => {
  localStorage.setItem('portal.district', AUDITS[0]);
  const client = new QueryClient();
  const come = () => void client.setQueryData(profileQuery.queryKey, { name: 'Ann Admin', eoas });
  expect(await order(client, come)).toEqual([AUDITS[0], 'drawn']);
});

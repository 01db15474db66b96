import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { attemptsOf } from './embedded-provider/sign-in/attempts.ts';
import { networkOf } from './network-of.ts';
import { temporaryDatabase } from './testing/database.ts';

let database: Database;

beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:0:0:9', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network));

test('wrong passwords from many addresses of one IPv6 network count together, and not for the next network', async () => {
  const attempt = attemptsOf(database, { purpose: '', most: { account: 10, address: 5 } });
  const failing = (email: string, address: string) =>
    attempt(
      { email, address },
      async () => 'wrong',
      () => true,
    );
  for (let one = 0; one < 5; one += 1) await failing(`${one}@elsewhere.test`, `2001:db8:0:1:${one}::1`);
  const from = (address: string) => failing('six@elsewhere.test', address);
  await expect(from('2001:db8:0:1:6::1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(from('2001:db8:0:2::1')).resolves.toBe('wrong');
});

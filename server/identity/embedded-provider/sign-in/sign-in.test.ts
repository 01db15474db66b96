import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { hashPassword } from '../../password.ts';
import { addPerson, temporaryDatabase } from '../../testing/database.ts';
import { createSignIn, DEMO_PASSWORD } from './sign-in.ts';

let database: Database;

beforeAll(async () => {
  database = await temporaryDatabase();
});

afterAll(() => database.close());

const signIn = (demo: boolean, email: string) =>
  createSignIn(database, demo)(
    email,
    DEMO_PASSWORD,
    () => ({ address: '127.0.0.1', browser: null }),
    () => {},
  );
const refused = { code: 'unauthenticated' };

test('the demo password opens an account without a password only while the demo is there', async () => {
  await addPerson(database, 'none@demo.test');
  expect(await signIn(true, ' None@demo.test ')).toMatchObject({ email: 'none@demo.test' });
  await expect(signIn(false, 'none@demo.test')).rejects.toMatchObject(refused);
});

test('a demo password that was stored ends with the demo', async () => {
  const id = await addPerson(database, 'stored@demo.test');
  const hash = await hashPassword(DEMO_PASSWORD);
  await database.system((tx) =>
    tx.run(sql`update person set password_hash = ${hash}, address_proof = 'link' where id = ${id}`),
  );
  expect(await signIn(true, 'stored@demo.test')).toMatchObject({ email: 'stored@demo.test' });
  await expect(signIn(false, 'stored@demo.test')).rejects.toMatchObject(refused);
});

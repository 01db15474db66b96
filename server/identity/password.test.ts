import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

// With the portal's own cost, in its own threads.
vi.unmock('#server/identity/password-threads.ts');

test('the right password opens its hash, and nothing else does', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct horse ', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password has another hash each time, which does not contain it', async () => {
  const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});

test('both spellings of an accented letter are the same password', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('without a hash no password is right', async () => {
  expect(await verifyPassword('', null)).toBe(false);
});

test('hashing takes none of the threads that files are read with', async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 8 }, async () => {
    await hashPassword('correct horse');
    hashed += 1;
  });
  await readFile(import.meta.filename);
  expect(hashed).toBe(0);
  await Promise.all(hashes);
});

test('a hash that cannot be made is an error, and the next one is made', async () => {
  await expect(verifyPassword('x', `scrypt$${2 ** 20}$8$3$c2FsdA$a2V5`)).rejects.toThrow('memory limit exceeded');
  expect(await verifyPassword('x', await hashPassword('x'))).toBe(true);
});

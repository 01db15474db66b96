import { expect, test } from 'vitest';
import { authorityFor } from './authority.ts';

const page = (url: string) => new URL(url) as unknown as Location; // has the three parts that are read

test.each([
  ['http://localhost:3000', 'http://127.0.0.1:3000/login', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://localhost:3000/', 'http://localhost:3000'],
  ['http://localhost:8080', 'http://localhost:3000/', 'http://localhost:8080'],
  ['https://tenant.auth0.com/', 'https://portal.example/', 'https://tenant.auth0.com/'],
])('%s, seen from %s, is asked at %s', (issuer, from, asked) => {
  expect(authorityFor(issuer, page(from))).toBe(asked);
});

import { expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { supportCode } from './support-code.ts';

it('is how the log calls the request, otherwise what is wrong with it', () => {
  expect(supportCode(new CallError('bad response', { code: 'internal', details: { request: '3f9a01bc' } }))).toBe(
    '3f9a01bc',
  );
  expect(supportCode(new CallError('bad request', { code: 'forbidden' }))).toBe('forbidden');
  expect(supportCode(new CallError('network'))).toBeUndefined();
});

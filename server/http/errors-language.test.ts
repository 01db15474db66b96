import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { ERRORS, type ErrorBody, PortalError } from '#contract/errors.ts';
import { mapErrors } from './errors.ts';

const app = fastify();
mapErrors(app);
app.get('/table', () => {
  throw new PortalError('forbidden');
});
app.get('/exact', () => {
  throw new PortalError('forbidden', { is: 'school-has-uploads', school: 'North' });
});
afterAll(() => app.close());

const said = async (url: string, language: string) =>
  (await app.inject({ url, headers: { 'accept-language': language } })).json<ErrorBody>();

it('a sentence of the error table is said in the language of the request', async () => {
  expect(await said('/table', 'es-US')).toEqual({ code: 'forbidden', message: 'Su rol no permite esto.' });
  expect(await said('/table', 'en')).toEqual({ code: 'forbidden', message: ERRORS.forbidden.message });
});

it('one that says more exactly what happened is, too, with its values', async () => {
  const [spanish, english] = [
    'North tiene archivos subidos y no se puede quitar.',
    'North has uploads and cannot be removed.',
  ];
  expect(await said('/exact', 'es')).toEqual({ code: 'forbidden', message: spanish });
  expect(await said('/exact', 'en')).toEqual({ code: 'forbidden', message: english });
});

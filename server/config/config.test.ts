import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { SETTINGS } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';

const OIDC = { OIDC_ISSUER: 'https://id.test/', OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: 'https://portal.test/api' };

describe('the configuration', () => {
  it('needs nothing to start on one machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      role: 'all',
      operators: ['operator@demo.test'],
      demo: true,
      maxUploadBytes: 4096 * 1024 * 1024,
      external: null,
    });
  });

  it('takes an empty setting for one that is not there', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('has no operator without the demo unless one is named', () => {
    expect(readConfig({ PORTAL_DEMO: '0' }).operators).toEqual([]);
    expect(readConfig({ PORTAL_DEMO: '0', PORTAL_OPERATORS: ' A@b.test, c@d.test,' }).operators).toEqual([
      'a@b.test',
      'c@d.test',
    ]);
    expect(readConfig({ PORTAL_OPERATORS: 'a@b.test' }).operators).toEqual(['a@b.test', 'operator@demo.test']);
  });

  it('sends e-mail over the server it is told, and never repeats the password of it', () => {
    const PORTAL_MAIL_FROM = 'portal@district.test';
    const mail = (PORTAL_SMTP_URL: string) => readConfig({ PORTAL_SMTP_URL, PORTAL_MAIL_FROM }).mail;
    expect(readConfig({}).mail).toBeNull();
    expect(mail('smtp://me%40x.test:p%3Aw@mail.test')).toEqual({
      host: 'mail.test',
      port: 587,
      secure: false,
      account: { user: 'me@x.test', pass: 'p:w' },
      from: PORTAL_MAIL_FROM,
    });
    expect(mail('smtps://mail.test')).toMatchObject({ port: 465, secure: true, account: null });
    expect(mail('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525 });
    for (const wrong of ['mail.test', 'http://me:secret@mail.test', 'smtp:'])
      expect(() => mail(wrong), wrong).toThrow(/^PORTAL_SMTP_URL: (?!.*secret)/);
    expect(() => readConfig({ PORTAL_SMTP_URL: 'smtp://mail.test' })).toThrow('PORTAL_MAIL_FROM');
  });

  it('has no demo beside an external provider, whose accounts the portal does not make', () => {
    expect(readConfig(OIDC)).toMatchObject({ demo: false, operators: [] });
  });

  it('keeps the origin of the public address alone', () => {
    expect(readConfig({ PORTAL_PUBLIC_URL: 'https://portal.test/some/where/' }).publicUrl).toBe('https://portal.test');
  });

  it('has the API at the public address unless it is told another', () => {
    const PORTAL_PUBLIC_URL = 'https://portal.test';
    expect(readConfig({ PORTAL_PUBLIC_URL }).apiUrl).toBe(PORTAL_PUBLIC_URL);
    expect(readConfig({ PORTAL_PUBLIC_URL, PORTAL_API_URL: 'https://api.test/v1/' }).apiUrl).toBe('https://api.test');
  });

  it('reads an external provider with the usual claims', () => {
    expect(readConfig(OIDC).external).toEqual({
      issuer: 'https://id.test/',
      clientId: 'web',
      audience: 'https://portal.test/api',
      algorithms: ['RS256'],
      tokenForm: 'at+jwt',
      operatorFactors: null,
      emailClaim: 'email',
      emailVerifiedClaim: 'email_verified',
    });
  });

  it('names what looks like a setting and is not one, but not what tests and Kubernetes set', () => {
    const environment = {
      ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, 'x'])),
      ...{ PORTAL_DATA_DR: '/data', PORTAL_DEMOS: '0', HOME: '/', PORTAL_TEST_SEED: '7' },
      ...{
        PORTAL_API_SERVICE_PORT_HTTP: '80',
        PORTAL_API_PORT_80_TCP_ADDR: '10.0.0.1',
        PORTAL_API_PORT: 'tcp://10.0.0.1:80',
      },
    };
    expect(unknownSettings(environment)).toEqual(['PORTAL_DATA_DR', 'PORTAL_DEMOS']);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT: use a whole number from 1 to 65535.'],
    [{ PORT: 'http' }, 'PORT: use a whole number from 1 to 65535.'],
    [{ PORTAL_MAX_UPLOAD_MB: '0.5' }, 'PORTAL_MAX_UPLOAD_MB: use a whole number from 1 to 1000000.'],
    [{ PORTAL_ROLE: 'boss' }, 'PORTAL_ROLE: use all, api or worker.'],
    [{ PORTAL_ROLE: 'api' }, 'DATABASE_URL'],
    [{ PORTAL_PUBLIC_URL: 'portal' }, 'PORTAL_PUBLIC_URL'],
    [{ PORTAL_API_URL: 'api' }, 'PORTAL_API_URL'],
    [{ PORTAL_PUBLIC_URL: 'portal.test:8443' }, 'PORTAL_PUBLIC_URL'],
    [{ ...OIDC, PORTAL_PUBLIC_URL: 'localhost:3000' }, 'PORTAL_PUBLIC_URL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ PORTAL_WORKER_PORT: '80a' }, 'PORTAL_WORKER_PORT'],
    [{ PORTAL_WORKER_PORT: '70000' }, 'PORTAL_WORKER_PORT'],
    [{ PORTAL_SMTP_URL: 'smtp://me:50%off@mail.test', PORTAL_MAIL_FROM: 'a@b.test' }, 'PORTAL_SMTP_URL'],
    [{ PORTAL_TRINO_URL: 'https://me:50%off@trino.test/hive/portal' }, 'PORTAL_TRINO_URL'],
    [{ OIDC_ISSUER: 'https://id.test' }, 'OIDC_CLIENT_ID'],
    [{ ...OIDC, OIDC_ALGORITHMS: 'HS256' }, 'OIDC_ALGORITHMS'],
  ])('refuses %j, naming %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });
});

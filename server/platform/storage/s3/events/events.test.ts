import { execFileSync } from 'node:child_process';
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mapErrors } from '../../../../http/errors.ts';
import { EVENTS_PATH, mountStoreEvents } from './route.ts';

const BUCKET = 'files';
const SECRET = 'a-secret-of-24-characters';
const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:arrivals';
const CERTIFICATE_URL = 'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-1.pem';
const KEY = 'raw/eoa=1/2';

const recordsOf = (key: string, eventName = 'ObjectCreated:Put', bucket = BUCKET) => ({
  Records: [{ eventName, s3: { bucket: { name: bucket }, object: { key } } }],
});

let app: FastifyInstance;
let arrived: string[] = [];
let fetched: string[] = [];
let key: KeyObject;
let certificate: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sns-'));
  const file = (name: string) => join(folder, name);
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=sns.amazonaws.com'];
  execFileSync('openssl', [...args, '-keyout', file('key.pem'), '-out', file('cert.pem')], { stdio: 'ignore' });
  key = createPrivateKey(readFileSync(file('key.pem')));
  certificate = readFileSync(file('cert.pem'), 'utf8');
  rmSync(folder, { recursive: true });
  app = fastify();
  mapErrors(app);
  await mountStoreEvents(
    app,
    { bucket: BUCKET, secret: SECRET, topic: TOPIC },
    async (keys) => void arrived.push(...keys),
    async (address) => {
      fetched.push(address);
      return certificate;
    },
  );
});
afterAll(() => app.close());
beforeEach(() => {
  arrived = [];
  fetched = [];
});

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({ method: 'POST', url: EVENTS_PATH, payload, headers });
  return answer.statusCode;
};
const bearer = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };

describe('a notification with the secret', () => {
  it.each([
    ['S3', recordsOf('quarantine/raw/eoa%3D1/2')],
    [
      'MinIO',
      { EventName: 's3:ObjectCreated:Put', ...recordsOf('quarantine%2Fraw%2Feoa%3D1%2F2', 's3:ObjectCreated:Put') },
    ],
    ['a transfer in parts', recordsOf('quarantine/raw/eoa%3D1/2', 'ObjectCreated:CompleteMultipartUpload')],
    [
      'EventBridge',
      {
        source: 'aws.s3',
        'detail-type': 'Object Created',
        detail: { bucket: { name: BUCKET }, object: { key: `quarantine/${KEY}` } },
      },
    ],
  ])('of %s names what has arrived', async (_from, body) => {
    expect(await post(body, bearer)).toBe(204);
    expect(arrived).toEqual([KEY]);
  });

  it.each([
    ['of another bucket', recordsOf(`quarantine/${KEY}`, 'ObjectCreated:Put', 'other')],
    ['of what the portal wrote itself', recordsOf(KEY)],
    ['of a removal', recordsOf(`quarantine/${KEY}`, 'ObjectRemoved:Delete')],
    ['with a key that cannot be read', recordsOf('quarantine/%E0%A4%A')],
    ['that only tests', { Service: 'Amazon S3', Event: 's3:TestEvent' }],
  ])('%s is taken and does nothing', async (_name, body) => {
    expect(await post(body, bearer)).toBe(204);
    expect(arrived).toEqual([]);
  });

  it('may show it as the password of an address', async () => {
    const basic = (secret: string) => ({ authorization: `Basic ${Buffer.from(`store:${secret}`).toString('base64')}` });
    expect(await post(recordsOf(`quarantine/${KEY}`), basic(SECRET))).toBe(204);
    expect(await post(recordsOf(`quarantine/${KEY}`), basic('another'))).toBe(401);
    expect(arrived).toEqual([KEY]);
  });

  it('is refused with none, another, or a part of it', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer x', `Bearer ${SECRET.slice(1)}`, `Bearer ${SECRET}x`, SECRET])
      expect(await post(recordsOf(`quarantine/${KEY}`), { authorization }), authorization).toBe(401);
    expect(arrived).toEqual([]);
  });

  it('is refused when it is not JSON', async () => expect(await post('{', bearer)).toBe(400));
});

describe('a notification of SNS', () => {
  const message = (over: Record<string, string> = {}) => {
    const fields: Record<string, string> = {
      Type: 'Notification',
      MessageId: '1',
      TopicArn: TOPIC,
      Message: JSON.stringify(recordsOf(`quarantine/${KEY}`)),
      Timestamp: new Date().toISOString(),
      ...over,
    };
    const names = ['Message', 'MessageId', 'SubscribeURL', 'Subject', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.map((name) => (fields[name] === undefined ? '' : `${name}\n${fields[name]}\n`)).join('');
    const Signature = sign('sha256', Buffer.from(text), key).toString('base64');
    return { ...fields, SignatureVersion: '2', SigningCertURL: CERTIFICATE_URL, Signature };
  };
  const plain = { 'content-type': 'text/plain; charset=UTF-8' };

  it('is taken when SNS signed it', async () => {
    expect(await post(message(), plain)).toBe(204);
    expect(arrived).toEqual([KEY]);
    expect(fetched).toEqual([CERTIFICATE_URL]);
  });

  it.each([
    ['whose message was altered', () => ({ ...message(), Message: JSON.stringify(recordsOf('quarantine/other')) })],
    ['of another topic', () => message({ TopicArn: `${TOPIC}-other` })],
    ['of hours ago', () => message({ Timestamp: new Date(Date.now() - 2 * 3_600_000).toISOString() })],
    ['with a certificate of somebody else', () => ({ ...message(), SigningCertURL: 'https://sns.example.org/a.pem' })],
    ['with a certificate by plain HTTP', () => ({ ...message(), SigningCertURL: CERTIFICATE_URL.replace('s:', ':') })],
    [
      'whose host only looks right',
      () => ({ ...message(), SigningCertURL: 'https://sns.eu-central-1.amazonaws.com.example.org/a.pem' }),
    ],
    ['signed the old way', () => ({ ...message(), SignatureVersion: '1' })],
    ['without a signature', () => ({ ...message(), Signature: '' })],
  ])('%s is refused', async (_name, make) => {
    expect(await post(make(), plain)).toBe(401);
    expect(arrived).toEqual([]);
  });

  it('is agreed to by calling back SNS, and no one else', async () => {
    const asks = (SubscribeURL: string) => message({ Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL });
    const there = 'https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription';
    expect(await post(asks(there), plain)).toBe(204);
    expect(await post(asks('https://example.org/'), plain)).toBe(204);
    expect(fetched).toEqual([CERTIFICATE_URL, there, CERTIFICATE_URL]);
    expect(arrived).toEqual([]);
  });
});

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import { arrivedKeys } from './notification.ts';
import { isOfSns, readSnsMessage } from './sns.ts';

export const EVENTS_PATH = '/store/events';

export interface EventSettings {
  bucket: string;
  /**
   * What a notification must show, as a bearer token or as the password of basic authentication;
   * null: none is taken this way.
   */
  secret: string | null;
  /** ARN of the SNS topic whose signed messages are taken; null: none are. */
  topic: string | null;
}

/** Fetches a text. Replaced in tests, which have no internet. */
export type FetchText = (address: string) => Promise<string>;

const fetchText: FetchText = async (address) => {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${answer.status} from SNS`);
  return await answer.text();
};

/**
 * Where the store says what has arrived. The portal would find it by itself, later: a notification names keys, and
 * whatever else it says, each is looked up in the store.
 */
export async function mountStoreEvents(
  app: FastifyInstance,
  settings: EventSettings,
  onArrived: (keys: readonly string[]) => Promise<void>,
  fetched: FetchText = fetchText,
): Promise<void> {
  await app.register(async (scope) => {
    // SNS calls its JSON plain text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(EVENTS_PATH, { bodyLimit: 512 * 1024 }, async (request, reply) => {
      const body = parsed(request.body);
      const told = hasSecret(request.headers.authorization, settings.secret)
        ? body
        : await fromSns(body, settings, fetched);
      if (told !== null) await onArrived(arrivedKeys(told, settings.bucket));
      return await reply.code(204).send();
    });
  });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new PortalError('bad_request');
  }
}

function hasSecret(header: string | undefined, secret: string | null): boolean {
  const [scheme, value = ''] = (header ?? '').split(' ');
  if (secret === null || value === '') return false;
  const given =
    scheme?.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** What SNS passes on; null where it only asked whether it may. @throws PortalError unauthenticated */
async function fromSns(body: unknown, { topic }: EventSettings, fetched: FetchText): Promise<unknown> {
  const message = topic === null ? null : await readSnsMessage(body, topic, fetched);
  if (message === null) throw new PortalError('unauthenticated');
  if (message.Type === 'Notification') return parsed(message.Message);
  if (message.SubscribeURL !== undefined && isOfSns(message.SubscribeURL)) await fetched(message.SubscribeURL);
  return null;
}

import type { z } from 'zod';
import { ErrorBody } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { language } from '#web/messages/language.ts';
import { CallError } from './call-error.ts';
import { readConfig } from './config.ts';
import { tokenSource } from './session/session.ts';

/** A part of a call: absent where the route has none, optional where every field of it is. */
type PartOfCall<Key extends string, Schema extends z.ZodType> = [Schema] extends [z.ZodUndefined]
  ? { [K in Key]?: undefined }
  : Record<never, never> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> };

export type CallArgs<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = PartOfCall<'params', P> &
  PartOfCall<'query', Q> &
  PartOfCall<'body', B> & {
    signal?: AbortSignal;
    /** Arrives also where the page is left or starts again. */
    keepalive?: boolean;
  };

interface Request {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/**
 * Carries out a route of the contract and checks its answer against it.
 * @throws CallError
 */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
  args: CallArgs<P, Q, B>,
): Promise<z.output<A>> {
  const response = await send(route, args);
  const body: unknown = route.answer === undefined ? undefined : await readJson(response);
  const answer = route.answer?.safeParse(body);
  if (answer !== undefined && !answer.success) throw new CallError('bad response', { status: response.status });
  // Without a declared answer A is ZodUndefined, whose output is undefined.
  return answer?.data as z.output<A>;
}

/** The answer as it comes, for streamed files. @throws CallError */
export async function send(route: Route, request: Request): Promise<Response> {
  const token = await bearer();
  if (token === null) return accepted(await attempt(route, request, withoutBearer(route)));
  const first = await attempt(route, request, token);
  if (first.status !== 401) return accepted(first);
  const another = await anotherThan(token);
  return accepted(another === null ? first : await attempt(route, request, another));
}

/** A call that needs to know who asks is not sent while no one is signed in: its answer could only be a 401. */
function withoutBearer({ scope }: Route): null {
  if (scope === 'public') return null;
  throw new CallError('bad request', { code: 'unauthenticated', message: fetchErrors.noUser });
}

const bearer = () => tokenSource.get().catch(() => null);

/** A bearer in place of a refused one: what another call has renewed meanwhile, otherwise one silent renewal. */
async function anotherThan(refused: string): Promise<string | null> {
  const current = await bearer();
  return current === refused ? tokenSource.renew() : current;
}

async function attempt(route: Route, { params, query, body, signal, keepalive }: Request, token: string | null) {
  const headers = new Headers({ accept: route.streams ?? 'application/json', 'accept-language': language });
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const antiForgery = readCookie('XSRF-TOKEN');
  if (antiForgery !== null) headers.set('X-XSRF-TOKEN', antiForgery);
  try {
    const { api } = await readConfig();
    const address = api.replace(/\/$/, '') + addressOf(route.path, params, query);
    return await fetch(address, { method: route.method, headers, signal, keepalive, body: JSON.stringify(body) });
  } catch (error) {
    throw withoutResponse(error, signal);
  }
}

/** '/eoa/:eoaId/schools' with its parameters filled in and the query behind it; undefined query fields are left out. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function withoutResponse(error: unknown, signal: AbortSignal | undefined): CallError {
  if (signal?.aborted) return new CallError('canceled');
  if (error instanceof DOMException && error.name === 'TimeoutError') return new CallError('timeout');
  if (error instanceof DOMException && error.name === 'AbortError') return new CallError('aborted');
  return new CallError('network');
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { status } = response;
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  const particulars = body.success ? { status, ...body.data } : { status };
  if (status === 408 || status === 504) throw new CallError('timeout', particulars);
  throw new CallError(status < 500 ? 'bad request' : 'bad response', particulars);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new CallError('bad response', { status: response.status });
  }
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

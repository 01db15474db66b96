import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AuditId } from '#contract/ids.ts';
import type { Route, RouteScope } from '#contract/route.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Member, Person } from '#server/identity/person.ts';
import { languageOf } from '#server/words/reader-language.ts';
import { type AuditEvent, hasRecorded, recordEvent } from '../platform/audit-trail/record-event.ts';
import type { Transaction } from '../platform/database/database.ts';
import { authorize, type Caller, type Guard, tenantOf } from './authorize.ts';
import { type Download, sendDownload } from './download.ts';
import { parseInput } from './parse-input.ts';
import { timeZoneOf } from './time-zone.ts';

export const API_PREFIX = '/api';

/**
 * Bodies are forms of a few fields. The longest name each school of an audit twice, 2,000 at most; an operator's list
 * of schools and members is longer.
 */
const BODY_BYTES = 256 * 1024;
const OPERATOR_BODY_BYTES = 4 * 1024 * 1024;

/** What the event is about, beside who and which: those the route and the caller say. */
type About = Pick<AuditEvent, 'file' | 'schoolIds' | 'details'>;

interface Signed {
  person: Person;
  /**
   * Of the member's audit in `audit` and `district` routes, otherwise across audits (portal_system). Commits
   * when the handler returns.
   */
  tx: Transaction;
}
interface InAudit extends Signed {
  member: Member;
  /** Writes the route's event to the audit log, in the same transaction. */
  record(about?: About): Promise<void>;
}
interface AsOperator extends Signed {
  record(about: About & { auditId: AuditId }): Promise<void>;
}

/** What a handler gets besides its input, by the scope of its route. */
type HandlerContext<S extends RouteScope> = S extends 'public'
  ? object
  : S extends 'person'
    ? Signed
    : S extends 'operator'
      ? AsOperator
      : InAudit;

export type Call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  S extends RouteScope,
> = HandlerContext<S> & {
  /** Of the reader. */
  language: Language;
  /** IANA name, of the reader. */
  timeZone: string;
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
};

/** JSON routes answer their schema's value; streaming routes a Download; 204 routes nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: an async handler without a return statement has this type.
type AnswerOf<A extends z.ZodType> = A extends z.ZodUndefined ? Download | void : z.input<A>;

/**
 * Binds a route to its handler: authorises, validates at the border, opens the transaction, and checks what goes out.
 * The handler may trust all it is given.
 */
export function serve<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  S extends RouteScope,
>(
  app: FastifyInstance,
  guard: Guard,
  route: Route<P, Q, B, A, S>,
  handler: (call: Call<P, Q, B, S>) => AnswerOf<A> | Promise<AnswerOf<A>>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const admit = async (request: FastifyRequest, by: Guard) => {
    const caller = await authorize(route, request, by);
    callers.set(request, caller);
    request.person = caller.person;
  };
  app.route({
    method: route.method,
    url: `${API_PREFIX}${route.path}`,
    config: { route: route.name },
    bodyLimit: route.scope === 'operator' ? OPERATOR_BODY_BYTES : BODY_BYTES,
    // Before the body is read: who may not call learns nothing about what a valid call looks like.
    onRequest: (request) => admit(request, guard),
    // Again once it is there: a sender may keep it back for hours, and lose the session or the role
    // meanwhile. Counted once.
    preHandler: async (request) => {
      if (request.body !== undefined) await admit(request, { ...guard, limits: undefined });
    },
    handler: async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const input = {
        params: parseInput(route.params, request.params, language),
        query: parseInput(route.query, request.query, language),
        body: parseInput(route.body, request.body, language),
      };
      const reader = {
        language,
        timeZone: timeZoneOf(request.headers['x-time-zone']),
      };
      // Standing is decided by the route's scope, which `authorize` has just enforced; types cannot
      // follow a value's scope so far.
      const answer = await inTransaction(guard, route, callers.get(request), (standing) =>
        handler({ ...standing, ...input, ...reader } as Call<P, Q, B, S>),
      );
      return await send(reply, route, answer);
    },
  });
}

async function inTransaction<T>(
  guard: Guard,
  route: Route,
  caller: Caller | undefined,
  work: (standing: object) => T | Promise<T>,
): Promise<T> {
  const person = caller?.person;
  if (!person) return await work({});
  const member = caller.member;
  const run = async (tx: Transaction): Promise<T> => {
    const record = (about: Partial<AuditEvent> = {}) =>
      recordAs(tx, route, person, { ...about, auditId: member?.auditId ?? about.auditId });
    const answer = await work({ person, member, tx, record });
    if (route.event !== null && !hasRecorded(tx, route.event))
      throw new Error(`${route.name} recorded no ${route.event}`);
    return answer;
  };
  return member ? await guard.database.tenant(tenantOf(member, person), run) : await guard.database.system(run);
}

async function recordAs(
  tx: Transaction,
  { name, event }: Route,
  actor: Person,
  { auditId, ...about }: Partial<AuditEvent>,
): Promise<void> {
  if (event === null || auditId === undefined) throw new Error(`${name} has no event to record, or no audit`);
  await recordEvent(tx, { ...about, auditId, event, actor: { id: actor.id, name: actor.name } });
}

async function send(reply: FastifyReply, route: Route, answer: unknown): Promise<FastifyReply> {
  if (route.streams !== undefined) return await sendDownload(reply, answer as Download, route.streams); // AnswerOf says so
  reply.code(route.status ?? 200).header('cache-control', 'no-store');
  return await (route.answer ? reply.send(route.answer.parse(answer)) : reply.send());
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, once that is known; for the log line. */
    person: Person | null;
  }
  interface FastifyContextConfig {
    /** Name of the contract route. */
    route?: string;
  }
}

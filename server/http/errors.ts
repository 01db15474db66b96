import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, PortalError } from '#contract/errors.ts';
import { errorBody } from '#server/words/errors.ts';
import { languageOf } from '#server/words/reader-language.ts';
import { EngineFailure } from '../platform/lake/engine-failure.ts';
import { describeError } from '../platform/logging/describe-error.ts';

/** The one place where an error becomes an answer. */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => await sendError(reply, asPortalError(error, request)));
}

export async function sendError(reply: FastifyReply, error: PortalError): Promise<FastifyReply> {
  const { code, details } = error;
  const body = errorBody(error, languageOf(reply.request.headers['accept-language']));
  if (ERRORS[code].status >= 500) body.details = { ...details, request: supportCodeOf(reply.request) };
  if (code === 'too_many_requests' || code === 'unavailable') {
    const seconds = typeof details?.seconds === 'number' ? details.seconds : 5;
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', Math.ceil(seconds));
  }
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  return await reply
    .code(ERRORS[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/**
 * How the ID of a request begins that every line of the log about it has: short enough to be read out over the phone.
 */
const supportCodeOf = ({ id }: FastifyRequest) => id.slice(0, 8);

function asPortalError(error: unknown, request: FastifyRequest): PortalError {
  if (error instanceof PortalError) return error;
  if (error instanceof EngineFailure) {
    const { step, kind } = error;
    request.log.error({ step, kind }, 'The engine failed');
    return new PortalError('internal', undefined, { step, kind });
  }
  if (codeOf(error) === DEADLOCK) {
    request.log.error(describeError(error), 'Two changes waited for each other, and one was undone');
    return new PortalError('unavailable');
  }
  if (isOutage(error)) {
    request.log.error(describeError(error), 'A service the portal needs does not answer');
    return new PortalError('unavailable');
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new PortalError('too_large', 'request-too-large');
  if (status === 429) return new PortalError('too_many_requests');
  if (status === 503) return new PortalError('unavailable');
  if (typeof status === 'number' && status >= 400 && status < 500) return new PortalError('bad_request');
  request.log.error(describeError(error), 'A request failed');
  return new PortalError('internal');
}

/**
 * Classes 08 (connection), 53 (no disk, memory or connection left), 57P0x and 58030 (its disk fails) of PostgreSQL
 * (appendix A of its manual), a socket that is refused or cut, and a disk or files that ran out here.
 */
const OUTAGE_CODES =
  /^(08...|53...|57P0[1-3]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EMFILE|ENFILE)$/;

/** deadlock_detected: nothing of the change is there, and it succeeds once the other one has. */
const DEADLOCK = '40P01';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OUTAGE_CODES.test(codeOf(error))) return true;
  // Whatever the reason: the socket of a database that has ended is not there (ENOENT), a name is not known
  // while it moves (ENOTFOUND).
  if ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}

import { z } from 'zod';
import { type ErrorReason, nameOfReason } from './error-reasons.ts';

/** The one error table: code -> HTTP status -> the sentence a person reads when nothing more exact is known. */
export const ERRORS = {
  bad_request: { status: 400, message: 'Something is wrong with this request.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  not_found: { status: 404, message: 'This does not exist, or you do not have access to it.' },
  conflict: { status: 409, message: 'Someone changed this in the meantime. Reload to see the current version.' },
  too_large: { status: 413, message: 'The file is larger than the portal accepts.' },
  unprocessable: { status: 422, message: 'This request cannot be completed as it is.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, message: 'There’s been a system error. Wait a few minutes and try again.' },
  unavailable: { status: 503, message: 'The portal is not ready yet. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const ErrorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/**
 * The one error type. Thrown by services, mapped to an answer in one place, which says the sentence of its reason, or
 * that of its code, in the language of the reader. Its own message is for tests and debuggers.
 */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly reason: ErrorReason | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, reason?: ErrorReason, details?: Record<string, unknown>) {
    super(reason === undefined ? code : nameOfReason(reason));
    this.name = 'PortalError';
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

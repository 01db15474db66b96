import type { ErrorCode } from '#contract/errors.ts';
import { callErrors } from '#web/messages/en/shell.ts';

/** The client errors with a fixed name (docs/product.md#fixed-wording). A canceled call is not an error to show. */
export type CallErrorKind = keyof typeof callErrors;

interface Particulars {
  status?: number;
  code?: ErrorCode;
  message?: string;
  details?: Record<string, unknown>;
}

/** Signed out, too slow, too often: over by itself, or after signing in. */
const PASSING: readonly number[] = [401, 408, 429];

/** Why a call has no answer. `message` is written for the person. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(kind: CallErrorKind, { status, code, message, details }: Particulars = {}) {
    super(message ?? callErrors[kind]);
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The server understood and said no: to try again changes nothing. */
  get isRefusal(): boolean {
    const { code, status } = this;
    return code !== undefined && status !== undefined && status < 500 && !PASSING.includes(status);
  }

  /**
   * What was to be changed is gone or is no longer what it was, and no entry can be corrected:
   * nothing of it is left to save.
   */
  get isFinal(): boolean {
    return this.code === 'not_found' || (this.code === 'conflict' && this.details?.field === undefined);
  }
}

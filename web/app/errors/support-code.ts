import type { CallError } from '../call-error.ts';

/**
 * What support finds a failed call by: the beginning of its ID in the server's log, otherwise the
 * code of the error table.
 */
export function supportCode({ code, details }: CallError): string | undefined {
  return typeof details?.request === 'string' ? details.request : code;
}

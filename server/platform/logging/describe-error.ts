import { PortalError } from '#contract/errors.ts';

/**
 * What a log may hold of an error: its kind, its code, and where it happened. Never its message: those of PostgreSQL
 * and DuckDB quote values, and a value may be a student's.
 */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { kind: typeof error };
  if (error instanceof PortalError) return { kind: error.name, code: error.code, at: frames(error) };
  const described: Record<string, string> = { kind: error.name, at: frames(error) };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  if (error.cause instanceof Error) described.cause = error.cause.name;
  return described;
}

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' | ');

import { describeError } from './describe-error.ts';

/** Tells an error outside of requests: where it happened, and of its content only what describeError lets through. */
export type Log = (where: string, error: unknown) => void;

/** One JSON line each on the standard error, beside those of the requests. */
export const openLog = (level: string): Log =>
  level === 'silent'
    ? () => {}
    : (where, error) => {
        const line = { level: 'error', time: new Date().toISOString(), where, ...describeError(error) };
        process.stderr.write(`${JSON.stringify(line)}\n`);
      };

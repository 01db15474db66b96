import type { ConstructorOptions } from 'pg-boss';

const BEGAN = Date.now() - performance.now();

/**
 * Time that only goes forward. By the clock of the machine the queue looks for lost jobs at a time of day: one that was
 * ten minutes ahead and is set right looked again ten minutes later, and until then jobs of killed workers, and of
 * every key that had one running, waited.
 */
export const STEADY_CLOCK: NonNullable<ConstructorOptions['clock']> = {
  now: () => BEGAN + performance.now(),
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout), // what setTimeout above has answered
  setInterval: (work, milliseconds) => setInterval(work, milliseconds),
  clearInterval: (handle) => clearInterval(handle as NodeJS.Timeout), // as above
};

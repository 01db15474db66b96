import type { IngestResult } from '#server/ingest/result.ts';
import type { ProcessDependencies } from '#server/uploads/process/process.ts';
import { malformed, result } from '#server/uploads/test-portal.ts';
import { type Machine, running, type Weather } from './machine.ts';

/** Rows of a file, and of one that has lost most of them: its replacement waits to be confirmed. */
const ROWS = 100;
const FEW_ROWS = 20;
/** A child that is told to stop does so within this time. */
const STOPS_WITHIN = 200;

/** A file was read to its end. */
export interface Reading {
  machine: Machine;
  delivery: object | undefined;
  ended: number;
}

/** The child that reads a file: it takes its time, is told to stop, fails, or ends with its worker. */
export const ingestOf =
  (weather: Weather, machine: Machine, onRead: (reading: Reading) => void): ProcessDependencies['ingest'] =>
  async ({ fileName }, { onProgress, signal }) => {
    const { clock, random, isCalm } = weather;
    const delivery = running.getStore()?.delivery;
    await machine.pause('a file is read');
    const long = random.weighted([
      [random.between(100, 1_500), 5] as const,
      [random.between(1_500, isCalm ? 1_500 : 25_000), 3] as const,
    ]);
    await clock.wait((resume) => {
      machine.later(long, () => resume());
      signal.addEventListener('abort', () => machine.later(random.between(1, STOPS_WITHIN), () => resume()));
    });
    onProgress({ stage: 'saving', percent: 99 });
    signal.throwIfAborted();
    machine.mayFail('a child');
    onRead({ machine, delivery, ended: clock.now });
    return contentOf(fileName);
  };

/** The name of a file says what is in it, so that reading it again finds the same. */
function contentOf(fileName: string): IngestResult {
  if (fileName.includes('unreadable')) return malformed();
  const rows = fileName.includes('few rows') ? FEW_ROWS : ROWS;
  return result({ rowsRead: rows, rowsKept: rows });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShared, type SharedDatabase } from './database.ts';
import type { Plant } from './plants/plant.ts';
import { type Played, play } from './run.ts';

/** Rows of earlier runs stay, and every sweep reads them: after this many runs a new database is quicker. */
const RUNS_OF_ONE = 200;

/** Plays runs one after the other. */
export class Simulations {
  private readonly folder = mkdtempSync(join(tmpdir(), 'simulation-'));
  private shared: SharedDatabase | null = null;
  private runs = 0;

  async play(seed: number, plant?: Plant): Promise<Played> {
    const shared = await this.database();
    this.runs += 1;
    return await play(shared, this.folder, seed, plant);
  }

  private async database(): Promise<SharedDatabase> {
    if (this.shared && this.runs % RUNS_OF_ONE > 0) return this.shared;
    await this.shared?.close();
    this.shared = await openShared();
    return this.shared;
  }

  async close(): Promise<void> {
    await this.shared?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

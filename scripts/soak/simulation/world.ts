import { createHash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { refreshAfterFiles } from '#server/quality/refresh-after-files.ts';
import { type RequestRefresh, refreshBy } from '#server/quality/request-refresh.ts';
import { sendDue } from '#server/quality/workers.ts';
import { startUploadWorkers, type UploadWorkers } from '#server/uploads/workers.ts';
import { type Random, seeded } from '../../../demo/district/random.ts';
import { Clock } from './clock.ts';
import { databaseOf, type SharedDatabase, type Statement, type Wiring } from './database.ts';
import { ingestOf } from './ingest.ts';
import { Ledger } from './ledger.ts';
import { Failure, Machine, type Weather } from './machine.ts';
import type { Plant } from './plants/plant.ts';
import { SimulatedQueue } from './queue.ts';
import { refreshNumbers } from './refresh.ts';
import { SimulatedStore } from './store.ts';
import { seeClaim, seeRead } from './watch.ts';

/** No file of a simulation is as long. */
const MAX_BYTES = 1_000;
const QUOTA = { files: 1_000_000, bytes: 1_000_000_000 };
const RESTARTS_WITHIN = 5_000;

/** One of the ways in which a portal is run. */
export interface Shape {
  /** One process with the embedded database; otherwise an API and workers. */
  isEmbedded: boolean;
  workers: number;
  concurrency: number;
  /** The store takes the bytes by itself, and is asked what has arrived (S3). */
  asksStore: boolean;
  /** Share of jobs that are lost. */
  lost: number;
  /** How much more often things go wrong than in ordinary weather. */
  storm: number;
}

/** A portal of several processes in virtual time. */
export class World implements Weather, Wiring {
  readonly clock = new Clock();
  readonly random: Random;
  readonly ledger = new Ledger();
  readonly store = new SimulatedStore(this.clock);
  readonly queue: SimulatedQueue;
  readonly shape: Shape;
  readonly plant: Plant;
  readonly trace: string[] = [];
  isCalm = false;
  private readonly shared: SharedDatabase;
  private readonly workFolder: string;
  private readonly machines = new Map<string, Machine>();

  constructor(shared: SharedDatabase, workFolder: string, seed: number, plant: Plant) {
    this.shared = shared;
    this.workFolder = workFolder;
    this.random = seeded(seed);
    this.plant = plant;
    this.shape = { ...shapeOf(this.random), ...plant.where };
    this.queue = new SimulatedQueue(this, { twice: 0.2, lost: this.shape.lost });
  }

  get storm(): number {
    return this.shape.storm;
  }

  get engine() {
    return this.shared.engine;
  }

  note = (line: string): void => void this.trace.push(`${this.clock.elapsed} ${line}`);

  get hash(): string {
    return createHash('sha256').update(this.trace.join('\n')).digest('hex');
  }

  change = (statement: Statement): Statement | null => (this.plant.change ? this.plant.change(statement) : statement);

  gather = () => this.queue.gather();

  saw = (machine: Machine, statement: Statement, rows: readonly object[]): void => {
    this.note(`${machine.name}: ${statement.text.trim().replace(/\s+/g, ' ').slice(0, 60)} -> ${rows.length}`);
    if (/^\s*insert into upload \(/.test(statement.text)) this.ledger.nameOf(statement.values[0]);
    seeClaim(this, machine, statement, rows);
  };

  sorted = (rows: object[]): object[] => {
    const nameOf = (row: object) => ('id' in row ? this.ledger.nameOf(row.id) : '');
    return rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }));
  };

  failed = (who: string, error: unknown): void => {
    if (isExpected(error)) this.note(`${who}: ${String(error)}`);
    else this.ledger.findings.push(`${who} failed: ${String(error)}`);
  };

  /** What answers people. */
  get api(): Machine | undefined {
    return this.machines.get(this.shape.isEmbedded ? 'portal' : 'api');
  }

  databaseFor = (machine: Machine): Database =>
    databaseOf(this, machine, this.shape.isEmbedded ? 'pglite' : 'postgresql');
  queueFor = (machine: Machine): Queue =>
    this.plant.queue?.(this.queue.as(machine), this, machine) ?? this.queue.as(machine);
  refreshFor = (queue: Queue, by: 'worker' | 'person'): RequestRefresh =>
    this.plant.requestRefresh?.(refreshBy(queue), by) ?? refreshBy(queue);
  storeFor = (machine: Machine): Store =>
    this.plant.store?.(this.store.as(machine), this, machine) ?? this.store.as(machine);

  async begin(): Promise<void> {
    const { isEmbedded, workers } = this.shape;
    const names = isEmbedded
      ? ['portal']
      : ['api', ...Array.from({ length: workers }, (_, index) => `worker ${index + 1}`)];
    for (const name of names) await this.start(name);
  }

  /** Whoever is dead or frozen goes on, and nothing more goes wrong. */
  async calmDown(): Promise<void> {
    this.isCalm = true;
    this.note('calm');
    for (const [name, machine] of this.machines) {
      machine.frozenUntil = Math.min(machine.frozenUntil, this.clock.now);
      if (!machine.isAlive) await this.start(name);
    }
  }

  private async start(name: string): Promise<void> {
    const machine = new Machine(this, name);
    this.machines.set(name, machine);
    machine.onDeath(() =>
      this.clock.after(this.random.between(200, RESTARTS_WITHIN), async () => {
        if (this.machines.get(name) === machine) await this.start(name);
      }),
    );
    if (name === 'api') return;
    if (this.shape.isEmbedded) this.queue.releaseAll();
    await machine.run(() =>
      this.work(machine).catch((error: unknown) => {
        this.failed(name, error);
        machine.die('it had started');
      }),
    );
  }

  private async work(machine: Machine): Promise<void> {
    const database = this.databaseFor(machine);
    const queue = this.queueFor(machine);
    const deps: UploadWorkers = {
      ...{
        database,
        queue,
        store: this.storeFor(machine),
        workFolder: this.workFolder,
        maxBytes: MAX_BYTES,
        quota: QUOTA,
      },
      ...{ concurrency: this.shape.concurrency, asksStore: this.shape.asksStore },
      ingest: ingestOf(this, machine, (reading) => seeRead(this, reading)),
      inspect: () => Promise.reject(new Error('Nothing is staged here')),
      requestRefresh: this.refreshFor(queue, 'worker'),
    };
    await startUploadWorkers(deps);
    const refresh = (job: { auditId: string }) =>
      refreshNumbers({ machine, database, store: deps.store, random: this.random }, job);
    await queue.work('refresh-quality', { concurrency: 1 }, (job) =>
      refreshAfterFiles({ database, queue, refresh }, job),
    );
    await database.system((tx) => sendDue(tx, queue));
  }
}

/** What was made to fail, what the portal refuses, and what stops a child. */
const isExpected = (error: unknown): boolean =>
  error instanceof Failure ||
  error instanceof PortalError ||
  (error instanceof Error && error.message.startsWith('This file was canceled'));

function shapeOf(random: Random): Shape {
  const isEmbedded = random.chance(0.2);
  return {
    isEmbedded,
    workers: random.between(2, 3),
    concurrency: random.between(1, 2),
    asksStore: !isEmbedded && random.chance(0.4),
    lost: random.chance(0.3) ? 0.5 : 0,
    storm: random.pick([0.3, 1, 2]),
  };
}

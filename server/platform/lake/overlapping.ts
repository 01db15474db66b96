import PQueue from 'p-queue';
import type { LakeValues, OpenLake, SharedLake } from './lake.ts';
import { namesRead } from './names-read.ts';
import { type Statement, statementsOf, type Written } from './statement.ts';

interface Made {
  kind: Written['kind'];
  /** The last statement that made, filled or dropped it. */
  written: Promise<unknown>;
  /** Those that have named it since. */
  read: Promise<unknown>[];
  /** What a view is of, and what a macro looks up. */
  behind: readonly string[];
}

/** Of what may run now. Drops give back memory, and take no time. */
const FIRST = 1;

export interface OverlappingLake extends OpenLake {
  /** Drops each table as soon as none of the statements handed over before needs it anymore. */
  forget(): Promise<void>;
}

/**
 * Statements that are handed over all at once, in the order in which they would be run one by one, and run beside each
 * other. Each waits for the earlier ones that write what it names, and writes what earlier ones name only after them;
 * of those that may run, the first one handed over does.
 *
 * What a statement makes is how it begins (statement.ts); what it names is asked of the engine's parser.
 */
export function overlapping({ use }: Pick<SharedLake, 'use'>, atOnce: number): OverlappingLake {
  const made = new Map<string, Made>();
  const queue = new PQueue({ concurrency: atOnce });
  let position = 0;
  /** Statements are looked at in the order in which they were handed over. */
  let looked: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(
    { writes }: Pick<Statement, 'writes'>,
    read: ReadonlySet<string>,
    work: (lake: OpenLake) => Promise<T>,
    priority: number,
  ): Promise<T> => {
    const named = new Set([...read].flatMap((name) => [name, ...(made.get(name)?.behind ?? [])]));
    const waits = [...named].flatMap((name) => made.get(name)?.written ?? []);
    const before = writes && made.get(writes.name);
    const done = Promise.all([...waits, ...(before ? [before.written, ...before.read] : [])]).then(() =>
      queue.add(() => use(work), { priority }),
    );
    for (const name of named) made.get(name)?.read.push(done);
    if (writes) made.set(writes.name, { kind: writes.kind, written: done, read: [], behind: behindOf(writes, named) });
    return done;
  };
  const behindOf = ({ kind }: Written, named: ReadonlySet<string>) =>
    kind === 'VIEW' || kind === 'MACRO' ? [...named].filter((name) => made.has(name)) : [];

  const parser = {
    rows: <Row extends object>(step: string, sql: string) => use((lake) => lake.rows<Row>(step, sql)),
  };

  /** Looks at statements once those before them were looked at, and runs each in its turn. */
  const handOver = <T>(
    step: string,
    statements: readonly Statement[],
    work: (lake: OpenLake, text: string) => Promise<T>,
  ): Promise<T[]> => {
    const priority = -position++;
    const reading = namesRead(parser, step, statements);
    const started = Promise.all([reading, looked]).then(([names]) =>
      statements.map((one, at) => inTurn(one, names[at] ?? NOTHING, (lake) => work(lake, one.text), priority)),
    );
    looked = Promise.allSettled([looked, started]);
    return started.then(allOf);
  };

  return {
    run: async (step, sql) => void (await handOver(step, statementsOf(sql), (lake, text) => lake.run(step, text))),
    rows: async <Row extends object>(step: string, sql: string, values?: LakeValues) =>
      (await handOver(step, statementsOf(sql), (lake, text) => lake.rows<Row>(step, text, values))).flat(),
    append: async (table, rows) =>
      void (await handOver(`append.${table}`, statementsOf(`INSERT INTO ${table}`), (lake) =>
        lake.append(table, rows),
      )),
    forget: async () => {
      await looked;
      const tables = [...made].flatMap(([name, { kind }]) => (kind === 'TABLE' ? [{ kind, name }] : []));
      await allOf(
        tables.map((writes) =>
          inTurn({ writes }, NOTHING, (lake) => lake.run('forget', `DROP TABLE IF EXISTS ${writes.name}`), FIRST),
        ),
      );
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** As Promise.all, and nothing is still at work when it fails. */
export async function allOf<Works extends readonly Promise<unknown>[] | []>(works: Works) {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

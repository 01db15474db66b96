/**
 * Loaded before a portal that is to end with SIGKILL at a moment (aim.ts): it looks at the statements, files and lines
 * of children that pass, and leaves them as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { AIM_VARIABLE, Aim } from './aim.ts';

const file = process.env[AIM_VARIABLE] ?? '';
let aim: Aim | null = null;
let passed = 0;

function takeAim(): void {
  aim = Aim.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(`${file}.taken`, '');
}
// Later than the start, where what it catches up on is not what the aim is about.
process.on('SIGUSR2', takeAim);
if (existsSync(file)) takeAim();

/** Whether this is the moment, the first ones of its kind left out. */
function isTheOne(): boolean {
  passed += 1;
  return passed === aim?.nth;
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives before the next line, but the compiler cannot know.
  throw new Error('killed');
}

/**
 * Whether the transaction under way is the one. The embedded database has one at a time,
 * PostgreSQL one for each client.
 */
let isMarked = false;
const marked = new WeakSet<object>();

const query: unknown = Reflect.get(pg.Client.prototype, 'query');
if (typeof query !== 'function') throw new Error('pg has no query any more');
Reflect.set(pg.Client.prototype, 'query', function watched(this: pg.Client, ...args: unknown[]): unknown {
  const [asked] = args;
  const text = typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'));
  if (aim && 'statement' in aim && new RegExp(aim.statement, 'i').test(text) && isTheOne()) {
    isMarked = true;
    marked.add(this);
  }
  const isLast = marked.has(this) && /^\s*commit\b/i.test(text);
  if (isLast && aim?.when === 'before-commit') die();
  const answer: unknown = query.apply(this, args);
  return isLast ? Promise.resolve(answer).then(die) : answer;
});

// The embedded database commits by itself, once the work of a transaction is done.
const transaction = PGlite.prototype.transaction;
PGlite.prototype.transaction = async function watched<T>(
  this: PGlite,
  work: Parameters<typeof transaction<T>>[0],
): Promise<T> {
  const result = await transaction.call(this, async (tx) => {
    const done = await work(tx);
    if (isMarked && aim?.when === 'before-commit') die();
    return done;
  });
  if (isMarked) die();
  return result as T; // `call` forgets what the work answers
};

for (const name of ['rename', 'link'] as const) {
  const before = fs[name];
  fs[name] = async (from, to) => {
    await before(from, to);
    if (aim?.when === 'named' && new RegExp(aim.path).test(String(to)) && isTheOne()) die();
  };
}
syncBuiltinESMExports();

const parse = JSON.parse;
// The process that reads a file writes one line of JSON for each step and percent.
JSON.parse = (text, reviver) => {
  if (aim?.when === 'child-said' && String(text).startsWith('{"progress"') && isTheOne()) die();
  return parse(text, reviver);
};

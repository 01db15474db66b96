import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Sent } from './load.ts';

const STUCK_SECONDS = 60;

/** What the installation made of what was sent, read from outside of it. */
export interface Effects {
  /** Acknowledged and not processed. */
  lost: string[];
  /** Processed or received more than once. */
  doubled: string[];
  /** No one worked on for more than a minute, once everything ran again. */
  stuck: string[];
  /** Rows read and kept, problems and status of each file, and every panel of each audit, with IDs left out. */
  numbers: ReadonlyMap<string, string>;
}

/**
 * Waits until nothing is on its way and all numbers are of the files that are there, or until nothing
 * has moved for five minutes.
 */
export async function readEffects(database: pg.Pool, workers: number, sent: readonly Sent[]): Promise<Effects> {
  const stuck = new Set<string>();
  const began = Date.now();
  let before = '';
  let due: { name: string }[] = [];
  for (let still = 0; still < 300; still += 2) {
    const { rows } = await database.query<{ id: string; lifecycle: string; is_silent: boolean }>(OPEN, [
      STUCK_SECONDS,
      sent.map(({ uploadId }) => uploadId),
      workers,
    ]);
    // From when everything ran again: until then it had reason to wait.
    if (Date.now() - began < STUCK_SECONDS * 1000) for (const row of rows) row.is_silent = false;
    for (const { id, is_silent } of rows) if (is_silent) stuck.add(id);
    due = (await database.query<{ name: string }>(DUE)).rows;
    if (rows.length + due.length === 0) break;
    const now = JSON.stringify([rows.map(({ id, lifecycle }) => [id, lifecycle]), due.length]);
    if (now !== before) still = 0;
    before = now;
    await pause(2_000);
  }
  const { rows: done } = await database.query<{ id: string }>("select id from upload where lifecycle = 'done'");
  const finished = new Set(done.map(({ id }) => id));
  const { rows: twice } = await database.query<{ id: string }>(TWICE);
  return {
    lost: sent.filter(({ uploadId }) => !finished.has(uploadId)).map(({ fileName }) => fileName),
    doubled: twice.map(({ id }) => id),
    stuck: [...stuck, ...due.map(({ name }) => `numbers of ${name}`)],
    numbers: await numbersOf(database),
  };
}

/**
 * What was acknowledged and is not done. Silent: no one has worked on it for so long, and there is a
 * worker that works on nothing.
 */
const OPEN = `
  with life as (select audit_id, upload_id, max(beat_at) as beat_at from run group by audit_id, upload_id),
  work as (
    select count(*) as files from upload join life using (audit_id)
    where life.upload_id = upload.id and lifecycle = 'processing' and beat_at > now() - interval '10 seconds')
  select u.id, u.lifecycle,
    coalesce(life.beat_at, u.received_at, u.requested_at) < now() - $1 * interval '1 second' and work.files < $3 as is_silent
  from work cross join upload u left join life on life.audit_id = u.audit_id and life.upload_id = u.id
  where u.id = any ($2::uuid[]) and u.lifecycle <> 'done'`;

const DUE = `
  select d.name from quality_state s join audit a on a.id = s.audit_id join district d on d.id = a.district_id
  where s.computed < s.wanted`;

const TWICE = `
  select upload_id::text as id from audit_event where event in ('upload.received', 'upload.processed')
  group by upload_id, event having count(*) > 1`;

async function numbersOf(database: pg.Pool): Promise<Map<string, string>> {
  const { rows: files } = await database.query<{ name: string; value: string }>(`
    select d.name || ' ' || u.file_name as name,
      concat_ws(' ', u.verdict, u.sha256, r.rows_read, r.rows_kept, r.error_count, r.warning_count, r.note_count) as value
    from upload u join audit a on a.id = u.audit_id join district d on d.id = a.district_id
    join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run`);
  const { rows: panels } = await database.query<{ name: string; value: string }>(`
    select distinct on (d.name, p.panel) d.name || ' ' || p.panel as name, p.result as value
    from panel p join quality_state s on s.audit_id = p.audit_id and p.version <= s.computed
    join audit a on a.id = p.audit_id join district d on d.id = a.district_id
    where p.scope_key = 'all' order by d.name, p.panel, p.version desc`);
  const withoutIds = (text: string) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*');
  return new Map([...files, ...panels].map(({ name, value }) => [name, withoutIds(value ?? '')]));
}

/** Where two runs have other numbers, or one has none: the name, and from where on they differ. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => `${name}: ${firstDifference(one.get(name), other.get(name))}`);

function firstDifference(one = 'none', other = 'none'): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 40);
  return `${one.slice(from, at + 40)} <> ${other.slice(from, at + 40)}`;
}

import type { Statement } from './database.ts';
import type { Reading } from './ingest.ts';
import { type Machine, running } from './machine.ts';
import type { World } from './world.ts';

/** A worker learns every second whether its file is still wanted (heartbeat.ts), and a child stops at once. */
const HEARS_WITHIN = 3_000;
const CLAIM = /^\s*update upload set attempt = [^;]*lifecycle = 'processing'/;

/** A file is taken from a worker only where that one was silent, or someone has asked for something else meanwhile. */
export function seeClaim(
  { ledger, clock }: World,
  machine: Machine,
  { text, values }: Statement,
  rows: readonly object[],
): void {
  const id = values.find((value): value is string => typeof value === 'string' && ledger.files.has(value));
  const delivery = running.getStore()?.delivery as { isOver: boolean } | undefined; // what the queue made of it
  if (!CLAIM.test(text) || rows.length === 0 || id === undefined || !delivery) return;
  const held = ledger.holds.get(id);
  ledger.holds.set(id, { machine, delivery, since: clock.now });
  if (!held || held.delivery.isOver || !held.machine.isAlive) return;
  const { acts, name } = ledger.files.get(id) ?? { acts: [], name: '' };
  const wasAsked = acts.some(({ at }) => at >= held.since - 1_000);
  if (held.machine.troubledAt < held.since && !wasAsked)
    ledger.findings.push(`${name} was taken from ${held.machine.name}, which was at work on it`);
}

/** No one reads a file to its end that was canceled long before. */
export function seeRead({ ledger }: World, { machine, delivery, ended }: Reading): void {
  const [id = ''] = [...ledger.holds].find(([, hold]) => hold.delivery === delivery) ?? [];
  const file = ledger.files.get(id);
  const canceledAt = file?.acts.find(({ kind, answeredAt }) => kind === 'cancel' && answeredAt !== null)?.answeredAt;
  if (!file || !canceledAt || machine.troubledAt > canceledAt - HEARS_WITHIN) return;
  const again = file.acts.some(({ kind, at }) => kind === 'process again' && at > canceledAt);
  if (!again && ended - canceledAt > HEARS_WITHIN)
    ledger.findings.push(`${file.name} was read on for ${ended - canceledAt} ms after it was canceled`);
}

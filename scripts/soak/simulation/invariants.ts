import { failingRowsKey, lakeKey } from '#server/platform/lake/keys.ts';
import { rawKey } from '#server/uploads/keys.ts';
import type { ActKind, SentFile } from './ledger.ts';
import type { LoggedLine, State, UploadState } from './state.ts';
import { hashOf } from './store.ts';
import type { World } from './world.ts';

/** Everything that must hold once all is calm, as sentences where it does not. */
export function breaches(world: World, state: State): string[] {
  const linesOf = Map.groupBy(state.lines, ({ upload_id }) => upload_id);
  return [
    ...state.uploads.flatMap((upload) =>
      [
        ...endOf(world, upload),
        ...logOf(world, upload, linesOf.get(upload.id) ?? []),
        ...bytesOf(world, upload),
        ...replacementOf(state, upload),
      ].map((what) => `${world.ledger.nameOf(upload.id)} ${what}`),
    ),
    ...[...world.ledger.files.values()].flatMap((file) => actsOf(file, linesOf.get(file.id) ?? [])),
    ...versionsOf(world, state),
    ...numbersOf(world, state),
    ...orphansOf(world, state),
  ];
}

const counts = (upload: UploadState): boolean =>
  upload.verdict !== null && upload.verdict !== 'malformed' && upload.replaced_by_id === null && !upload.removed;

function endOf({ ledger }: World, { id, lifecycle, verdict, current_run, finished, removed }: UploadState): string[] {
  const file = ledger.files.get(id);
  const found: string[] = [];
  if (lifecycle === 'received' || lifecycle === 'processing') found.push(`is still ${lifecycle}`);
  const wasCanceled = file?.acts.some(({ kind }) => kind === 'cancel');
  if (file?.isAcknowledged && lifecycle !== 'done' && !(lifecycle === 'canceled' && wasCanceled))
    found.push(`was acknowledged and is ${lifecycle}`);
  if (lifecycle === 'canceled' && (verdict !== null || current_run !== null))
    found.push('was canceled and has a result');
  if ((verdict === null) !== (current_run === null))
    found.push('has a verdict without a run, or a run without a verdict');
  if (current_run !== null && !finished) found.push('shows a run that has no result');
  if (lifecycle !== 'done' && (verdict !== null || removed)) found.push(`is ${lifecycle} and was done before`);
  return found;
}

const PROCESSED = new Set(['upload.processed', 'upload.failed']);

/** One line for each thing that happened, and none for what did not. */
function logOf({ ledger }: World, upload: UploadState, lines: readonly LoggedLine[]): string[] {
  const found: string[] = [];
  const of = (event: string) => lines.filter((line) => line.event === event);
  const processed = lines.filter(({ event }) => PROCESSED.has(event));
  const stopped = of('upload.canceled').filter(({ details: { was } }) => was === 'received' || was === 'processing');
  const received = upload.sha256 === null ? 0 : 1;
  if (of('upload.received').length !== received) found.push(`has ${of('upload.received').length} lines "received"`);
  const asked = received + of('upload.retried').length;
  if (processed.length + stopped.length !== asked)
    found.push(`was asked for ${asked} times, processed ${processed.length} times and stopped ${stopped.length} times`);
  const runs = processed.map(({ details }) => details.run ?? 0);
  if (runs.some((run, at) => at > 0 && run <= (runs[at - 1] ?? 0)))
    found.push(`published its runs as ${runs.join(', ')}`);
  // Each claim and each cancellation counts one attempt.
  if (of('upload.canceled').length === 0 && runs.length > 0 && runs.at(-1) !== upload.attempt)
    found.push(`was published by attempt ${runs.at(-1)} when ${upload.attempt} had begun`);
  if (upload.current_run !== null && !runs.includes(upload.current_run)) found.push('shows a run without a line');
  if (upload.verdict !== null && upload.verdict !== 'malformed' && upload.current_run !== lastGood(processed))
    found.push('does not show its newest result');
  if (of('upload.replaced').length !== (upload.replaced_by_id === null ? 0 : 1))
    found.push(`has ${of('upload.replaced').length} lines "replaced"`);
  if (of('upload.canceled').some(({ details: { was } }) => was === 'done')) found.push('was canceled when it was done');
  if (processed.some(({ event }) => event === 'upload.processed') && upload.lifecycle !== 'done')
    found.push(`was processed and is ${upload.lifecycle}`);
  if (goesOnAfterCancel(lines)) found.push('was canceled and went on');
  const expired = of('upload.expired');
  if (expired.length > 1 || (expired.length === 0 && upload.lifecycle === 'expired'))
    found.push(`has ${expired.length} lines "expired"`);
  const wasReported = ledger.files.get(upload.id)?.acts.some(({ kind }) => kind === 'report failed');
  if (!wasReported && expired.some(({ at }) => at < upload.expires_at)) found.push('was given up before its time');
  return found;
}

/** Something was done to a file that was canceled before anyone asked for it again. */
function goesOnAfterCancel(lines: readonly LoggedLine[]): boolean {
  let isCanceled = false;
  for (const { event } of lines) {
    if (isCanceled && (event === 'upload.received' || PROCESSED.has(event))) return true;
    if (event === 'upload.canceled') isCanceled = true;
    if (event === 'upload.retried') isCanceled = false;
  }
  return false;
}

const lastGood = (processed: readonly LoggedLine[]): number | undefined =>
  processed.findLast(({ event }) => event === 'upload.processed')?.details.run;

/** What an act leaves in the log once it is answered. */
const LINE_OF: Record<ActKind, string | null> = {
  cancel: 'upload.canceled',
  remove: 'upload.removed',
  'put back': 'upload.put_back',
  'use held': 'upload.accepted',
  'process again': 'upload.retried',
  'report failed': 'upload.expired',
  'use again': null, // a line of the version that it makes
};

function actsOf({ name, acts }: SentFile, lines: readonly LoggedLine[]): string[] {
  return [...Map.groupBy(acts, ({ kind }) => kind)].flatMap(([kind, done]) => {
    const answered = done.filter(({ answeredAt }) => answeredAt !== null).length;
    const logged = lines.filter(({ event }) => event === LINE_OF[kind]).length;
    const isRight = LINE_OF[kind] === null || (logged >= answered && logged <= done.length);
    return isRight
      ? []
      : [`${name}: ${answered} of ${done.length} acts "${kind}" were answered, ${logged} are in the log`];
  });
}

function bytesOf({ store }: World, upload: UploadState): string[] {
  const { audit_id: auditId, id: uploadId, bytes_id, sha256, current_run, verdict, upload_file_type: type } = upload;
  const found: string[] = [];
  const raw = store.objects.get(rawKey(auditId, bytes_id));
  if (sha256 !== null && upload.lifecycle === 'done' && (raw === undefined || hashOf(raw.content) !== sha256))
    found.push(raw ? 'has other bytes than were received' : 'has lost its bytes');
  if (verdict !== null && verdict !== 'malformed' && current_run !== null)
    if (!store.objects.has(lakeKey({ type, auditId, uploadId, number: current_run })))
      found.push('shows rows that are not there');
  return found;
}

function replacementOf({ uploads }: State, { replaced_by_id, chain_id, requested_at }: UploadState): string[] {
  if (replaced_by_id === null) return [];
  const by = uploads.find(({ id }) => id === replaced_by_id);
  if (!by || by.chain_id !== chain_id || by.requested_at <= requested_at)
    return ['is replaced by none of its newer versions'];
  return by.verdict === null || by.verdict === 'malformed' ? ['is replaced by a version without rows'] : [];
}

/** One version of a file counts. */
function versionsOf({ ledger }: World, { uploads }: State): string[] {
  return [...Map.groupBy(uploads, ({ chain_id }) => chain_id)].flatMap(([chainId, versions]) => {
    const current = versions.filter(counts);
    const name = ledger.nameOf(chainId);
    return current.length > 1 ? [`${name} has ${current.length} current versions`] : [];
  });
}

function numbersOf({ ledger }: World, { numbers, uploads }: State): string[] {
  return ledger.audits.flatMap(({ auditId }, index) => {
    const state = numbers.find(({ audit_id }) => audit_id === auditId);
    const names = (files: readonly { id: string; run: number | null }[]) =>
      files
        .map(({ id, run }) => `${ledger.nameOf(id)} (${run})`)
        .toSorted()
        .join(', ');
    const of = `the numbers of audit ${index + 1}`;
    const due = state && state.wanted !== state.computed ? [`${of} are due and not computed`] : [];
    const used = names((state?.files ?? []).map(({ file_id, run }) => ({ id: file_id, run })));
    const current = uploads.filter((upload) => upload.audit_id === auditId && counts(upload));
    const expected = names(current.map(({ id, current_run }) => ({ id, run: current_run })));
    return used === expected ? due : [...due, `${of} are of ${used || 'nothing'}, and not of ${expected || 'nothing'}`];
  });
}

/**
 * Rows that no run shows or has shown are those of a worker that ended, or failed, before it
 * could publish or remove them.
 */
function orphansOf({ store, ledger }: World, { runs, uploads }: State): string[] {
  const known = new Set(
    runs
      .filter(({ finished }) => finished)
      .flatMap(({ upload_id: uploadId, number }) => {
        const upload = uploads.find(({ id }) => id === uploadId);
        if (!upload) return [];
        const run = { type: upload.upload_file_type, auditId: upload.audit_id, uploadId, number };
        return [lakeKey(run), failingRowsKey(run)];
      }),
  );
  return [...store.objects].flatMap(([key, { by, at }]) => {
    if (!key.startsWith('lake/') || known.has(key)) return [];
    const isExcused = !by.isAlive || by.troubledAt >= at;
    const [, id] = /file=([0-9a-f-]{36})/.exec(key) ?? [];
    return isExcused ? [] : [`rows of ${ledger.nameOf(id)} were kept that no run has published`];
  });
}

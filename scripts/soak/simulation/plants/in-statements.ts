import { forgotten, type PlantedBug, rewritten, where } from './plant.ts';

const FENCE = /and attempt = (\$\d+) and lifecycle = 'processing' returning current_run/;
const CLAIMS = /\(lifecycle = 'received' or lifecycle = 'processing' and not exists/;
const HANDS_BACK =
  /^ ?update upload set lifecycle = 'received' where audit_id = \$1 and id = \$2 and attempt = \$3 and lifecycle = 'processing'/;
const AWAITED = /lifecycle in \('requested', 'expired'\) returning attempt/;

/** Bugs in what is said to the database. */
export const IN_STATEMENTS: readonly (() => PlantedBug)[] = [
  () =>
    rewritten('a claim takes files from workers that live', [
      /and run\.beat_at > now\(\) - interval '10 seconds'/,
      'and false',
    ]),
  () =>
    rewritten('a claim takes files that are done', [
      CLAIMS,
      "(lifecycle in ('received', 'done') or lifecycle = 'processing' and not exists",
    ]),
  () =>
    rewritten('a claim takes files that were canceled', [
      CLAIMS,
      "(lifecycle in ('received', 'canceled') or lifecycle = 'processing' and not exists",
    ]),
  () =>
    rewritten('any attempt publishes', [
      FENCE,
      "and $1::int is not null and lifecycle = 'processing' returning current_run",
    ]),
  () =>
    rewritten('any attempt publishes, also of a file that was canceled', [
      FENCE,
      'and $1::int is not null returning current_run',
    ]),
  () => forgotten('a result without a line in the log', /^ ?insert into audit_event/, 'upload.processed'),
  () => rewritten('a sign of life does not say when', [/set beat_at = now\(\), stage/, 'set stage']),
  () =>
    rewritten('a worker does not hear that its file was canceled', [
      /and upload\.attempt = run\.number and upload\.lifecycle = 'processing'/,
      '',
    ]),
  () =>
    rewritten('a file is handed back as one without bytes', [
      HANDS_BACK,
      "update upload set lifecycle = 'requested' where audit_id = $$1 and id = $$2 and attempt = $$3 and lifecycle = 'processing'",
    ]),
  () =>
    rewritten('an overtaken attempt hands back what another has done', [
      HANDS_BACK,
      "update upload set lifecycle = 'received' where audit_id = $$1 and id = $$2 and $$3::int is not null",
    ]),
  // Someone has a job for them, as long as none is lost.
  () =>
    where(
      { lost: 0.9, isEmbedded: false, storm: 3 },
      rewritten('the sweep passes over files in work', [
        /or u\.lifecycle = 'processing' and \(r\.beat_at is null/,
        'or false and (r.beat_at is null',
      ]),
    ),
  () =>
    rewritten('the sweep passes over files that wait', [
      /or u\.lifecycle = 'received' and greatest/,
      'or false and greatest',
    ]),
  () =>
    rewritten('the sweep gives addresses up that are good', [
      /when u\.lifecycle = 'requested' and u\.expires_at \+ interval '5 minutes' < now\(\) then/,
      "when u.lifecycle = 'requested' then",
    ]),
  () =>
    rewritten('bytes are received twice', [
      AWAITED,
      "lifecycle in ('requested', 'expired', 'received', 'processing', 'done') returning attempt",
    ]),
  () =>
    rewritten('bytes of a file that was canceled are received', [
      AWAITED,
      "lifecycle in ('requested', 'expired', 'canceled') returning attempt",
    ]),
  () =>
    rewritten('bytes of a file that was given up are acknowledged and left', [
      AWAITED,
      "lifecycle in ('requested') returning attempt",
    ]),
  () =>
    rewritten('a replacement takes its place when its bytes arrive', [
      /^( ?update upload set lifecycle = 'received', size .*id = (\$\d+) and lifecycle in .*)$/,
      `with received as ($1), gone as (
        update upload older set replaced_by_id = newer.id from upload newer
        where newer.id = $2 and older.audit_id = newer.audit_id and older.chain_id = newer.chain_id and older.id <> newer.id
          and older.lifecycle = 'done' and older.replaced_by_id is null)
      select * from received`,
    ]),
  () =>
    forgotten(
      'a replacement leaves the version before it',
      /^ ?with head as .* update upload older set replaced_by_id/,
    ),
  () =>
    rewritten(
      'a version takes the place of a newer one',
      [/order by newest\.requested_at desc, newest\.id desc/, 'order by newest.requested_at, newest.id'],
      [/and \(older\.requested_at, older\.id\) < \(head\.requested_at, head\.id\)/, 'and older.id <> head.id'],
    ),
  () =>
    rewritten('to cancel forgets the result before', [
      /lifecycle = case when verdict is null then 'canceled' else 'done' end, attempt/,
      "lifecycle = 'canceled', attempt",
    ]),
  () =>
    rewritten('to process again forgets the result before', [
      /lifecycle = 'received', attempts_before = attempt/,
      "lifecycle = 'received', verdict = null, current_run = null, attempts_before = attempt",
    ]),
  () =>
    rewritten('older numbers take the place of newer ones', [
      /select wanted, computed, computed_at (from quality_state where audit_id = \$1 for update)/,
      'select wanted, 0 as computed, computed_at $1',
    ]),
  () =>
    rewritten('numbers are also of files that were removed', [
      /and u\.replaced_by_id is null and u\.removed_at is null order by/,
      'and u.replaced_by_id is null order by',
    ]),
];

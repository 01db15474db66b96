import { copyFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { USERS_WITHOUT_ROLES } from '#datasets/roster/layouts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { rawKey } from '../keys.ts';
import { fromOutside } from '../process/outside-fault.ts';
import { idOfPart } from './archive.ts';
import { markArrived } from './arrive.ts';
import type { InspectDependencies, StagedLook } from './inspect.ts';
import { removeUnowned } from './unowned.ts';

/** users.csv and roles.csv of one OneRoster export, both looked at and not confirmed. */
export interface UsersAndRoles {
  users: string;
  users_name: string;
  roles: string;
  roles_name: string;
}

/** Two looks that end at the same moment would each miss the other, so the rows of the person wait for each other. */
export const lockStaged = (tx: Transaction, { auditId, id }: StagedLook): Promise<number> =>
  tx.run(sql`
    select 1 from staged_file where audit_id = ${auditId} and state in ('inspecting', 'inspected', 'refused')
      and staged_by = (select staged_by from staged_file where audit_id = ${auditId} and id = ${id})
    order by id for update`);

/**
 * The pair that this file completes: of one person, out of one archive or none, under names that differ in
 * 'users' and 'roles' alone.
 */
export const pairWith = (tx: Transaction, { auditId, id }: StagedLook): Promise<UsersAndRoles | undefined> =>
  tx.row<UsersAndRoles>(sql`
    select users.id as users, users.file_name as users_name, roles.id as roles, roles.file_name as roles_name
    from staged_file as users
    join staged_file as roles on roles.audit_id = users.audit_id and roles.staged_by = users.staged_by and roles.purpose = users.purpose
      and roles.archive_id is not distinct from users.archive_id
      and replace(lower(roles.file_name), 'roles', '') = replace(lower(users.file_name), 'users', '')
    where users.audit_id = ${auditId} and ${id} in (users.id, roles.id) and users.purpose = 'bulk'
      and users.state = 'inspected' and users.inspection -> 'reason' ->> 'layout' = ${USERS_WITHOUT_ROLES}
      and roles.state = 'refused' and roles.refused ->> 'list' = 'oneroster-roles'
    order by users.staged_at desc, roles.staged_at desc limit 1`);

/**
 * Puts one staged file in the place of the two. Where they cannot be joined, or were confirmed
 * meanwhile, they stay as they are.
 */
export async function joinStaged(
  deps: InspectDependencies,
  { auditId }: StagedLook,
  pair: UsersAndRoles,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const { database, store, queue } = deps;
  const own = await mkdtemp(join(folder, 'join-'));
  const rolesPath = join(own, 'roles-file');
  await copyFile(await store.local(rawKey(auditId, pair.roles), folder), rolesPath);
  const answer = await deps.inspect(
    {
      rawPath: await store.local(rawKey(auditId, pair.users), folder),
      rolesPath,
      fileName: pair.users_name.replace(/(\.\w+)?$/, ' with roles.csv'),
      meantAs: 'STUDENT_ROSTER',
      context: { yearEnding: 0, schools: [], confirmed: {} },
      mayUnpack: false,
      maxBytes: deps.maxBytes,
      folder: own,
    },
    { signal },
  );
  const [joined] = answer.found === 'archive' ? answer.files : [];
  if (!joined || joined.size > deps.maxBytes) return;
  const id = idOfPart(pair.users, pair.roles);
  await fromOutside(store.publish(joined.path, rawKey(auditId, id)));
  const isJoined = await database.job(auditId, async (tx) => {
    const replaced = await tx.rows(sql`
      update staged_file set state = 'removed'
      where audit_id = ${auditId} and id in (${pair.users}, ${pair.roles}) and state in ('inspected', 'refused') returning id`);
    if (replaced.length < 2) return false;
    await tx.run(sql`
      insert into staged_file (id, audit_id, file_name, purpose, staged_by, staged_by_name, staged_at, expires_at, archive_id, archive_name)
      select ${id}, audit_id, ${joined.name}, purpose, staged_by, staged_by_name, staged_at, expires_at, archive_id,
        ${`${pair.users_name} + ${pair.roles_name}`}
      from staged_file where audit_id = ${auditId} and id = ${pair.users} on conflict do nothing`);
    await markArrived(tx, queue, auditId, id, joined);
    return true;
  });
  if (!isJoined) await removeUnowned(deps, auditId, [id]);
}

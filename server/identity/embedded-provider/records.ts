import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { IdentitySettings } from '../settings.ts';
import { isUnused } from '../signed-in/queries.ts';

/** Someone has signed in without a second factor (`amr`, RFC 8176). */
const PASSWORD_ALONE = sql`model in ('Session', 'AuthorizationCode', 'RefreshToken') and payload ? 'accountId'
  and not coalesce(payload -> 'amr' ? 'otp', false)`;

type Stored = { payload: AdapterPayload; consumed: boolean };

/**
 * What the provider remembers (sessions, grants, codes, refresh tokens), in the database, so that a restart signs
 * no one out. An ID is a bearer secret: only its hash is kept, and the ID is put back into what is read by it. Whatever
 * is of a session that no one uses is not there: a sign-in begins a new one, and no refresh token goes on with the old.
 * The same where everyone must show a second factor, for what a password alone has opened.
 */
export function recordsOf(
  database: Database,
  { inactivityMinutes, secondStep, demo }: Pick<IdentitySettings, 'inactivityMinutes' | 'secondStep' | 'demo'>,
): (model: string) => Adapter {
  const tooLittleShown = secondStep === 'everyone' && !demo ? PASSWORD_ALONE : sql`false`;
  return (model) => ({
    async upsert(id, payload, expiresIn = 0) {
      await database.system(async (tx) => {
        await tx.run(sql`
          insert into sign_in_record (model, id_hash, payload, grant_id, session_uid, expires_at)
          values (${model}, ${hashOf(id)}, ${withoutSecrets(payload)}::jsonb, ${payload.grantId ?? null},
            ${model === 'Session' ? (payload.uid ?? null) : null}, now() + make_interval(secs => ${expiresIn}))
          on conflict (model, id_hash) do update set payload = excluded.payload, grant_id = excluded.grant_id,
            session_uid = excluded.session_uid, expires_at = excluded.expires_at`);
        if (model === 'Interaction') await tx.run(sql`delete from sign_in_record where expires_at < now()`);
      });
    },

    async find(id) {
      const found = await first(sql`model = ${model} and id_hash = ${hashOf(id)}`);
      return found && { ...found, jti: id };
    },

    findByUid: (uid) => first(sql`model = ${model} and session_uid = ${uid}`),

    findByUserCode: () => Promise.resolve(undefined),

    /** One use each, also when two arrive at the same moment. */
    async consume(id) {
      const changed = await database.system((tx) =>
        tx.run(sql`
          update sign_in_record set consumed_at = now()
          where model = ${model} and id_hash = ${hashOf(id)} and consumed_at is null`),
      );
      if (changed === 0) throw new errors.InvalidGrant('already used');
    },

    async destroy(id) {
      await database.system((tx) =>
        tx.run(sql`delete from sign_in_record where model = ${model} and id_hash = ${hashOf(id)}`),
      );
    },

    async revokeByGrantId(grantId) {
      await database.system((tx) =>
        tx.run(sql`delete from sign_in_record where model = ${model} and grant_id = ${grantId}`),
      );
    },
  });

  async function first(condition: ReturnType<typeof sql>): Promise<AdapterPayload | undefined> {
    const found = await database.system((tx) =>
      tx.row<Stored>(sql`
        select payload, consumed_at is not null as consumed from sign_in_record
        where expires_at > now() and ${condition} and not (${tooLittleShown}) and not exists (
          select 1 from sign_in_session s
          where s.session_uid = coalesce(sign_in_record.session_uid, payload ->> 'sessionUid') and ${isUnused(inactivityMinutes)}
        )`),
    );
    return found && { ...found.payload, ...(found.consumed && { consumed: true }) };
  }
}

/**
 * `jti` is the ID itself; `cookie`, in an interaction, the ID of the session it began in, which the
 * provider never reads back.
 */
const withoutSecrets = (payload: AdapterPayload): string =>
  JSON.stringify(payload, (key, value: unknown) => (key === 'jti' || key === 'cookie' ? undefined : value));

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

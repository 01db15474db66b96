import type { MembershipId } from '#contract/ids.ts';
import { may } from '#contract/permissions.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { letterOf } from './letter.ts';
import { forgetNotices, insertNotices, type NoticeRow, selectNotices } from './queries.ts';
import { TOLD } from './told.ts';

export interface NoticeDependencies {
  database: Database;
  mail: Mail;
  /** For the links. */
  publicUrl: string;
}

/** Asked for at a time. */
const AT_ONCE = 500;

/**
 * Tells members by e-mail what the audit log says has happened, one letter each. What cannot be sent is left for
 * the next round; killed between handing over and writing that down, a round sends that one letter a second time.
 */
export async function sendNotices({ database, mail, publicUrl }: NoticeDependencies): Promise<void> {
  await database.system(forgetNotices);
  const postponed = new Set<MembershipId>();
  let isBlocked: boolean;
  do {
    const before = postponed.size;
    const rows = await database.system((tx) => selectNotices(tx, { limit: AT_ONCE, without: [...postponed] }));
    const [theirs, others] = [rows.filter(isAllowed), rows.filter((row) => !isAllowed(row))];
    await database.system((tx) => insertNotices(tx, others));
    for (const [first, ...more] of Map.groupBy(theirs, ({ membership_id }) => membership_id).values()) {
      if (!first) continue;
      const outcome = await mail.send(letterOf([first, ...more], publicUrl));
      if (outcome === 'later') postponed.add(first.membership_id);
      else await database.system((tx) => insertNotices(tx, [first, ...more]));
    }
    // Lines that wait for one address do not keep back those of others behind them.
    isBlocked = rows.length === AT_ONCE && postponed.size > before;
  } while (isBlocked);
}

const isAllowed = ({ roles, event }: NoticeRow): boolean => may(roles, TOLD[event]);

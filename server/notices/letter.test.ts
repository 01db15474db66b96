import { expect, it } from 'vitest';
import type { AuditId, MembershipId } from '#contract/ids.ts';
import { letterOf } from './letter.ts';

it('keeps the names in a letter on one line, so that none of them has sentences of its own', () => {
  const { subject, text } = letterOf(
    [
      {
        ...{
          audit_id: 'audit' as AuditId,
          event_id: 1,
          membership_id: 'member' as MembershipId,
          email: 'lead@demo.test',
        },
        ...{
          language: 'en',
          roles: ['ADMIN'],
          district: 'Grove\u2028Unified',
          event: 'selection.finalized',
          is_held: false,
        },
        ...{
          actor: 'Mel\r\n\r\nYour session has ended.\u202E',
          schools: ['North\nHigh'],
          upload_id: null,
          upload_file_type: null,
        },
        ...{ verdict: null, rows_read: null, rows_kept: null, errors: null },
      },
    ],
    'https://portal.test',
  );
  expect(subject).toBe('Grove Unified: North High: Mel Your session has ended. finalized the transcripts.');
  expect(text).toBe(
    `North High: Mel Your session has ended. finalized the transcripts.\nSee the transcripts: https://portal.test/transcripts\n\n--\nYou are a member of Grove Unified in the Educational Opportunity Audit. Change your email settings: https://portal.test/settings\n`,
  );
});

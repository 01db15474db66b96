import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readProfile } from '#contract/session.ts';
import { CallError } from '#web/app/call-error.ts';
import { closeErrorOf, useShownError } from '#web/app/errors/error-modal-state.ts';
import { formatDay } from '#web/app/format.ts';
import { type SessionAudit, useSession } from '#web/app/session/session.ts';
import { roleWords } from '#web/app/shell/role-words.ts';
import { callKey, useCall } from '#web/app/use-call.ts';
import { shell } from '#web/messages/en/shell.ts';
import { standing as words } from '#web/messages/en/standing.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { changedIn } from './changed.ts';

/** As often as the files of others are looked for. */
const LOOK_MS = 30_000;

/**
 * Beside every page: says that others closed or opened its audit, or changed what the person is in it, before
 * something is refused for it.
 */
export default function Standing() {
  const { audit, audits, profile } = useSession();
  const client = useQueryClient();
  const isOperatorPage = useLocation().pathname.startsWith('/audits');
  const [before, setBefore] = useState(audit);
  const [told, setTold] = useState<ReturnType<typeof changedIn>>(null);
  useCall(readProfile, {}, { refetchInterval: LOOK_MS });
  useEffect(() => lookWhereRefused(client), [client]);
  useClosesLoadErrors(told?.is === 'gone' || told?.is === 'role');
  if (profile !== null && !isSame(before, audit)) {
    const news = before && changedIn(before, audits);
    setBefore(audit);
    // An operator who closes an audit there knows.
    if (news !== null && !isOperatorPage) setTold(news);
  }
  if (told === null) return null;
  const { title, lines } = wordsOf(told, audit);
  const close = () => setTold(null);
  return (
    <Modal
      open
      size="choice"
      title={title}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {words.read}
        </Button>
      }
    >
      {lines.map((line, at) => (
        <Typography key={line} sx={{ mt: at === 0 ? 0 : 2 }}>
          {line}
        </Typography>
      ))}
    </Modal>
  );
}

/** What was refused as the access changed says less than that it has, and to try again does not help. */
function useClosesLoadErrors(isExplained: boolean): void {
  const of = useShownError()?.of;
  useEffect(() => {
    if (isExplained && of) closeErrorOf(of);
  }, [isExplained, of]);
}

const isSame = (one: SessionAudit | null, other: SessionAudit | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function wordsOf(told: NonNullable<ReturnType<typeof changedIn>>, now: SessionAudit | null) {
  switch (told.is) {
    case 'closed':
      return { title: words.closed, lines: [shell.closed.body(formatDay(told.closedAt)), words.closedUnsaved] };
    case 'reopened':
      return { title: words.reopened, lines: [words.reopenedBody] };
    case 'role':
      return { title: words.role, lines: [words.roleBody(roleWords(told.audit), told.audit.scope === 'school')] };
    case 'gone': {
      const next = now === null ? [] : [words.goneNow(now.district, now.yearEnding)];
      return { title: words.gone(told.audit.district, told.audit.yearEnding), lines: [words.goneBody, ...next] };
    }
  }
}

/** A call that is refused may be the first to know. */
function lookWhereRefused(client: QueryClient): () => void {
  const hear = (error: unknown) => {
    if (error instanceof CallError && (error.code === 'forbidden' || error.code === 'not_found'))
      void client.invalidateQueries({ queryKey: callKey(readProfile) });
  };
  const stops = [
    client.getQueryCache().subscribe((event) => {
      // Refused itself, it would be asked without end.
      const isProfile = event.query.queryKey[0] === readProfile.name;
      if (event.type === 'updated' && event.action.type === 'error' && !isProfile) hear(event.action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

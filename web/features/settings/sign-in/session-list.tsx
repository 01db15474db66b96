import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, readSignIn, type SignInSession } from '#contract/sign-in.ts';
import { formatShortTime } from '#web/app/format.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { signIn } from '#web/messages/en/sign-in.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { browserName } from './browser-name.ts';

const words = signIn.sessions;

/** Where the person is signed in; each browser but this one can be signed out from here. */
export function SessionList({ sessions }: { sessions: readonly SignInSession[] }) {
  const client = useQueryClient();
  const one = useSend(endSession);
  const others = useSend(endOtherSessions);
  // Also where it was over already: the list then shows it.
  const onSettled = () => void client.invalidateQueries({ queryKey: callKey(readSignIn) });
  const end = (sessionId: string) =>
    one.mutate({ params: { sessionId } }, { onSettled, onSuccess: () => announce(words.ended) });
  const endOthers = () =>
    others.mutate({}, { onSettled, onSuccess: ({ ended }) => announce(words.endedOthers(ended)) });
  const problem = one.error ?? others.error;
  return (
    <Box sx={{ mt: 6 }}>
      <Typography variant="subtitle2" component="h3">
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'portal.text2' }}>
        {words.strange}
      </Typography>
      {problem !== null && <Notice severity="error" title={problem.message} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={one.isPending && one.variables.params.sessionId === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </Box>
      {sessions.length > 2 && (
        <Button variant="outlined" sx={{ mt: 3 }} loading={others.isPending} onClick={endOthers}>
          {words.endOthers}
        </Button>
      )}
    </Box>
  );
}

interface RowProps {
  session: SignInSession;
  isEnding: boolean;
  onEnd: () => void;
}

function Row({ session: { is_this, browser, address, began_at, seen_at }, isEnding, onEnd }: RowProps) {
  const name = browserName(browser) ?? words.unknown;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        py: 2,
        '& + &': { borderTop: '1px solid', borderColor: 'portal.line' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2">{name}</Typography>
          {is_this && <Tag tone="success">{words.here}</Tag>}
        </Box>
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.lastSeen(formatShortTime(seen_at))} {address !== null && words.at(address)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.signedInAt(formatShortTime(began_at))}
        </Typography>
      </Box>
      {!is_this && (
        <Button loading={isEnding} aria-label={words.endOf(name)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </Box>
  );
}

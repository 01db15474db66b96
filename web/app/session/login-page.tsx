import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isPastDeadline, readDeadline } from '#web/app/inactivity/deadline.ts';
import { Footer } from '#web/app/shell/footer.tsx';
import { TopBar } from '#web/app/shell/top-bar.tsx';
import { session as words } from '#web/messages/en/session.ts';
import { Loader } from '#web/ui/states/loader.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { destinationFrom, isCallback } from './return-path.ts';
import { type ProviderInvitation, useSession } from './session.ts';
import { SessionProblem } from './session-problem.tsx';

/** One sentence, one button. An invitation link goes on to the provider by itself. */
export function LoginPage() {
  const { status, signIn } = useSession();
  const place = useLocation();
  const invitation = invitationIn(place.search);
  // No one signed out, and time was left: an administrator ended the session, or another browser did.
  const [ended] = useState(() => (isPastDeadline() ? words.unused : readDeadline() && words.ended));
  // Whoever followed the link of an invitation comes here next, to sign in for the first time.
  const isSaved = new URLSearchParams(place.search).get('password') === 'saved';
  const notice = isSaved ? words.saved : ended;
  const goesOn = status === 'signed-out' && invitation !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that no one is signed in
  useEffect(() => {
    if (goesOn) void signIn(invitation);
  }, [goesOn]);

  // With an answer of the provider in the address, the session itself is about to leave: two moves
  // would fight over the way.
  if (isCallback(place) && status !== 'error') return <Loader />;
  if (status === 'signed-in') return <Navigate to={destinationFrom(place)} replace />;
  if (status === 'error') return <SessionProblem />;
  if (status === 'loading' || goesOn) return <Loader />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', bgcolor: 'portal.surface' }}>
      <TopBar />
      <Box
        component="main"
        id="content"
        sx={{ width: '100%', maxWidth: 452, mx: 'auto', px: 4, pt: 'min(16vh, 144px)', pb: 12 }}
      >
        <Typography variant="h1" id="page-title" tabIndex={-1}>
          {words.title}
        </Typography>
        <Typography sx={{ mt: 1, color: 'portal.text2' }}>{words.lead}</Typography>
        {notice && (
          <Box sx={{ mt: 6 }}>
            <Notice severity={isSaved ? 'success' : 'info'} title={notice} />
          </Box>
        )}
        <Button
          variant="contained"
          fullWidth
          onClick={() => void signIn()}
          sx={{ minHeight: 48, mt: 6, fontSize: '1rem' }}
        >
          {words.signIn}
        </Button>
        {!isSaved && (
          <Typography variant="caption" component="p" sx={{ mt: 4, color: 'portal.text2' }}>
            {words.how}
          </Typography>
        )}
      </Box>
      <Footer />
    </Box>
  );
}

/** The three parameters of an invitation link (docs/sign-in.md), passed on only together. */
function invitationIn(search: string): Required<ProviderInvitation> | null {
  const query = new URLSearchParams(search);
  const invitation = query.get('invitation');
  const organization = query.get('organization');
  const organizationName = query.get('organization_name');
  if (!invitation || !organization || !organizationName) return null;
  return { invitation, organization, organization_name: organizationName };
}

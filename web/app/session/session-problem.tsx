import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PlainError } from '#web/ui/states/plain-error.tsx';
import { useSession } from './session.ts';

/** The page when it cannot be found out who is signed in. */
export function SessionProblem() {
  const { problem, retry, signOut } = useSession();
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', px: 4, pt: '14vh' }}>
      <PlainError message={fetchErrors.missingUser} hint={problem ?? undefined} onRetry={retry} />
      <Button onClick={() => void signOut()} sx={{ mt: 2 }}>
        {shell.signOut}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readSignIn, type SignIn } from '#contract/sign-in.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { formatDay } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { signIn as words } from '#web/messages/en/sign-in.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { SessionList } from './session-list.tsx';

type Factor = NonNullable<SignIn['second_factor']>;

/**
 * The person's password, the second step of their sign-in, and the browsers they are signed in with. Nothing where an
 * external provider signs people in.
 */
export function SignInCard() {
  const { data, isPending, isError, refetch } = useCall(readSignIn, {});
  if (data?.second_factor === null) return null;
  return (
    <Card title={words.title}>
      {isPending && <CardSkeleton lines={4} />}
      {isError && <InPlaceError message={toMissing(words.error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          {data.has_password && <Password />}
          <SecondFactor factor={data.second_factor} />
          <SessionList sessions={data.sessions} />
        </>
      )}
    </Card>
  );
}

function Password() {
  const { signIn } = useSession();
  const { password } = words;
  return (
    <Box sx={{ mb: 6 }}>
      <Typography variant="subtitle2" component="h3">
        {password.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 }}>
        <Button variant="outlined" onClick={() => void signIn({ new_password: 'choose', prompt: 'login' })}>
          {password.change}
        </Button>
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {password.leaves}
        </Typography>
      </Box>
    </Box>
  );
}

function SecondFactor({ factor: { since, recovery_codes, is_required } }: { factor: Factor }) {
  const { signIn } = useSession();
  const { factor } = words;
  const lead = (second_factor: 'set-up' | 'turn-off') => () => void signIn({ second_factor, prompt: 'login' });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {factor.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'portal.text2' }}>
        {since === null ? factor.off : factor.on(formatDay(since))}
        {since !== null && ` ${factor.codesLeft(recovery_codes)}.`} {is_required && factor.required}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 }}>
        <Button variant="outlined" onClick={lead('set-up')}>
          {since === null ? factor.setUp : factor.again}
        </Button>
        {since !== null && !is_required && <Button onClick={lead('turn-off')}>{factor.turnOff}</Button>}
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {factor.leaves}
        </Typography>
      </Box>
    </Box>
  );
}

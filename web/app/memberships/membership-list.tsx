import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listMemberships, type Membership } from '#contract/session.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { formatDay } from '#web/app/format.ts';
import { useCall } from '#web/app/use-call.ts';
import { memberships as words } from '#web/messages/en/people/memberships.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Where the person is a member and since when; of a pending one, what to do. */
export function MembershipList() {
  const { data, isPending, isError, refetch } = useCall(listMemberships, {});
  if (isPending) return <CardSkeleton lines={3} />;
  if (isError) return <InPlaceError message={toMissing(words.error)} onRetry={() => void refetch()} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((membership) => (
        <Row key={`${membership.district} ${membership.year_ending} ${membership.since}`} membership={membership} />
      ))}
    </Box>
  );
}

function Row({ membership: { district, year_ending, state, since } }: { membership: Membership }) {
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: '1px solid', borderColor: 'portal.line' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          <Dotted parts={[district, shell.district.classOf(year_ending)]} />
        </Typography>
        {state === 'pending' && <Tag tone="warning">{words.pending}</Tag>}
      </Box>
      <Typography variant="body2" sx={{ color: 'portal.text2' }}>
        {state === 'active' ? words.since(formatDay(since)) : words.addedOn(formatDay(since))}
      </Typography>
      {state === 'pending' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {words.toDo}
        </Typography>
      )}
    </Box>
  );
}

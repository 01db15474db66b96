import Typography from '@mui/material/Typography';
import { MembershipList } from '#web/app/memberships/membership-list.tsx';
import { useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/**
 * For a person who is signed in but belongs to no district yet, or whose districts still wait
 * for a proof of the address.
 */
export function NoAudit() {
  const { profile } = useSession();
  return (
    <>
      <PageHead title={shell.noAudit.title} description={shell.noAudit.body} />
      <Typography variant="subtitle2" sx={{ mb: 6 }}>
        {profile?.email ?? profile?.name}
      </Typography>
      <MembershipList />
    </>
  );
}

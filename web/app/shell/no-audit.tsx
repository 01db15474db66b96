import Typography from '@mui/material/Typography';
import { useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/** For a person who is signed in but belongs to no district yet. */
export function NoAudit() {
  const { profile } = useSession();
  return (
    <>
      <PageHead title={shell.noAudit.title} description={shell.noAudit.body} />
      <Typography variant="subtitle2">{profile?.email ?? profile?.name}</Typography>
    </>
  );
}

import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** No one is in the cohort yet. */
export function NoFindings() {
  const { may } = useSession();
  const { heading, text, button } = words.noCohort;
  const action = may('uploads.read') ? (
    <Button component={Link} to="/data-upload">
      {button}
    </Button>
  ) : undefined;
  return (
    <EmptyState icon={<BalanceOutlined />} heading={heading} action={action}>
      {text}
    </EmptyState>
  );
}

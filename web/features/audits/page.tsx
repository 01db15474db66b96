import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { listAudits } from '#contract/operator/audits.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { useCall } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { AuditsTable } from './audits-table.tsx';

/** Every audit of the portal, for its operators. */
export default function AuditsPage() {
  const { data, isPending, isError, error, refetch } = useCall(listAudits, {});
  return (
    <>
      <PageHead
        title={audits.title}
        description={audits.description}
        action={
          <Button variant="contained" component={Link} to="/audits/new" startIcon={<AddOutlined />}>
            {audits.new}
          </Button>
        }
      />
      <Card title={audits.caption} titleHidden>
        {isPending && <CardSkeleton lines={6} />}
        {isError && (
          <InPlaceError message={toMissing(audits.error)} hint={error.message} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <AuditsTable rows={data} />}
      </Card>
    </>
  );
}

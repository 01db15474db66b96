import { readFindingsSettings } from '#contract/quality/findings-settings.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { findingsSettings as words } from '#web/messages/en/findings/findings-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { FindingsForm } from './findings-form.tsx';

/** What findings are computed with, and the district's own requirements. */
export default function FindingsSettingsPage() {
  const { id: eoaId } = useAudit();
  const settings = useCall(readFindingsSettings, { params: { eoaId } });
  if (settings.data !== undefined) return <FindingsForm settings={settings.data} />;
  return (
    <Card title={words.title}>
      {settings.isPending && <CardSkeleton lines={6} />}
      {settings.isError && (
        <InPlaceError message={words.error} hint={settings.error.message} onRetry={() => void settings.refetch()} />
      )}
    </Card>
  );
}

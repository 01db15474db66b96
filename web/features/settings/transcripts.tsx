import { readTranscriptSettings } from '#contract/transcripts/transcript-settings.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { transcripts } from '#web/messages/en/transcripts/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { TranscriptSettingsForm } from './transcripts-form.tsx';

const words = transcripts.settings;

/** Thresholds of the categories, and whether names are shown. */
export default function TranscriptSettingsPage() {
  const { id: eoaId } = useAudit();
  const settings = useCall(readTranscriptSettings, { params: { eoaId } });
  if (settings.data !== undefined) return <TranscriptSettingsForm settings={settings.data} />;
  return (
    <Card title={words.title}>
      {settings.isPending && <CardSkeleton lines={6} />}
      {settings.isError && (
        <InPlaceError message={words.error} hint={settings.error.message} onRetry={() => void settings.refetch()} />
      )}
    </Card>
  );
}

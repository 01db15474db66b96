import { readTranscriptSettings } from '#contract/transcripts/transcript-settings.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { transcriptSettings as words } from '#web/messages/en/transcripts/transcript-settings.ts';
import { LoadedSettings } from './loaded-settings.tsx';
import { TranscriptSettingsForm } from './transcripts-form.tsx';

/** Thresholds of the categories, and whether names are shown. */
export default function TranscriptSettingsPage() {
  const { id: eoaId } = useAudit();
  const query = useCall(readTranscriptSettings, { params: { eoaId } }, { staleTime: 0 });
  return (
    <LoadedSettings
      query={query}
      words={words}
      form={(settings, onReload) => <TranscriptSettingsForm settings={settings} onReload={onReload} />}
    />
  );
}

import { readFindingsSettings } from '#contract/quality/findings-settings.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { findingsSettings as words } from '#web/messages/en/findings/findings-settings.ts';
import { LoadedSettings } from '../loaded-settings.tsx';
import { FindingsForm } from './findings-form.tsx';

/** What findings are computed with, and the district's own requirements. */
export default function FindingsSettingsPage() {
  const { id: eoaId } = useAudit();
  const query = useCall(readFindingsSettings, { params: { eoaId } }, { staleTime: 0 });
  return (
    <LoadedSettings
      query={query}
      words={words}
      form={(settings, onReload) => <FindingsForm settings={settings} onReload={onReload} />}
    />
  );
}

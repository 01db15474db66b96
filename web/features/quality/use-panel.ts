import { keepPreviousData } from '@tanstack/react-query';
import { type PanelName, readPanel } from '#contract/quality.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { useShownSchool } from './shown-school.tsx';

/** One panel for the shown school. While another school's numbers load, the old ones stay (`isPlaceholderData`). */
export function usePanel<Name extends PanelName>(name: Name) {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  return useCall(
    readPanel(name),
    { params: { eoaId }, query: school === null ? {} : { school_id: school.id } },
    { placeholderData: keepPreviousData },
  );
}

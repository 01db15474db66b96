import { keepPreviousData } from '@tanstack/react-query';
import { type PanelName, readPanel } from '#contract/quality/panels.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { callQuery, useCall } from '#web/app/use-call.ts';

function usePanelArgs() {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  return { params: { eoaId }, query: school === null ? {} : { school_id: school.id } };
}

/** One panel for the shown school. While another school's numbers load, the old ones stay (`isPlaceholderData`). */
export function usePanel<Name extends PanelName>(name: Name) {
  return useCall(readPanel(name), usePanelArgs(), { placeholderData: keepPreviousData });
}

/** The call of a panel for the shown school, for those who look at several at once. */
export function usePanelCall() {
  const args = usePanelArgs();
  return (name: PanelName) => callQuery(readPanel(name), args);
}

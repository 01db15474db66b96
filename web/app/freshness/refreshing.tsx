import { quality } from '#web/messages/en/quality/quality.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { useFreshness } from './use-freshness.ts';

/** Says on a page of numbers that newer ones are on their way, and has them fetched when they are there. */
export function Refreshing() {
  if (!useFreshness()) return null;
  return (
    <Notice severity="info" title={quality.refreshing.title}>
      {quality.refreshing.text}
    </Notice>
  );
}

import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import type { LoadedSetting } from './setting.ts';
import type { useStaged } from './staged/use-staged.ts';

interface ListErrorProps {
  staged: ReturnType<typeof useStaged>;
  loaded: LoadedSetting;
}

/** The files that wait, or what they are compared with, could not be loaded; both are asked for again. */
export function ListError({ staged, loaded }: ListErrorProps) {
  if (!staged.isError && !loaded.failed) return null;
  const again = () => {
    void staged.refresh();
    loaded.retry();
  };
  return <InPlaceError message={bulk.error} onRetry={again} />;
}

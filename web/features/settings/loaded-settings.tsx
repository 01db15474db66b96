import { useIsMutating } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';

interface LoadedSettingsProps<Settings> {
  query: {
    data: Settings | undefined;
    /** What an earlier look has left in the cache may be old, and a form is filled in once. */
    isFetchedAfterMount: boolean;
    error: { message: string } | null;
    refetch: () => Promise<unknown>;
  };
  words: { title: string; error: string };
  /** @param onReload fills it in again, with the settings as they are now */
  form: (settings: Settings, onReload: () => void) => ReactNode;
}

/** A form once its settings are there; until then a card of its title, which says where they cannot be loaded. */
export function LoadedSettings<Settings>({ query, words, form }: LoadedSettingsProps<Settings>) {
  const { data, isFetchedAfterMount, error, refetch } = query;
  // The button that sends the form waits, and has not the focus anymore: drawn again with it, the form
  // around it takes the focus.
  useIsMutating();
  const [round, setRound] = useState(0);
  const reload = () => void refetch().then(() => setRound((before) => before + 1));
  if (data !== undefined && isFetchedAfterMount)
    return (
      <KeepsFocus>
        <Fragment key={round}>{form(data, reload)}</Fragment>
      </KeepsFocus>
    );
  return (
    <Card title={words.title}>
      {!error && <CardSkeleton lines={6} />}
      {error && <InPlaceError message={words.error} hint={error.message} onRetry={() => void refetch()} />}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';

interface LoadedSettingsProps<Settings> {
  query: {
    data: Settings | undefined;
    isPending: boolean;
    error: { message: string } | null;
    refetch: () => unknown;
  };
  words: { title: string; error: string };
  form: (settings: Settings) => ReactNode;
}

/** A form once its settings are there; until then a card of its title, which says where they cannot be loaded. */
export function LoadedSettings<Settings>({ query, words, form }: LoadedSettingsProps<Settings>) {
  const { data, isPending, error, refetch } = query;
  if (data !== undefined) return form(data);
  return (
    <Card title={words.title}>
      {isPending && <CardSkeleton lines={6} />}
      {error && <InPlaceError message={words.error} hint={error.message} onRetry={() => void refetch()} />}
    </Card>
  );
}

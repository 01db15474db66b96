import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { endSession, keepSession } from '#contract/sign-in.ts';
import { call } from '#web/app/api.ts';
import { readConfig } from '#web/app/config.ts';
import { typed } from '#web/app/leaving/typed.ts';
import { useSession } from '#web/app/session/session.ts';
import { hearSignOut } from './deadline.ts';
import { SignOutWarning } from './sign-out-warning.tsx';
import { watchInactivity } from './watch.ts';

/** Ends the session in which no one does anything, and asks before it does. */
export default function Inactivity() {
  const { leave, signOut, profile } = useSession();
  const person = profile?.email ?? null;
  const client = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const watch = useRef<{ stay: () => void } | null>(null);
  const go = useEffectEvent(async () => {
    await leave();
    forget(client);
  });
  const over = useEffectEvent(async () => {
    await endThisSession();
    await go();
  });

  // It goes with the session, and before the forms beside it forget what was typed, which they do in effects.
  useLayoutEffect(() => {
    typed.belongsTo(person);
    return () => typed.belongsTo(null);
  }, [person]);
  useEffect(() => {
    const ending = new AbortController();
    hearSignOut(() => void go(), ending.signal);
    const begin = (minutes: number) => {
      if (minutes === 0 || ending.signal.aborted) return;
      const parts = { minutes, tell, onLeft: setLeft, onOver: () => void over() };
      watch.current = watchInactivity(parts, ending.signal);
    };
    // The session itself could not have begun without it.
    readConfig().then(
      ({ inactivity_minutes = 0 }) => begin(inactivity_minutes),
      () => undefined,
    );
    return () => ending.abort();
  }, []);

  return <SignOutWarning minutes={left} onStay={() => watch.current?.stay()} onSignOut={() => void signOut()} />;
}

/** Without a connection the server ends it by itself. */
const ANSWER_WITHIN_MS = 3_000;

const endThisSession = () =>
  Promise.race([
    call(endSession, { params: { sessionId: 'this' } }).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS)),
  ]);

/** What was read for a person is not kept for the next one; the connection to the provider is no one's. */
const forget = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session.connect' });

/** Where it does not arrive the next one does; where the session is over, the page finds out by any call. */
const tell = () => void call(keepSession, {}).catch(() => undefined);

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeepsFocus } from '../overlays/keeps-focus.tsx';
import { AfterDelay, LONG } from './after-delay.tsx';
import { Slow } from './slow.tsx';

/** Below a skeleton that stays: says that it takes long, and asks again for everything that has not come. */
export function TakesLong() {
  const [tries, setTries] = useState(0);
  return (
    <KeepsFocus>
      <AfterDelay key={tries} delay={LONG}>
        <AskAgain onAsked={() => setTries(tries + 1)} />
      </AfterDelay>
    </KeepsFocus>
  );
}

function AskAgain({ onAsked }: { onAsked: () => void }) {
  const client = useQueryClient();
  const askAgain = () => {
    const waiting = client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate: isEmpty });
    // It waits for a part of the portal's code, or for what is sent to be read, as transcripts to print.
    if (waiting.length === 0) location.reload();
    for (const query of waiting) void query.cancel({ revert: true }).then(() => query.fetch().catch(() => undefined));
    onAsked();
  };
  return <Slow onAgain={askAgain} />;
}

const isEmpty = ({ state }: Query) => state.data === undefined;

import { useState } from 'react';
import type { Route } from '#contract/route.ts';
import { send } from '#web/app/api.ts';
import { saveFile } from '#web/ui/save-file.ts';

/**
 * Fetches a file of the portal and saves it under the name the server gives. The call needs a bearer, so a
 * plain link would not do.
 */
export function useSaved(route: Route, request: { params: unknown; query: unknown }) {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const start = async () => {
    setState('running');
    try {
      const answer = await send(route, request);
      saveFile(await answer.blob(), nameOf(answer));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { start, state };
}

/** In the form that takes any letter (RFC 8187). */
function nameOf(answer: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? 'list.csv' : decodeURIComponent(encoded);
}

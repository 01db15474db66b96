import { WebConfig } from '#contract/open.ts';

let loading: Promise<WebConfig> | undefined;

/**
 * What the server says the web needs to start, read once. Rejects when the server cannot be reached
 * or answers something else.
 */
export function readConfig(): Promise<WebConfig> {
  loading ??= fetch('/config.json', { headers: { accept: 'application/json' } })
    .then((response) => response.json())
    .then((body) => WebConfig.parse(body))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

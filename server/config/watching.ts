import { ConfigError } from './config-error.ts';
import type { Environment } from './settings.ts';
import { isWebAddress } from './web-address.ts';

const LEAST_TOKEN_LETTERS = 16;

export function metricsToken({ PORTAL_METRICS_TOKEN: token }: Environment): string | null {
  if (token !== undefined && token.length < LEAST_TOKEN_LETTERS)
    throw new ConfigError(`PORTAL_METRICS_TOKEN: use at least ${LEAST_TOKEN_LETTERS} characters.`);
  return token ?? null;
}

export function tracesTo({ OTEL_EXPORTER_OTLP_ENDPOINT: url }: Environment): string | null {
  if (url !== undefined && !isWebAddress(url))
    throw new ConfigError(`OTEL_EXPORTER_OTLP_ENDPOINT: ${url} is not a web address.`);
  return url ?? null;
}

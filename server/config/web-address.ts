import { ConfigError } from './config-error.ts';

/** The origin of a web address. @throws ConfigError */
export function origin(setting: string, url: string): string {
  if (!URL.canParse(url)) throw new ConfigError(`${setting}: ${url} is not a web address.`);
  return new URL(url).origin;
}

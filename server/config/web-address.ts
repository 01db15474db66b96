import { ConfigError } from './config-error.ts';

/** Whether it is a web address as a whole: 'portal.test:443' is one of no server, whose scheme is 'portal.test'. */
export const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The origin of a web address. @throws ConfigError */
export function origin(setting: string, url: string): string {
  if (!isWebAddress(url))
    throw new ConfigError(`${setting}: ${url} is not a web address, such as https://portal.example.org.`);
  return new URL(url).origin;
}

/** User and password of an address, '' where it has none. @throws ConfigError, which does not repeat them */
export function accountOf(setting: string, { username, password }: URL): { user: string; password: string } {
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    throw new ConfigError(`${setting}: write a % in the user or password as %25.`);
  }
}

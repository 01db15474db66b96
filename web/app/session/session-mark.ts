import { isPastDeadline } from '../inactivity/deadline.ts';

/**
 * Says that someone signed in here within a day, so that a reload may try silently; holds no secret
 * (docs/constants.md: one day).
 */
const isSecure = window.location.protocol === 'https:';
/** The name sees to it that it is this host's (server/identity/embedded-provider/cookie-names.ts). */
const NAME = `${isSecure ? '__Host-' : ''}portal.session-check`;
const DAY_SECONDS = 86_400;

const write = (value: string, maxAge: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the portal supports
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

export const sessionMark = {
  /** Not where no one did anything for too long: an external provider would go on with a session of its own. */
  isSet: (): boolean => document.cookie.split('; ').includes(`${NAME}=1`) && !isPastDeadline(),
  set: () => write('1', DAY_SECONDS),
  clear: () => write('', 0),
};

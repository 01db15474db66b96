import { SETTINGS } from './settings.ts';

/** What tests and their kills of processes set. */
const OF_TESTS = /^PORTAL_(TEST|E2E)_|^PORTAL_DIE_AT$/;
/** What Kubernetes sets for a service named portal-api: PORTAL_API_SERVICE_HOST, PORTAL_API_PORT_80_TCP_ADDR. */
const OF_SERVICES = /_SERVICE_(HOST|PORT)|_PORT(_\d+_\w+)?$/;

/** Names that begin like settings of the portal and are not, such as a mistyped one: the default would be in force. */
export function unknownSettings(environment: Record<string, string | undefined> = process.env): string[] {
  return Object.keys(environment).filter(
    (name) =>
      name.startsWith('PORTAL_') && !Object.hasOwn(SETTINGS, name) && !OF_TESTS.test(name) && !OF_SERVICES.test(name),
  );
}

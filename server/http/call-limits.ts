import { PortalError } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';

export interface CallRates {
  /** Calls that one person may make in a minute. */
  person: number;
  /** Calls that all people of an audit together may make in a minute. */
  audit: number;
  /** Calls of one person that make a file, in a minute. */
  download: number;
}

const WINDOW_MS = 60_000;

/**
 * How often a person, an audit and a call that costs much are answered, in this process; addresses are counted before
 * anyone is known (app.ts). What is turned away has changed nothing and can be sent again.
 */
export class CallLimits {
  private readonly rates: CallRates;
  private readonly now: () => number;
  private counts = new Map<string, number>();
  private window = 0;

  constructor(rates: CallRates, now: () => number = Date.now) {
    this.rates = rates;
    this.now = now;
  }

  /** @throws PortalError too_many_requests with the seconds to wait */
  assertPerson(route: Pick<Route, 'name' | 'streams'>, personId: string): void {
    this.count(`person ${personId}`, this.rates.person, 'person-too-fast');
    if (route.streams !== undefined) this.count(`${route.name} ${personId}`, this.rates.download, 'downloads-too-fast');
  }

  /** @throws PortalError too_many_requests with the seconds to wait */
  assertAudit(auditId: string): void {
    this.count(`audit ${auditId}`, this.rates.audit, 'audit-too-fast');
  }

  private count(key: string, most: number, reason: 'person-too-fast' | 'downloads-too-fast' | 'audit-too-fast'): void {
    const now = this.now();
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.window) [this.window, this.counts] = [window, new Map()];
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count > most)
      throw new PortalError('too_many_requests', reason, { seconds: ((window + 1) * WINDOW_MS - now) / 1000 });
  }
}

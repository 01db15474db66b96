import { AsyncLocalStorage } from 'node:async_hooks';

/** Beside each request's own chain of calls, so that no act can be recorded without it by a forgotten parameter. */
const addresses = new AsyncLocalStorage<string>();

/** An IPv4 address that came over IPv6 is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Runs what a request asks for. @param address network address of the person who asks */
export const actingFrom = <T>(address: string, work: () => T): T => addresses.run(plain(address), work);

/** null outside of a request: what the portal does by itself. */
export const fromWhere = (): string | null => addresses.getStore() ?? null;

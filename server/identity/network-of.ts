import { isIPv6 } from 'node:net';

/**
 * The network that attempts from an address are counted by. Of IPv6 that is its first half: whoever has one address of
 * it has the others, too (RFC 6177), and would else be someone new with each.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return mapped ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** All eight, in one spelling. */
function groupsOf(address: string): string[] {
  // A zone says which of our own networks it came by.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}

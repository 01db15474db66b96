import { EmailAddress } from '#contract/email-address.ts';
import { ConfigError } from './config-error.ts';
import { list } from './list.ts';
import type { Environment } from './settings.ts';

/** Sets up the demo district. */
const DEMO_OPERATOR = 'operator@demo.test';

/** @throws ConfigError */
export const operators = ({ PORTAL_OPERATORS: words = '' }: Environment, demo: boolean): string[] => [
  ...new Set([...addresses(words), ...(demo ? [DEMO_OPERATOR] : [])]),
];

/**
 * An operator is someone in particular: an address with letters that only look right would be
 * no one, or someone else.
 */
const addresses = (words: string): string[] =>
  list(words).map((word) => {
    const address = EmailAddress.safeParse(word);
    if (!address.success) throw new ConfigError(`PORTAL_OPERATORS: ${word} is not an email address.`);
    return address.data;
  });

import { z } from 'zod';

/**
 * An address as the portal knows a person by it: lower case, and of ASCII letters alone. `а` of Cyrillic, `ａ` of full
 * width and `ı` of Turkish look like letters they are not, and folding them into those would give one person's rights
 * to another; a domain in other letters has its ASCII form (`xn--...`), which looks like no other. Checked before it is
 * made lower case: the sign for Kelvin becomes a `k` by that.
 */
export const EmailAddress = z
  .email('Write the address in plain letters (a to z), digits and signs, such as name@district.org.')
  .max(254)
  .toLowerCase();

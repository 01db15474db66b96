import { z } from 'zod';
import { LIMITS } from './settings/limits.ts';
import { MACHINE } from './settings/machine.ts';
import { MAIL } from './settings/mail.ts';
import { PEOPLE } from './settings/people.ts';
import { PROCESSES } from './settings/processes.ts';
import { PROVIDER } from './settings/provider.ts';
import { STORAGE } from './settings/storage.ts';

/** Every setting with its meaning; docs/operations.md is generated from this table. */
export const SETTINGS = {
  ...MACHINE,
  ...STORAGE,
  ...PROCESSES,
  ...PEOPLE,
  ...LIMITS,
  ...MAIL,
  ...PROVIDER,
};

export const Environment = z.object(
  // The cast keeps each key's own schema, which Object.fromEntries forgets.
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'];
  },
);
export type Environment = z.infer<typeof Environment>;

import { z } from 'zod';

const nth = z.int().min(1).default(1);

/** The moment at which a portal ends. Patterns are regular expressions; of several moments it is the nth. */
export const Aim = z.discriminatedUnion('when', [
  /** A transaction that ran such a statement is about to commit, or has. */
  z.object({ when: z.enum(['before-commit', 'after-commit']), statement: z.string(), nth }),
  /** A file has got such a name, and nothing knows of it yet. */
  z.object({ when: z.literal('named'), path: z.string(), nth }),
  /** The process that reads a file has said how far it is. */
  z.object({ when: z.literal('child-said'), nth }),
]);
export type Aim = z.infer<typeof Aim>;

/** The file in which the aim is. */
export const AIM_VARIABLE = 'PORTAL_DIE_AT';

import { z } from 'zod';

const Numbered = z.object({ version: z.int() });
const Panel = z.object({ provenance: Numbered }).transform(({ provenance }) => provenance);
const Answer = z.union([Panel, Numbered]);

/** Of which version of the numbers an answer is; null where it does not say. */
export const versionOf = (answer: unknown): number | null => Answer.safeParse(answer).data?.version ?? null;

import { z } from 'zod';

/** By name: how a setting is read, and its meaning for docs/operations.md. */
export type Settings = Record<string, { schema: z.ZodType; means: string }>;

/** 0 is no; anything else is yes. */
export const flag = (byDefault: boolean) =>
  z
    .string()
    .optional()
    .transform((text) => (text === undefined || text === '' ? byDefault : text !== '0'));

export const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

export const wholeNumber = (min: number, max: number, byDefault: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(min).max(max).default(byDefault),
  );

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  byDefault: Values[number],
) => z.preprocess((value) => (value === '' ? undefined : value), z.enum(values).default(byDefault));

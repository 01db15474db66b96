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

const orNothing = (value: unknown) => (value === '' ? undefined : value);
const numberBetween = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const wholeNumber = (min: number, max: number, byDefault: number) =>
  z.preprocess(orNothing, numberBetween(min, max).default(byDefault));

export const optionalNumber = (min: number, max: number) => z.preprocess(orNothing, numberBetween(min, max).optional());

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  byDefault: Values[number],
) => z.preprocess(orNothing, z.enum(values).default(byDefault));

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
const numberBetween = (min: number, max: number) => {
  const error = `use a whole number from ${min} to ${max}.`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

export const wholeNumber = (min: number, max: number, byDefault: number) =>
  z.preprocess(orNothing, numberBetween(min, max).default(byDefault));

export const optionalNumber = (min: number, max: number) => z.preprocess(orNothing, numberBetween(min, max).optional());

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  byDefault: Values[number],
) =>
  z.preprocess(
    orNothing,
    z.enum(values, { error: `use ${values.slice(0, -1).join(', ')} or ${values.at(-1)}.` }).default(byDefault),
  );

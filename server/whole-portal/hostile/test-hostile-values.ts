/** Values no form would send, for every field that an OpenAPI description names. */
import fc from 'fast-check';
import { z } from 'zod';

const Schema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  minLength: z.number().optional(),
});
type Schema = z.infer<typeof Schema>;

const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: Schema })),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: Schema }) }) }).optional(),
  'x-scope': z.string(),
});
export type Operation = z.infer<typeof Operation>;
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Of a known name, a value that is there: an ID. */
export type KnownValue = (name: string) => string | undefined;

/** Names of fields from the outermost in, and places in a list. */
export type FieldPath = readonly (string | number)[];

export const operationsOf = (description: unknown) =>
  Object.entries(Description.parse(description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const childOf = (schema: Schema, name: string): Schema | undefined => Schema.safeParse(schema[name]).data;
const choicesOf = (schema: Schema): Schema[] =>
  z.array(Schema).safeParse(schema.anyOf ?? schema.oneOf ?? schema.allOf).data ?? [];
const propertiesOf = (schema: Schema): Record<string, Schema> =>
  z.record(z.string(), Schema).safeParse(schema.properties).data ?? {};

/** A value as the schema wants it, with one of everything that may be left out. */
export function usualValue(schema: Schema, name: string, known: KnownValue): unknown {
  const [choice] = choicesOf(schema);
  if (choice) return usualValue(choice, name, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [usualValue(childOf(schema, 'items') ?? { type: 'string' }, name, known)];
  if (schema.type === 'object') return usualObject(schema, known);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.format === 'email') return 'usual@hostile.test';
  return known(name) ?? (schema.format === 'uuid' ? crypto.randomUUID() : 'usual');
}

function usualObject(schema: Schema, known: KnownValue): object {
  const fixed = Object.entries(propertiesOf(schema)).map(([name, one]) => [name, usualValue(one, name, known)]);
  const more = childOf(schema, 'additionalProperties');
  const free = more && fixed.length === 0 ? [['usual', usualValue(more, 'usual', known)]] : [];
  return Object.fromEntries([...fixed, ...free]);
}

/** Every place in a value, from the outside in. */
export function placesIn(value: unknown): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const at = Array.isArray(value) ? Number(name) : name;
    return [[at], ...placesIn(inside).map((place) => [at, ...place])];
  });
}

export function replaced(value: unknown, [name, ...inside]: FieldPath, by: (old: unknown) => unknown): unknown {
  if (name === undefined) return by(value);
  if (Array.isArray(value)) return value.map((one, at) => (at === name ? replaced(one, inside, by) : one));
  const fields = Object.entries(value ?? {});
  return Object.fromEntries(fields.map(([key, one]) => [key, key === name ? replaced(one, inside, by) : one]));
}

/** What comes in place of a text in a path or query, or of anything in a body, of what would be right there. */
export type Change = (usual: unknown) => unknown;

/** Each of these is tried in every field. */
export const TEXT_CHANGES: Record<string, Change> = {
  'a NUL': (usual) => `${usual}\0`,
  'half a surrogate pair': (usual) => `${usual}\ud800`,
  'capital letters': (usual) => String(usual).toUpperCase(),
  'a word of no list': () => 'NO-SUCH-WORD',
  'a number beyond 32 bits': () => '2147483648',
};
export const BODY_CHANGES: Record<string, Change> = {
  ...TEXT_CHANGES,
  'another kind': (usual) => (typeof usual === 'number' ? ['1'] : 4e9),
  'names with a NUL': () => ({ 'a\0': { 'b\ud800': 'c\0' } }),
};

/** And some of these. */
export const anyText: fc.Arbitrary<Change> = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('\0', '\ud800', '\udfff', "'", '"', '\\', '%', '\u202e', '\uffff', 'ﷺ', '9', 'e'),
    }),
    fc.double().map(String),
  )
  .map((text) => () => text);
export const anyJson: fc.Arbitrary<Change> = fc.jsonValue({ maxDepth: 3 }).map((value) => () => value);

/** As in an address; half a surrogate pair as the three bytes that some programs write for it. */
export const encoded = (text: string): string =>
  [...text].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('');

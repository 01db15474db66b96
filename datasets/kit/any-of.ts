/*
 * Long expressions as lists: in a list each part can be read, looked for and changed alone. The parts
 * are expressions themselves.
 */

/** Fits where one of these does, as a part of another expression: '(a|b)'. */
export const oneOf = (...parts: readonly string[]): string => `(${parts.join('|')})`;

/** Is found where one of these is. */
export const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** The same of expressions that are there already. */
export const anyPattern = (patterns: readonly RegExp[]): RegExp => anyOf(...patterns.map(({ source }) => source));

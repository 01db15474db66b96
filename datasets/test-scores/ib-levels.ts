import { valueKey } from '#datasets/kit/normalise.ts';

/** Other ways to write the levels of the IB and the parts of its core, so that an exam has one name in all files. */
const LEVELS: readonly (readonly [level: string, words: readonly string[]])[] = [
  ['HL', ['H.L.', 'Higher', 'Higher Level', 'HL - Higher Level', 'High Level']],
  ['SL', ['S.L.', 'Standard', 'Standard Level', 'SL - Standard Level']],
  ['TK', ['TOK', 'Theory of Knowledge', 'Theory Knowl.']],
  ['EE', ['Extended Essay', 'E.E.']],
];

/** As keys. */
export const IB_LEVELS: ReadonlyMap<string, string> = new Map(
  LEVELS.flatMap(([level, words]) => words.map((word) => [valueKey(word), level] as const)),
);

/** Condition: the core of the diploma, or of the career-related program, by its name alone, which is not an exam. */
export const isIbCore = (name: string): string =>
  `coalesce(regexp_matches(lower(${name}), '^ *(ib )?(theory (of )?know|tok\\b|extended essay|cas$|creativity|ref(lective|[.])? project)|[ -]ee$'), false)`;

import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { isTelling, sameWords } from '#datasets/kit/suggest/likeness.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';

/** By declared column: the columns of the file whose header may name it, the likeliest first. */
export type Rivals = ReadonlyMap<ColumnName, readonly SourceColumn[]>;

/** The rank of a column that is named by its words alone: after every column whose header is declared. */
const BY_WORDS = 5_000;
/** What follows the name of a column of codes where another has them in words: 'Leave Code Description'. */
const IN_WORDS = /[\s_.-]*(descr?(iption)?|text)\s*$/i;

/** By the header as written, then without what is around its name, then by its words. */
export function rivalsOf(
  { columns: declared }: Dataset,
  columns: readonly SourceColumn[],
  plain: (source: SourceColumn) => SourceColumn,
): Rivals {
  const headers = columns.map((source) => ({ source, bare: plain(source).header }));
  return new Map(
    declared.map((column) => {
      const words = wordsOf(column);
      const ranked = headers.flatMap(({ source, bare }) => {
        const isNamed = words.has(sameWords(bare)) || (column.kind.kind === 'vocabulary' && isInWords(bare, words));
        const rank = rankOf(column, source.header) ?? rankOf(column, bare) ?? (isNamed ? BY_WORDS : null);
        return rank === null ? [] : [{ source, rank }];
      });
      const whole = ranked.filter(({ source }) => !isPartial(column, source));
      const likeliest = (whole.length ? whole : ranked).sort((one, other) => one.rank - other.rank);
      return [column.name, likeliest.map(({ source }) => source)];
    }),
  );
}

const isPartial = ({ partial = [] }: Column, { header }: SourceColumn): boolean =>
  partial.some((text) => headerKey(text) === headerKey(header));

function isInWords(header: string, words: ReadonlySet<string>): boolean {
  const coded = header.replace(IN_WORDS, '');
  if (coded === header || !isTelling(coded)) return false;
  return words.has(sameWords(coded)) || words.has(sameWords(`${coded} Code`));
}

const known = new WeakMap<Column, ReadonlySet<string>>();

function wordsOf(column: Column): ReadonlySet<string> {
  const words =
    known.get(column) ?? new Set([column.label, ...textsOf(column.synonyms)].filter(isTelling).map(sameWords));
  known.set(column, words);
  return words;
}

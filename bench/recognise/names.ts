import type { Dataset } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { COLUMN_NAMES_ES } from '#datasets/words/es/names.ts';
import type { Random } from '../../demo/district/random.ts';

/**
 * Headers of each declared column that stand for no other column of its dataset, and say nothing that
 * its values might not be.
 */
export function namesOf(dataset: Dataset): ReadonlyMap<string, readonly string[]> {
  const uses = usesOf(dataset);
  return new Map(
    namedIn(dataset).map(({ name, label, synonyms }) => [
      name,
      [label, ...textsOf(synonyms)].filter(
        (header) => uses.get(headerKey(header))?.size === 1 && !MISLEADING.test(header),
      ),
    ]),
  );
}

/**
 * Whether a name, once shortened, is that of another column: 'SAIS ID' without vowels is SSID,
 * and rightly read as that.
 */
export const isOfAnother = (dataset: Dataset, name: string, header: string): boolean =>
  [...(usesOf(dataset).get(headerKey(header)) ?? [])].some((one) => one !== name);

const namedIn = ({ columns }: Dataset) => columns.filter(({ name }) => name !== 'other_student_id');

/** Which columns each header may stand for. */
function usesOf(dataset: Dataset): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { name, label, synonyms, ambiguous = [] } of namedIn(dataset))
    for (const header of [name, label, ...textsOf(synonyms), ...ambiguous])
      uses.set(headerKey(header), (uses.get(headerKey(header)) ?? new Set()).add(name));
  return uses;
}

/**
 * A plan of section 504 is not special education, a derived race is a vendor's own code, and some headers are
 * those of one vendor's layout.
 */
const MISLEADING =
  /^(section )?504$|derived|aggregate|STATE|SSID|emergent|LEP|econ.*code|fed|latest|^admin|^ai_|^ib|schd_ms|national/i;

/** How a system writes the names of its columns. */
export interface Style {
  name: string;
  isHard?: true;
  /** From a header of the column and its declared name. */
  write: (header: string, name: string) => string;
}

const wordsIn = (header: string): string[] =>
  header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}#/]+/u)
    .filter(Boolean);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
const joined = (header: string, join: string, of: (word: string) => string) => wordsIn(header).map(of).join(join);

export const STYLES: readonly Style[] = [
  { name: 'as it is', write: (header) => header },
  { name: 'snake', write: (header) => joined(header, '_', (word) => word.toLowerCase()) },
  { name: 'upper snake', write: (header) => joined(header, '_', (word) => word.toUpperCase()) },
  { name: 'capitals', write: (header) => joined(header, ' ', (word) => word.toUpperCase()) },
  { name: 'run together', write: (header) => joined(header, '', capital) },
  { name: 'without vowels', isHard: true, write: (header) => joined(header, '_', withoutVowels) },
  { name: 'Spanish', isHard: true, write: (header, name) => COLUMN_NAMES_ES[name] ?? header },
];

function withoutVowels(word: string): string {
  const short = word.slice(0, 1) + word.slice(1).replace(/[aeiou]/gi, '');
  return short.length < 2 ? word : short;
}

/** What is before each name of a file: tables and systems, two of them made up again for each file. */
export function prefixOf(random: Random): string {
  const letters = Array.from({ length: random.between(2, 3) }, () => random.pick([...'bcdfghjklmnpqrstvwxz'])).join('');
  return random.weighted([
    ['', 6],
    ['stu_', 0.6],
    ['ps_', 0.6],
    ['Dim.', 0.6],
    ['sis_', 0.4],
    [`${letters}_`, 0.7],
    [`${letters.toUpperCase()} `, 0.3],
    [`${letters}.`, 0.3],
  ]);
}

import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { cellOf } from './reshape.ts';
import type { ReshapeDraft } from './reshape-draft.ts';

/** 'Race', 'Race 2', 'Student Race 3 Code', 'STU.RC4', 'Secondary Race'. */
const RACE =
  /^(?:stu|student)?(?:fed|federal)?(primary|secondary|tertiary|first|second|third|fourth|fifth)?(?:race|rc)(?:code|name|description)?([1-9])?(?:code|name|description)?$/;
const PLACES: Readonly<Record<string, number>> = {
  secondary: 2,
  second: 2,
  tertiary: 3,
  third: 3,
  fourth: 4,
  fifth: 5,
};

/**
 * Systems keep up to five races of a student, each in a column of its own. Together they are a list, of which two different ones are two or
 * more. Answers the columns that were joined: none where there is no second one.
 */
export function joinRaces(columns: readonly SourceColumn[], { kept, filled, decisions }: ReshapeDraft): SourceColumn[] {
  const taken = new Set([...kept].flatMap(([name, { index }]) => (name === 'race' ? [] : [index])));
  const races = columns.flatMap((source) => {
    const found = taken.has(source.index) ? null : RACE.exec(headerKey(source.header));
    return found ? [{ source, place: PLACES[found[1] ?? ''] ?? Number(found[2] ?? 1) }] : [];
  });
  const [first] = races;
  if (!first || new Set(races.map(({ place }) => place)).size < 2 || filled.has('race')) return [];
  const sources = races.map(({ source }) => source);
  kept.delete('race');
  filled.set('race', {
    source: first.source,
    column: { read: () => `concat_ws(';', ${sources.map(cellOf).join(', ')})` },
  });
  decisions.push(`${sources.map(({ header }) => `'${header}'`).join(', ')} were read together as Race list.`);
  return sources;
}

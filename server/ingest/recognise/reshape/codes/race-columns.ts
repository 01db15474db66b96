import { oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { cellOf } from '../reshape.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

const ORDINAL = oneOf(
  ...['primary', 'secondary', 'tertiary', 'first', 'second', 'third', 'fourth', 'fifth'],
  ...['additional', 'addl'],
);
const OF_NAME = oneOf('code', 'cd', 'name', 'description');
/** 'Race', 'Race 2', 'Student Race 3 Code', 'RaceCd2', 'STU.RC4', 'Secondary Race', 'Additional Race'. */
const RACE = new RegExp(
  `^(stu|student)?(fed|federal)?(?<ordinal>${ORDINAL})?(race|rc)${OF_NAME}?(?<number>[1-9])?${OF_NAME}?$`,
);
/** 'races.0.raceDescriptor', as a list of records is laid side by side, from 0 or from 1. */
const OF_LIST = /^(?:student)?races?([0-9])(?:race)?(?:descriptor|code|name|description)(?:codevalue)?$/;
const PLACES: Readonly<Record<string, number>> = {
  secondary: 2,
  second: 2,
  tertiary: 3,
  third: 3,
  fourth: 4,
  fifth: 5,
  additional: 2,
  addl: 2,
};

/**
 * Systems keep up to five races of a student, each in a column of its own. Together they are a list, of which two
 * different ones are two or more. Answers the columns that were joined: none where there is no second one.
 */
export function joinRaces(columns: readonly SourceColumn[], draft: ReshapeDraft): SourceColumn[] {
  const { kept, filled } = draft;
  const numbered = numberedBeside(columns, kept);
  if (numbered.length > 1 && !filled.has('race_ethnicity')) {
    kept.delete('race_ethnicity');
    return asList(numbered, draft);
  }
  const taken = new Set([...kept].flatMap(([name, { index }]) => (name === 'race' ? [] : [index])));
  const races = columns.flatMap((source) => {
    if (taken.has(source.index)) return [];
    const key = headerKey(source.header);
    const [, ofList] = OF_LIST.exec(key) ?? [];
    if (ofList !== undefined) return [{ source, place: Number(ofList) }];
    const found = RACE.exec(key);
    if (!found) return [];
    const { ordinal = '', number = 1 } = found.groups ?? {};
    return [{ source, place: PLACES[ordinal] ?? Number(number) }];
  });
  const [first] = races;
  if (!first || new Set(races.map(({ place }) => place)).size < 2 || filled.has('race')) return [];
  return asList(
    races.map(({ source }) => source),
    draft,
  );
}

/**
 * 'Race/Ethnicity 1' and 'Race/Ethnicity 2', or 'Ethnicity' and 'Ethnicity 2': names that differ in a
 * number alone are one list.
 */
function numberedBeside(columns: readonly SourceColumn[], kept: ReshapeDraft['kept']): SourceColumn[] {
  const first = kept.get('race_ethnicity');
  if (!first || kept.has('race')) return [];
  const taken = new Set([...kept.values()].filter((one) => one !== first).map(({ index }) => index));
  const nameOf = ({ header }: SourceColumn) => headerKey(header).replace(/[1-9](?=(code|desc|description)?$)/, '');
  const alike = columns.filter((source) => !taken.has(source.index) && nameOf(source) === nameOf(first));
  // One name twice may be a code and its words.
  return new Set(alike.map(({ header }) => headerKey(header))).size === alike.length ? alike : [];
}

function asList(sources: readonly SourceColumn[], { kept, filled, decisions }: ReshapeDraft): SourceColumn[] {
  const [first] = sources;
  if (!first) return [];
  kept.delete('race');
  filled.set('race', {
    source: first,
    column: { read: () => `concat_ws(';', ${sources.map(cellOf).join(', ')})` },
  });
  decisions.push({ is: 'read-together', headers: sources.map(({ header }) => header), column: 'race' });
  return [...sources];
}

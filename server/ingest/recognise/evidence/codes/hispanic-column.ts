import { anyOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { HISPANIC } from '#datasets/vocabulary/students/hispanic.ts';
import { NOT_REPORTED, NOT_SAID } from '#datasets/vocabulary/students/not-reported.ts';
import { RACE } from '#datasets/vocabulary/students/race.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

const OF_ETHNICITY = /ethnic|hisp|latin|spanishorigin|^ethn?(flag|ind|indicator|yn)?$/;
/** Someone else's, or a part of those who are meant. */
const OF_OTHERS = anyOf(
  ...['parent', 'guardian', 'mother', 'father', 'teacher', 'staff', 'counselor', 'school', 'percent'],
  ...['pct', 'count', 'date', 'notlat', 'nonhisp', 'nothisp', 'language'],
);
const CODE_BEFORE = /^[a-z\d]{1,4} *[-–:=] *|^\d{1,3} +(?=\p{L})/iu;
const NUMBER = /^[012]$|^0[12]$/;

/** Who is Hispanic, and the races beside it. Answers what was decided. */
export const hispanicColumn = (headed: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] => [
  ...racesUnder(headed, mapping, decided),
  ...whoIsHispanic(headed, mapping, decided),
  ...racesBeside(headed, mapping, decided),
];

/**
 * One word for race and ethnicity together, under a name of the first question ('Fed Ethnicity'), where
 * no other column has races.
 */
function racesUnder({ dataset, samples }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const column = dataset.columns.find(({ name }) => name === 'race_ethnicity');
  const source = mapping.get('hispanic');
  const names = ['race_ethnicity', 'race'] as const;
  if (!column || !source || decided.has('hispanic') || names.some((name) => mapping.has(name) || decided.has(name)))
    return [];
  const cells = samples(source.index).flatMap((cell) => cell.trim() || []);
  const isAnswer = (cell: string) => answerIn(cell) !== null || valueOfText(NOT_ANSWERED, cell) !== null;
  const areRaces = cells.every((cell) => !/^\d+$/.test(cell) && (raceIn(cell) !== null || isAnswer(cell)));
  if (!areCodesOfRaces(cells) && (!areRaces || cells.every(isAnswer))) return [];
  mapping.delete('hispanic');
  mapping.set('race_ethnicity', source);
  return [{ is: 'read-as', header: source.header, column: column.name, because: { is: 'values' } }];
}

/** Yes, no and unknown are three: 'eth_cd' with 1 to 7 has one code for each race. */
const areCodesOfRaces = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^\d{1,2}$/.test(cell)) && new Set(cells.map(Number)).size > MOST_ANSWERS;
const MOST_ANSWERS = 3;

/**
 * Most systems ask two questions, as the census does: who is Hispanic, then which race. The first has many names
 * ('Ethnicity', 'Ethnic Flag', 'Fed Hispanic'), so it is known by its values; read as a race, or not at all, it would
 * leave Hispanic students with the race beside it.
 */
function whoIsHispanic(
  { dataset, columns, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Decision[] {
  const column = dataset.columns.find(({ name }) => name === 'hispanic');
  if (!column || mapping.has('hispanic') || decided.has('hispanic')) return [];
  const code = decided.has('race_ethnicity') ? undefined : mapping.get('race_ethnicity')?.index;
  const taken = new Set([...mapping.values()].flatMap(({ index }) => (index === code ? [] : [index])));
  const found = columns.find(
    (source) => !taken.has(source.index) && saysWho(source.header, samples(source.index), source.index === code),
  );
  if (!found) return [];
  if (found.index === code) mapping.delete('race_ethnicity');
  mapping.set('hispanic', found);
  return [{ is: 'read-as', header: found.header, column: column.name, because: { is: 'who-is-hispanic' } }];
}

/**
 * Words for races without Hispanic among them are the second question: White beside a yes to the
 * first is not a contradiction.
 */
function racesBeside({ dataset, samples }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const race = dataset.columns.find(({ name }) => name === 'race');
  const source = mapping.get('race_ethnicity');
  const isOpen =
    mapping.has('hispanic') && !mapping.has('race') && !decided.has('race') && !decided.has('race_ethnicity');
  if (!race || !source || !isOpen) return [];
  const cells = samples(source.index)
    .map((sample) => sample.trim())
    .filter(Boolean);
  if (cells.length === 0 || !cells.every((cell) => !/^\d+$/.test(cell) && ![null, 'latinx'].includes(raceIn(cell))))
    return [];
  mapping.delete('race_ethnicity');
  mapping.set('race', source);
  return [{ is: 'read-as', header: source.header, column: race.name, because: { is: 'other-says-hispanic' } }];
}

/**
 * Every cell answers the one question. Numbers do so only under a header that asks it, and where
 * nothing took them for races.
 */
function saysWho(header: string, samples: readonly string[], isRace: boolean): boolean {
  const key = headerKey(header);
  if (!OF_ETHNICITY.test(key) || OF_OTHERS.test(key)) return false;
  const cells = samples.map((sample) => sample.trim()).filter(Boolean);
  const answers = cells.filter((cell) => valueOfText(NOT_ANSWERED, cell) === null);
  const isNumbers = answers.some((cell) => NUMBER.test(cell));
  if (isNumbers && (isRace || !/hisp|latin|flag|indicator/.test(key))) return false;
  const isAnswer = (cell: string) => NUMBER.test(cell) || answerIn(cell) !== null;
  return answers.length > 0 && answers.every(isAnswer) && !(isRace && isAllHispanic(answers));
}

/** A column of races in which everyone is Hispanic says the same. */
const isAllHispanic = (answers: readonly string[]): boolean => answers.every((cell) => answerIn(cell) === 'true');

const raceIn = (cell: string): string | null =>
  valueOfText(RACE, cell) ?? valueOfText(RACE, cell.replace(CODE_BEFORE, ''));

const answerIn = (cell: string): string | null =>
  valueOfText(HISPANIC, cell) ?? valueOfText(HISPANIC, cell.replace(CODE_BEFORE, ''));

const NOT_ANSWERED = { name: 'not reported', values: [{ ...NOT_REPORTED, pattern: NOT_SAID }] };

import type { ByHand } from './count-by-hand.ts';
import { type Families, isListed, language, type Taken } from './kinds-of-courses.ts';
import { termOf } from './marks.ts';
import { by, sum } from './rows.ts';

export const LADDER: readonly Families[] = ['algebra1', 'geometry', 'algebra2', 'precalculus', 'calculus'];
export const CORE = ['English Language Arts', 'Mathematics', 'Science', 'Social Studies'];
const REPEATABLE = ['Visual and Performing Arts', 'Physical and Health Education'];

/** Credit once per course and term; band and sports again. */
export function once(rows: readonly Taken[]): Taken[] {
  const groups = Map.groupBy(
    rows.filter(({ mark, units }) => units > 0 && mark.earned > 0),
    ({ mark }) => JSON.stringify([mark.code, termOf(mark.term)]),
  );
  return [...groups.values()].flatMap((same) =>
    same
      .toSorted(
        by(
          ({ units }) => -units,
          ({ mark }) => mark.school_year,
          ({ mark }) => mark.area,
          ({ sced }) => sced === null,
          ({ sced }) => sced,
          ({ mark }) => mark.file,
          ({ mark }) => mark.row_number,
        ),
      )
      .filter(({ mark }, at) => at === 0 || REPEATABLE.includes(mark.area)),
  );
}

/** Whether rows hold a course of the family or, on the ladder, a later one. */
export const has = (rows: readonly Taken[], family: Families): boolean =>
  rows.some(
    (row) =>
      row.family === family ||
      (LADDER.includes(family) && row.family !== null && LADDER.indexOf(row.family) > LADDER.indexOf(family)),
  );

/** Units of the language of which there are most. */
function unitsOfOneLanguage(credits: readonly Taken[]): number {
  const rows = credits.filter(
    ({ mark, sced }) => mark.area === 'World Languages' && sced !== null && language(sced) !== null,
  );
  const languages = Map.groupBy(rows, ({ sced }) => language(sced ?? ''));
  return Math.max(0, ...[...languages.values()].map((same) => sum(same.map(({ units }) => units))));
}

/** Units that each course of study lacks (docs/domain/opportunity.md#rule-sets). */
export function shortOfCurricula(credits: readonly Taken[], passed: readonly Taken[]) {
  const units = (area: string) => sum(credits.filter(({ mark }) => mark.area === area).map((one) => one.units));
  const short = (area: string | number, needed: number, ...named: boolean[]) =>
    Math.max(0, needed - (typeof area === 'number' ? area : units(area)), named.filter((met) => !met).length);
  const enough = (value: number) => (value < 1e-6 ? 0 : value);
  const sciences = (['biology', 'chemistry', 'physics'] as const).filter((one) => has(passed, one)).length;
  const [english, social] = [short('English Language Arts', 4), short('Social Studies', 3)];
  return {
    college: enough(
      english +
        short('Mathematics', 3, has(passed, 'algebra2')) +
        short('Science', 3, has(passed, 'biology'), has(passed, 'chemistry') || has(passed, 'physics')) +
        short('Social Studies', 3, has(passed, 'us_history') || has(passed, 'world_history')) +
        short(unitsOfOneLanguage(credits), 2),
    ),
    standard: enough(english + social + short('Mathematics', 3) + short('Science', 3)),
    midlevel: enough(
      english +
        social +
        short('Mathematics', 3, has(passed, 'geometry'), has(passed, 'algebra1')) +
        Math.max(0, 3 - units('Science'), 2 - sciences) +
        short('World Languages', 1),
    ),
    rigorous: enough(
      english +
        social +
        short('Mathematics', 4, has(passed, 'precalculus')) +
        Math.max(0, 3 - units('Science'), 3 - sciences) +
        short('World Languages', 3),
    ),
  };
}

/** Most units of one career field, and most passed courses of one pathway. */
export function careersByHand(mine: ByHand, credits: readonly Taken[], passed: readonly Taken[]) {
  const listed = Map.groupBy(mine.pathways, ({ pathway_key }) => pathway_key);
  const inPathway = (pathway: string, { mark }: Taken) =>
    mark.code !== null &&
    !mark.isForeign &&
    (listed.get(pathway)?.some(({ course_code }) => course_code.toUpperCase() === mark.code) ?? false) &&
    isListed(mine, {
      code: mark.code,
      title: mark.isInCatalog ? mark.listedAs : mark.course_title,
      school: mark.school_id,
    });
  const fields = credits
    .filter(({ isCte }) => isCte)
    .flatMap((row) => {
      const { sced, units } = row;
      const area = sced?.slice(0, 2) ?? '';
      if (sced !== null) return area >= '11' && area <= '21' ? [[area, units] as const] : [];
      return [...listed.keys()].filter((one) => inPathway(one, row)).map((one) => [`pathway ${one}`, units] as const);
    });
  const ofPathway = [...listed.keys()].map(
    (one) => new Set(passed.filter((row) => inPathway(one, row)).map(({ mark }) => mark.code)).size,
  );
  const ofField = [...Map.groupBy(fields, ([name]) => name).values()].map((rows) => sum(rows.map(([, more]) => more)));
  return { field: Math.max(0, ...ofField), pathway: Math.max(0, ...ofPathway) };
}

import type { LedgerAudit } from '../ledgers/build.ts';
import { FAMILIES } from '../opportunity/families.ts';
import type { ByHand } from './count-by-hand.ts';
import { type Mark, onOneLevel } from './marks.ts';
import { by, plain, sum, YEARS } from './rows.ts';
import type { Student } from './school-class.ts';
import { actOf, satOf } from './scores.ts';

type Families = keyof typeof FAMILIES;
const LADDER: readonly Families[] = ['algebra1', 'geometry', 'algebra2', 'precalculus', 'calculus'];
const CORE = ['English Language Arts', 'Mathematics', 'Science', 'Social Studies'];
const REPEATABLE = ['Visual and Performing Arts', 'Physical and Health Education'];
const NAMED = ['general', 'honors', 'IB', 'AP'];

/** What one student comes to in one measure; `asked` null: not asked, but may be. */
export interface Standing {
  asked: boolean | null;
  attained: boolean;
  uncertain: boolean;
}

/** A row with what is known of its course. */
interface Taken {
  mark: Mark;
  /** 0 general to 3 AP; null: unknown. */
  level: number | null;
  saysLevel: boolean;
  isMute: boolean;
  isCte: boolean;
  sced: string | null;
  family: Families | null;
  units: number;
}

/** The five digits of area and course. */
function sced(text: string | null): string | null {
  if (text === null) return null;
  if (/^\d{5}(\D.*)?$/.test(text)) return text.slice(0, 5);
  if (/^\d{4}(\D.*)?$/.test(text)) return `0${text.slice(0, 4)}`;
  const apart = /^(\d{1,2})[-. ](\d{3})(\D.*)?$/.exec(text);
  return apart ? `${apart[1]?.padStart(2, '0')}${apart[2]}` : null;
}

function language(code: string): string | null {
  const number = Number(code);
  if (code.startsWith('06')) return code.slice(0, 4);
  if (number < 24_050 || number >= 24_990) return null;
  if (number >= 24_340 && number < 24_370) return 'Latin';
  if (number >= 24_370 && number < 24_390) return 'Greek';
  if (number >= 24_390 && number < 24_400) return 'Hebrew';
  return String(Math.floor(number / 50));
}

/** What a title says of a level, the first that fits. */
function levelInTitle(title: string, hasIb: boolean): number | null {
  const words = title.toLowerCase();
  if (/\bpre[- ]?(ap|ib)\b/.test(words)) return 1;
  if (/^\s*ap\b/.test(words) || words.includes('advanced placement')) return 3;
  if (/^\s*ib\b/.test(words) || words.includes('international baccalaureate')) return 2;
  if (hasIb && /\b(hl|sl)\b/.test(words)) return 2;
  return /\b(honors|hon|hn|advanced|accelerated|enriched|gt)\b/.test(words) ? 1 : null;
}

/** Everything that measures ask of a student, and who floats: in plain loops over the rows. */
export function findingsByHand(mine: ByHand, audit: LedgerAudit) {
  const decided = new Map(audit.decisions?.map((one) => [`${one.code} ${one.titleKey}`, one]));
  const key = (code: string, title: string | null, year: number) =>
    JSON.stringify([code.toUpperCase(), plain(title), year]);
  const pathways = new Set(
    mine.pathways.map((row) => JSON.stringify([row.course_code.toUpperCase(), row.school_year])),
  );
  const levels = new Map<string, number>();
  const cte = new Set<string>();
  for (const row of mine.courses) {
    const code = row.course_code.toUpperCase();
    const decision = row.course_title === null ? undefined : decided.get(`${code} ${plain(row.course_title)}`);
    if (decision && decision.subject === null) continue;
    const course = key(code, row.course_title, row.school_year);
    const level = Math.max(0, NAMED.indexOf(row.level ?? 'general'), (decision?.levelRank ?? 1) - 1);
    levels.set(course, Math.max(level, levels.get(course) ?? 0));
    const own = decision?.subject ? row.is_cte || decision.subject === 'Career and Technical Education' : row.cte;
    if (own || pathways.has(JSON.stringify([code, row.school_year]))) cte.add(course);
  }
  const ibSchools = new Set<string | null>(
    mine.courses.flatMap(({ course_code, course_title, school_year, school_id }) =>
      YEARS.includes(school_year) && levels.get(key(course_code, course_title, school_year)) === 2 ? [school_id] : [],
    ),
  );
  const unitsOf = (mark: Mark) =>
    mark.earned / (mine.divisors.get(mark.school_id ?? '') ?? mine.divisors.get(mark.home ?? '') ?? 1);

  function taken(mark: Mark): Taken {
    const { isInCatalog, named, year, code } = mark;
    const course = key(code ?? '', named, year ?? 0);
    const own =
      mark.course_level === null
        ? null
        : Math.max(0, NAMED.map((one) => one.toLowerCase()).indexOf(mark.course_level.toLowerCase()));
    const said = mark.decidedLevel === null ? null : mark.decidedLevel - 1;
    const title = mark.course_title ?? '';
    const national = sced(mark.sced) ?? sced(mark.sced_code);
    return {
      mark,
      level: isInCatalog
        ? (levels.get(course) ?? 0)
        : (said ?? own ?? levelInTitle(title, ibSchools.has(mark.school_id))),
      saysLevel: isInCatalog || said !== null || own !== null,
      isMute: !isInCatalog && (title.replace(/[^A-Za-z]/g, '').length < 3 || plain(title) === plain(mark.course_code)),
      isCte: isInCatalog
        ? cte.has(course)
        : pathways.has(JSON.stringify([code, mark.school_year])) ||
          mark.is_cte === true ||
          mark.area === 'Career and Technical Education',
      sced: national,
      family:
        (Object.keys(FAMILIES) as Families[]).find((one) =>
          (FAMILIES[one] as readonly string[]).includes(national ?? ''),
        ) ?? null,
      units: unitsOf(mark),
    };
  }

  const keptOf = (marks: readonly Mark[]): Taken[] =>
    onOneLevel(marks.filter(({ isCourse }) => isCourse))
      .filter(({ is_counted }) => is_counted !== false)
      .map(taken);

  /** Credit once per course and term; band and sports again. */
  function once(rows: readonly Taken[]): Taken[] {
    const groups = Map.groupBy(
      rows.filter(({ mark, units }) => units > 0 && mark.earned > 0),
      ({ mark }) => JSON.stringify([mark.code, mark.term?.toUpperCase()]),
    );
    return [...groups.values()].flatMap((same) =>
      same
        .toSorted(
          by(
            ({ units }) => -units,
            ({ mark }) => mark.school_year,
            ({ mark }) => mark.file,
            ({ mark }) => mark.row_number,
          ),
        )
        .filter(({ mark }, at) => at === 0 || REPEATABLE.includes(mark.area)),
    );
  }

  const listed = Map.groupBy(mine.pathways, ({ pathway_key }) => pathway_key);
  const inPathway = (pathway: string, code: string | null) =>
    listed.get(pathway)?.some(({ course_code }) => course_code.toUpperCase() === code) ?? false;

  const ofStudent = (student: Student): Record<string, Standing> => {
    const marks = mine.marks.get(student.id) ?? [];
    const kept = keptOf(marks);
    const early = keptOf(mine.early.get(student.id) ?? []);
    const credits = once(kept);
    const units = (area: string) => sum(credits.filter(({ mark }) => mark.area === area).map((one) => one.units));
    const passed = kept.filter(({ mark }) => mark.earned > 0);
    const has = (rows: readonly Taken[], family: Families) =>
      rows.some(
        (row) =>
          row.family === family ||
          (LADDER.includes(family) && row.family !== null && LADDER.indexOf(row.family) > LADDER.indexOf(family)),
      );
    const open = kept.filter(({ mark }) => !mark.isInCatalog);
    const codeless = (rows: readonly Taken[], areas: readonly string[]) =>
      rows.some((row) => row.sced === null && ['Other', ...areas].includes(row.mark.area));
    const languages = Map.groupBy(
      credits.filter(
        ({ mark, sced: code }) => mark.area === 'World Languages' && code !== null && language(code) !== null,
      ),
      ({ sced: code }) => language(code ?? ''),
    );
    const oneLanguage = Math.max(0, ...[...languages.values()].map((rows) => sum(rows.map((one) => one.units))));
    const short = (area: string | number, needed: number, ...named: boolean[]) =>
      Math.max(0, needed - (typeof area === 'number' ? area : units(area)), named.filter((met) => !met).length);
    const enough = (value: number) => (value < 1e-6 ? 0 : value);
    const sciences = (['biology', 'chemistry', 'physics'] as const).filter((one) => has(passed, one)).length;
    const [english, social] = [short('English Language Arts', 4), short('Social Studies', 3)];
    const college = enough(
      english +
        short('Mathematics', 3, has(passed, 'algebra2')) +
        short('Science', 3, has(passed, 'biology'), has(passed, 'chemistry') || has(passed, 'physics')) +
        short('Social Studies', 3, has(passed, 'us_history') || has(passed, 'world_history')) +
        short(oneLanguage, 2),
    );
    const standard = enough(english + social + short('Mathematics', 3) + short('Science', 3));
    const midlevel = enough(
      english +
        social +
        short('Mathematics', 3, has(passed, 'geometry'), has(passed, 'algebra1')) +
        Math.max(0, 3 - units('Science'), 2 - sciences) +
        short('World Languages', 1),
    );
    const rigorous = enough(
      english +
        social +
        short('Mathematics', 4, has(passed, 'precalculus')) +
        Math.max(0, 3 - units('Science'), 3 - sciences) +
        short('World Languages', 3),
    );
    const fields = credits
      .filter(({ isCte }) => isCte)
      .flatMap(({ sced: code, mark, units: more }) => {
        const area = code?.slice(0, 2) ?? '';
        if (code !== null) return area >= '11' && area <= '21' ? [[area, more] as const] : [];
        return [...listed.keys()]
          .filter((one) => inPathway(one, mark.code))
          .map((one) => [`pathway ${one}`, more] as const);
      });
    const field = Math.max(
      0,
      ...[...Map.groupBy(fields, ([name]) => name).values()].map((rows) => sum(rows.map(([, more]) => more))),
    );
    const codes = new Set(passed.flatMap(({ mark }) => mark.code ?? []));
    const pathway = Math.max(
      0,
      ...[...listed.keys()].map((one) => [...codes].filter((code) => inPathway(one, code)).length),
    );
    const first = kept.filter(({ mark }) => mark.school_year === YEARS[0]);
    const failed = sum(
      first.map(({ mark }) =>
        mark.points === 0 && !mark.exclude_from_gpa && CORE.includes(mark.area) ? (mark.mark_level === 1 ? 2 : 1) : 0,
      ),
    );
    const scores = mine.scores.filter((score) => score.student === student.id);
    const exams = scores.filter(
      ({ test_type, is_counted }) => is_counted !== false && (test_type === 'AP' || test_type === 'IB'),
    );
    const atLeast = (level: number) => kept.some((row) => (row.level ?? 0) >= level);
    const isLevel = (level: number) => kept.some((row) => row.level === level);
    const mayBeAp = open.some((row) => !row.saysLevel && row.level === null && row.isMute);
    const mayBeCte = open.some((row) => !row.isCte && row.mark.area === 'Other');
    const required = codeless(kept, [...CORE, 'World Languages']);
    const mathematics = codeless(kept, ['Mathematics']);
    const of = (attained: boolean, uncertain = false, asked: boolean | null = true): Standing => ({
      asked,
      attained,
      uncertain,
    });
    const tookApIb = isLevel(3) || isLevel(2);
    const bySat = (test: 'SAT' | 'ACT') => scores.filter(({ test_type }) => test_type === test);
    const steps = LADDER.slice(0, -1).map((step, at): [string, Standing] => {
      const asked = passed.some(({ family }) => family === step);
      const later = kept.some(({ family }) => family !== null && LADDER.indexOf(family) > at);
      return [`after_${step}`, of(later, mathematics, asked || (mathematics ? null : false))];
    });
    return {
      ap_course: of(isLevel(3), mayBeAp),
      ib_course: of(isLevel(2), mayBeAp, ibSchools.has(student.home)),
      advanced_course: of(
        atLeast(1),
        open.some((row) => !row.saysLevel),
      ),
      cte_course: of(
        kept.some(({ isCte }) => isCte),
        mayBeCte,
      ),
      ap_ib_passed: of(
        passed.some(({ level }) => level === 3 || level === 2),
        mayBeAp,
      ),
      ap_ib_exam: of(exams.length > 0, false, tookApIb || (mayBeAp ? null : false)),
      ap_ib_score: of(
        exams.some(({ test_type, numeric_score }) => (numeric_score ?? 0) >= (test_type === 'AP' ? 3 : 4)),
      ),
      sat_act: of(satOf(bySat('SAT')) !== null || actOf(bySat('ACT')) !== null),
      ninth_on_track: of(sum(once(first).map((one) => one.units)) >= 5 - 1e-6 && failed <= 1, false, first.length > 0),
      algebra_by_ninth: of(
        [...first, ...early].some(({ mark, family }) => mark.earned > 0 && family !== null && LADDER.includes(family)),
        codeless([...first, ...early], ['Mathematics']),
      ),
      algebra2: of(has(passed, 'algebra2'), mathematics),
      chemistry_or_physics: of(has(passed, 'chemistry') || has(passed, 'physics'), codeless(kept, ['Science'])),
      college_ready: of(college === 0, required),
      college_ready_near: of(college <= 1 + 1e-6, required, college > 0),
      curriculum_standard: of(standard === 0, required),
      curriculum_midlevel: of(midlevel === 0, required),
      curriculum_rigorous: of(rigorous === 0, required),
      career_ready: of(field >= 3 - 1e-6, mayBeCte),
      cte_concentrator: of(pathway >= 2),
      ...Object.fromEntries(steps),
    };
  };
  return { ofStudent, ibSchools };
}

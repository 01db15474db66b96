import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { layoutOf } from '../../header/layout-of.ts';

/** Of fewer students with several ids nothing follows for the others: an id may be mistyped. */
const FEW = 3;
/**
 * Of all students, this many must have several local ids; fewer are mistakes in rows, and each row in error says so.
 */
const SHARE = 0.05;
/** Of students with several local ids, this many must have one name and one date of birth. */
const AGREES = 0.9;

/**
 * Says how many state IDs of a roster have several local ones, and the other way around. Where those of one state id
 * have one name and one date of birth, the local id changes from school to school or from year to year; where those of
 * one local id have several, schools use it twice. Then the state's tells students apart, and the local one is kept as
 * the other id, by which further files are matched.
 */
export async function betterId(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Promise<Decision[]> {
  const [local, state] = [mapping.get('student_id'), mapping.get('state_student_id')];
  const isRoster = headed.dataset.type === 'STUDENT_ROSTER';
  const headers = headed.columns.map(({ header }) => header);
  // A vendor's layout says which of its ids is which.
  if (!isRoster || layoutOf(headed.dataset, headers) || !local || !state || local.index === state.index) return [];
  const split = await idsWithSeveral(headed, mapping, state, local);
  const shared = await idsWithSeveral(headed, mapping, local, state);
  const said = [...saidOf(split, state, local), ...saidOf(shared, local, state)];
  const isDecided = (['student_id', 'state_student_id', 'other_student_id'] as const).some((name) => decided.has(name));
  const isChanging = isMany(split) && split.same >= split.ids * AGREES && shared.same === 0;
  // Two schools give one number to two people: the names differ, and the state has a number for each.
  const isReused = isMany(shared) && shared.different >= shared.ids * AGREES && split.ids === 0;
  if (!(isChanging || isReused) || split.without > 0 || isDecided) return said;
  mapping.set('student_id', state);
  mapping.set('other_student_id', local);
  const [header, other] = [state.header, local.header];
  const [column, second] = ['student_id', 'other_student_id'] as const;
  return [...said, { is: 'both-read', header, column, other, second, because: 'tells-apart' }];
}

const isMany = ({ ids, all }: Several): boolean => ids >= Math.max(FEW, all * SHARE);

interface Several {
  /** IDs that have several of the other column, and their rows. */
  ids: number;
  rows: number;
  /** How many there are. */
  all: number;
  /** Of these, with one name and one date of birth. */
  same: number;
  /** Of these, with several names or dates of birth. */
  different: number;
  /** Rows without this id. */
  without: number;
}

async function idsWithSeveral(
  { engine }: HeadedTable,
  mapping: Mapping,
  one: SourceColumn,
  other: SourceColumn,
): Promise<Several> {
  const text = (source: SourceColumn) => `lower(${cellText(`c${source.index}`)})`;
  // What a spreadsheet program does to an id makes no second one.
  const id = (source: SourceColumn) => `regexp_replace(${text(source)}, '^''?0*|\\.0$', '', 'g')`;
  const person = (['last_name', 'first_name', 'birth_date'] as const).map((name) => mapping.get(name));
  // A NULL in any of them leaves the person unknown.
  const name = person.every((source) => source !== undefined) ? person.map(text).join(" || '|' || ") : 'NULL::VARCHAR';
  const [found] = await engine.rows(
    'ids beside several others',
    `WITH by_id AS (
        SELECT id, count(*) AS rows, coalesce(min(other) <> max(other), false) AS is_several,
          coalesce(min(person) = max(person), false) AND count(person) = count(*) AS is_one,
          coalesce(min(person) <> max(person), false) AND count(person) = count(*) AS are_others
        FROM (SELECT ${id(one)} AS id, ${id(other)} AS other, ${name} AS person FROM source) WHERE coalesce(id, other) IS NOT NULL GROUP BY id)
      SELECT count(id) AS "all", count(*) FILTER (id IS NOT NULL AND is_several) AS ids, sum(rows) FILTER (id IS NOT NULL AND is_several) AS rows,
        count(*) FILTER (id IS NOT NULL AND is_several AND is_one) AS same,
        count(*) FILTER (id IS NOT NULL AND is_several AND are_others) AS different, sum(rows) FILTER (id IS NULL) AS without FROM by_id`,
  );
  const number = (key: keyof Several) => Number(found?.[key] ?? 0);
  return {
    ids: number('ids'),
    rows: number('rows'),
    all: number('all'),
    same: number('same'),
    different: number('different'),
    without: number('without'),
  };
}

function saidOf({ ids, rows, same }: Several, one: SourceColumn, other: SourceColumn): Decision[] {
  return ids === 0 ? [] : [{ is: 'several-ids', header: one.header, other: other.header, ids, rows, same }];
}

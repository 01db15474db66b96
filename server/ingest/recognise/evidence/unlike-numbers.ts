import type { Decision, WhyNot } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import { areHundredths } from './marks/hundredths.ts';

/** Of fewer cells nothing follows. */
const FEW_CELLS = 5;
/** From this share of its cells on, a column is on another scale. */
const MOSTLY = 0.5;
/**
 * Points times the credit are on our scale in courses of little credit. No number uses them, so a mistake or two are
 * worth less than their rows.
 */
const SOME = 0.05;

const YES_OR_NO = /^(y|n|yes|no|true|false)$/i;
const ONE_OR_ZERO = /^[01](\.0+)?$/;
const NUMBER = /^[-+]?((\d{1,3}(,\d{3})+|\d+)?(\.\d*)?|\d*,\d*)$/;

interface NumberKind {
  kind: 'decimal' | 'integer';
  min: number;
  max: number;
}

/** As the column is read: in '3,456' of a decimal the comma is a point, in '1,310' and '1,310.0' it parts thousands. */
function numberOf(cell: string, { kind }: NumberKind): number {
  const partsThousands = kind === 'decimal' ? cell.includes('.') : /,\d{3}\b/.test(cell);
  return Number(partsThousands ? cell.replaceAll(',', '') : cell.replace(',', '.'));
}

/**
 * Numbers that no one has to bring, above cells that are not such numbers: 'GPA' with Y and N, or 1 and 0, says which
 * rows count in it, and 'Grade Points' times the credit are on no scale of ours. Each cell would be an error, or a
 * wrong number. Answers what was decided.
 */
export function withoutUnlikeNumbers(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const { dataset, context, samples } = headed;
  return dataset.columns.flatMap((column) => {
    const { name, kind } = column;
    const source = mapping.get(name);
    if (!source || (kind.kind !== 'decimal' && kind.kind !== 'integer') || decided.has(name)) return [];
    if (isRequired(column, context, (other) => mapping.has(other))) return [];
    const cells = samples(source.index)
      .map((sample) => sample.trim())
      .filter(Boolean);
    if (cells.length < FEW_CELLS) return [];
    const because = doubtOf(name, kind, cells);
    if (because === null) return [];
    mapping.delete(name);
    return [{ is: 'not-read-as', header: source.header, column: name, because }];
  });
}

function doubtOf(name: string, kind: NumberKind, cells: readonly string[]): WhyNot | null {
  if (areFlags(name, cells)) return { is: 'yes-and-no' };
  if (name.startsWith('credits') && areHundredths(cells)) return null;
  return areOutside(kind, cells, name === 'grade_points' ? SOME : MOSTLY)
    ? { is: 'outside', min: kind.min, max: kind.max }
    : null;
}

/** Credits of 0 and 1 are usual; of GPAs no one has seen a whole column of them. */
const areFlags = (name: string, cells: readonly string[]): boolean =>
  cells.every((cell) => YES_OR_NO.test(cell)) ||
  (name === 'cumulative_gpa' && cells.every((cell) => ONE_OR_ZERO.test(cell)));

function areOutside(kind: NumberKind, cells: readonly string[], share: number): boolean {
  const isOutside = (cell: string) => {
    const number = NUMBER.test(cell) ? numberOf(cell, kind) : Number.NaN;
    return number < kind.min || number > kind.max;
  };
  return cells.filter(isOutside).length >= cells.length * share;
}

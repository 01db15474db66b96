import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { IN_GPA } from '#datasets/telling/transcripts.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

const EXCLUDED = 'exclude_from_gpa';

/**
 * 'In GPA?' is 'Exclude from GPA' the other way around, also where a person has chosen it for that. A column without a single no may leave it
 * to an empty cell, and is not read. Answers the column that was.
 */
export function readInGpa(
  { columns, flags }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  const isIn = ({ header }: SourceColumn) => IN_GPA.test(headerKey(header));
  const mapped = kept.get(EXCLUDED);
  const source = mapped ?? (decided.has(EXCLUDED) ? undefined : columns.find(isIn));
  if (!source || !isIn(source) || (!mapped && !isYesAndNo(flags(source.index)))) return [];
  kept.delete(EXCLUDED);
  filled.set(EXCLUDED, { source, column: { read: turned } });
  decisions.push({ is: 'in-gpa', header: source.header });
  return [source];
}

function isYesAndNo(samples: readonly string[]): boolean {
  const answers = new Set(samples.filter((cell) => cell.trim()).map((cell) => valueOfText(YES_NO, cell)));
  return answers.has('false') && !answers.has(null);
}

/** A no becomes a yes and a yes a no; what is neither stays, and is asked about. */
const turned = (text: string): string =>
  `list_transform([${text}], lambda one: coalesce(${TURNED}[${valueKeySql('one')}], one))[1]`;

const TURNED = `MAP {'y': 'N', 'yes': 'N', '1': 'N', 't': 'N', 'true': 'N', 'x': 'N', 'n': 'Y', 'no': 'Y', '0': 'Y', 'f': 'Y', 'false': 'Y'}`;

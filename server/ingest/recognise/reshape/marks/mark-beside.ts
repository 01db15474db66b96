import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { MarkBeside } from '../../evidence/marks/mark-beside.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/**
 * Where a row has no letter its number is the grade (evidence/marks/mark-beside.ts). Answers the
 * columns that were joined.
 */
export function joinMarkBeside(found: MarkBeside | null, { kept, filled, decisions }: ReshapeDraft): SourceColumn[] {
  // The letter may have its plus or minus from a third column.
  const signed = filled.get('final_grade');
  if (!found || (signed && signed.source !== found.letter)) return [];
  const { letter, number, zeroIsEmpty } = found;
  kept.delete('final_grade');
  filled.set('final_grade', {
    source: letter,
    beside: [number],
    column: {
      read: (text, percent = 'NULL') => {
        const mark = signed?.column.read?.(text) ?? text;
        const isEmpty = zeroIsEmpty ? `TRY_CAST(rtrim(${percent}, ' %') AS DOUBLE) = 0` : 'false';
        return `coalesce(${mark}, CASE WHEN NOT coalesce(${isEmpty}, false) THEN ${percent} END)`;
      },
    },
  });
  decisions.push({ is: 'read-together', headers: [letter.header, number.header], column: 'final_grade' });
  return [letter, number];
}

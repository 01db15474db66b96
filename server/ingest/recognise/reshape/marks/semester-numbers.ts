import { headerKey } from '#datasets/kit/normalise.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { plainHeaders } from '../../header/plain-header.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/** 'Sem', 'Semester Code'; 'Term' and 'Marking Period' say nothing of how long one is. */
const SEMESTER = /^(sem|smstr|semester)(code|number|num|no|nbr|taken)?$/;
const NUMBER = /^0?\d+$/;
const OF_YEAR = /^0?[12]$/;

/**
 * Under the name of a semester 1 and 2 are semesters, where no other number is beside them: of 1 to
 * 4 they would be quarters.
 */
export function readSemesterNumbers({ dataset, columns, samples }: HeadedTable, { kept, filled }: ReshapeDraft): void {
  const source = kept.get('term');
  if (!source || dataset.type !== 'TRANSCRIPT') return;
  if (!SEMESTER.test(headerKey(plainHeaders(dataset, columns)(source).header))) return;
  const numbers = new Set(
    samples(source.index)
      .map((cell) => cell.trim())
      .filter((cell) => NUMBER.test(cell)),
  );
  if (numbers.size < 2 || [...numbers].some((cell) => !OF_YEAR.test(cell))) return;
  kept.delete('term');
  filled.set('term', {
    source,
    column: {
      read: (text) =>
        `CASE WHEN regexp_full_match(${text}, ' *0?[12] *') THEN ${text} || ' (semester)' ELSE ${text} END`,
    },
  });
}

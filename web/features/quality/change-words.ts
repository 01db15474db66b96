import type { Changes } from '#contract/quality/versions.ts';
import { formatNumber, formatTimestamp } from '#web/app/format.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';

/** Numbers and files named in the line. */
const NAMED = 2;

const MINUS = '\u2212';

/** '+12 students', '−0.4 points students matched' */
function deltaWords({ delta, label, unit }: Changes['numbers'][number]): string[] {
  if (delta === null || delta === 0) return [];
  const signed = `${delta > 0 ? '+' : MINUS}${formatNumber(Math.abs(delta))}`;
  return [`${unit === 'percent' ? qualityLists.provenance.points(signed) : signed} ${label}`];
}

/** 'Changed November 21 ...: +12 students (roster.csv)'; null where no headline number is another one. */
export function changeWords({ numbers, files, computed_at }: Changes): string | null {
  const deltas = numbers.flatMap(deltaWords);
  if (deltas.length === 0) return null;
  const names = [...new Set(files.map(({ file_name }) => file_name))].slice(0, NAMED);
  return qualityLists.provenance.changed(
    deltas.slice(0, NAMED).join(', '),
    names.join(', '),
    formatTimestamp(computed_at),
  );
}

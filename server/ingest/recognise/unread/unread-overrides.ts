import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';

const CHANGED = 'overrid(?:e|den)|changed|corrected|revised|amended|adjusted|updated';
const MARK = '(?:(?:course|crs|final|letter|alpha|numeric)*(?:grade|grd|mark))';
/** 'Override Grade', 'Final Grade Override', 'Corrected Mark'. */
const OVERRIDE = new RegExp(`^(?:(?:${CHANGED}|new)${MARK}|${MARK}(?:${CHANGED}|correction|change))$`);
/**
 * 'Final' alone is the final exam in a gradebook that has the average of the semester beside it; a final average
 * may be that of the year.
 */
const FINAL_ALONE = /^(final|fin)(average|avg)?$/;
const WITH_EXAM = /^(semester|sem|course|crs|overall)(grade|grd|average|avg|mark)$|^(average|avg)$/;
const NUMBER = '^ *[0-9]';
const MOST_COLUMNS = 3;

/** Warns of grades that may stand for the ones that were read, where they are others. */
export async function unreadOverrides(
  { dataset, engine }: HeadedTable,
  ignored: readonly SourceColumn[],
  { view, mapping }: { view: 'source' | 'source_of_file'; mapping: Mapping },
): Promise<FileFinding[]> {
  const own = dataset.type === 'TRANSCRIPT' ? mapping.get('final_grade') : undefined;
  const others = own ? ignored.filter(({ header }) => mayReplace(header, own.header)).slice(0, MOST_COLUMNS) : [];
  if (others.length === 0) return [];
  const counts = others.map(
    (one, at) =>
      `count(*) FILTER (${textUnder(one)} IS NOT NULL AND ${textUnder(one)} IS DISTINCT FROM ${textUnder(own)}${
        OVERRIDE.test(headerKey(one.header)) ? '' : ` AND ${isNumber(one)} = ${isNumber(own)}`
      }) AS c${at}`,
  );
  const [found] = await engine.rows('look for grades that override others', `SELECT ${counts.join(', ')} FROM ${view}`);
  const examples = others.filter((_, at) => Number(found?.[`c${at}`]) > 0).map(({ header }) => header);
  return examples.length === 0 ? [] : [aboutFile('file.overrides-unread', { is: 'examples', examples, more: 0 })];
}

function mayReplace(header: string, own: string): boolean {
  const [key, ownKey] = [headerKey(header), headerKey(own)];
  return (
    OVERRIDE.test(key) ||
    (FINAL_ALONE.test(ownKey) && WITH_EXAM.test(key)) ||
    (WITH_EXAM.test(ownKey) && FINAL_ALONE.test(key))
  );
}

/** A letter and the percent it stands for are one grade. */
const isNumber = (source: SourceColumn | undefined): string => `regexp_matches(${textUnder(source)}, '${NUMBER}')`;

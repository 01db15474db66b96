import type { Dataset } from '#datasets/kit/dataset.ts';
import { matchHeaders } from '#datasets/kit/match/to-match.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import type { Samples } from '../sample-values.ts';

/**
 * Exports name the table before the column ('STUDENTS.Student_Number', 'transcript.courseNumber', 'ps_CourseCode')
 * and the part of a value after it ('AcademicSubject.CodeValue', 'OfferedGradeLevel[0].CodeValue',
 * 'SexDescriptor'), reports the scale, the unit or the mark of a footnote behind it ('Score (1-5)', 'Credits
 * (units)', 'Grade²'); states write the number of an element before its name ('DOE001 LASID'). Columns that are
 * still open are looked for under the bare name.
 */
export function headerAliases(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  plain: (source: SourceColumn) => SourceColumn,
  samples: Samples,
  context: IngestContext,
): Mapping {
  const bare = columns.map(plain).filter((source, at) => source.header !== columns[at]?.header);
  if (bare.length === 0) return new Map();
  const { mapping } = matchHeaders(dataset, bare, samples, context);
  const written = new Map(columns.map((source) => [source.index, source]));
  return new Map([...mapping].map(([name, source]) => [name, written.get(source.index) ?? source]));
}

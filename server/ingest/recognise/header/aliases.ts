import type { Dataset } from '#datasets/kit/dataset.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { matchHeaders } from '#datasets/kit/to-match.ts';
import type { Samples } from '../sample-values.ts';

/**
 * Exports name the table before the column ('STUDENTS.Student_Number', 'transcript.courseNumber') and the part of a value after it
 * ('AcademicSubject.CodeValue', 'OfferedGradeLevel[0].CodeValue', 'SexDescriptor'), reports the scale, the unit or the mark of a footnote
 * behind it ('Score (1-5)', 'Credits (units)', 'Grade²'); states write the number of an element before its name
 * ('DOE001 LASID'). Columns that are still open are looked for under the bare name.
 */
export function headerAliases(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: Samples,
  context: IngestContext,
): Mapping {
  const bare = columns.flatMap((source) => {
    const header = bareHeader(source.header);
    return header === source.header ? [] : [{ ...source, header }];
  });
  if (bare.length === 0) return new Map();
  const { mapping } = matchHeaders(dataset, bare, samples, context);
  const written = new Map(columns.map((source) => [source.index, source]));
  return new Map([...mapping].map(([name, source]) => [name, written.get(source.index) ?? source]));
}

/** What a bracket at the end adds without saying what the column holds: a scale, a unit, a form, a footnote. */
const REMARK = new RegExp(
  `\\s*[([]\\s*(${[
    '\\d+(\\.\\d+)?(\\s*(-|–|to)\\s*\\d+(\\.\\d+)?)?(\\s*(scale|points?|pts))?',
    '[a-z]',
    '[*†‡]+',
    'units?|hours?|hrs|text|code|number|numeric|letter|name|date|local|required|optional',
    'y ?/ ?n|yes ?/ ?no',
    '[ymd]{1,4}[-/.][ymd]{1,4}([-/.][ymd]{1,4})?',
    'if (any|applicable)|see [^()]*|e\\.?g\\.? [^()]*',
  ].join('|')})\\s*[)\\]]$`,
  'i',
);

/** Most cells have nothing that could go; the rows a header is looked for among are asked cell by cell. */
const MAY_HAVE_MORE = /[.()[\]¹²³⁰-⁹ᵃᵇᶜ]|Descriptor|\d[ _:-]/;

export function bareHeader(header: string): string {
  if (!MAY_HAVE_MORE.test(header)) return header;
  const plain = header
    .replace(/\[\d+\]/g, '')
    .replace(/\.(CodeValue|ShortDescription)$/i, '')
    .replace(/[¹²³⁰-⁹ᵃᵇᶜ\s]+$/u, '')
    .replace(REMARK, '')
    .replace(/(?<=[a-z])Descriptor(Id)?$/, '')
    .replace(/^[A-Z]{1,4}\d{3,4}[ _:-]+(?=[A-Za-z]{2})/, '')
    .trim();
  // A point with a letter on either side parts two names; '1.5' and 'Gov.' hold none.
  return /[A-Za-z0-9_]\.[A-Za-z_]/.test(plain) ? plain.slice(plain.lastIndexOf('.') + 1) : plain;
}

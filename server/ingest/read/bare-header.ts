import { LONGEST_HEADER } from './first-rows.ts';

/** What a bracket at the end adds without saying what the column holds: a scale, a unit, a form, a footnote. */
const REMARK = new RegExp(
  `\\s*[([]\\s*(${[
    // A year tells two columns of one name apart: 'Grade (2022-23)', 'Grade (2023-24)'.
    '(?!(?:19|20)\\d\\d)\\d+(\\.\\d+)?(\\s*(-|–|to)\\s*\\d+(\\.\\d+)?)?(\\s*(scale|points?|pts))?',
    '[a-z]',
    // The number of an element: 'Sex Code (E1325)', 'LASID (SCS01)'; '(SY2021)' is a year.
    '(?![sfa]y?(?:19|20)\\d\\d)[a-z]{1,4}-?\\d{3,4}|scs\\d{2}',
    '[*†‡]+',
    'units?|hours?|hrs|text|code|number|numeric|letter|name|date|local|required|optional',
    'y ?/ ?n|yes ?/ ?no|last, ?first[^()]*',
    // What its codes mean: 'Gender (1=F 2=M)'.
    '[^()[\\]]{1,12}=[^()[\\]]*',
    '[ymd]{1,4}[-/.][ymd]{1,4}([-/.][ymd]{1,4})?|month ?[-/] ?year',
    'if (any|applicable)|see [^()]*|e\\.?g\\.? [^()]*',
  ].join('|')})\\s*[)\\]]$`,
  'i',
);

/** Most cells have nothing that could go; the rows a header is looked for among are asked cell by cell. */
const MAY_HAVE_MORE = /[.()[\]¹²³⁰-⁹ᵃᵇᶜ]|Descriptor|\d[ _:-]|^sum of /i;
/** Power BI writes 'Students[StudentID]'; 'Credits [Earned]' is a name with a remark. */
const COLUMN_OF_TABLE = /^'?\p{L}[^[\]]*(?<! )\[(\p{L}[^[\]]*)\]$/u;
/**
 * What a report does with each cell: 'ATTR(School)', 'SUM(Credits Earned)', 'Sum of Credits Earned'. A sum of scores or
 * points is another number.
 */
const OF_REPORT = /^(?:attr\((.+)\)|sum\((.*(?:credit|unit).*)\)|\[?sum ?(?:of )?(.*(?:credit|unit)[^\]]*)\]?)$/i;

/**
 * A header without what says nothing of the column: the table before it, a scale, unit or footnote behind it, the
 * number of an element. The header itself where it has none of these, and a cell that is longer than any header: the
 * patterns would take minutes for a megabyte.
 */
export function bareHeader(header: string): string {
  if (header.length > LONGEST_HEADER || !MAY_HAVE_MORE.test(header)) return header;
  const plain = header
    .replace(COLUMN_OF_TABLE, '$1')
    .replace(OF_REPORT, '$1$2$3')
    .replace(/\[\d+\]/g, '')
    .replace(/\.(CodeValue|ShortDescription)$/i, '')
    .replace(/[¹²³⁰-⁹ᵃᵇᶜ\s]+$/u, '')
    .replace(REMARK, '')
    .replace(/(?<=[a-z])Descriptor(Id)?$/, '')
    // 'DOE001 LASID', and not 'SY2021 School', which is of a year.
    .replace(/^(?![SFA]Y(?:19|20)\d\d)[A-Z]{1,4}\d{3,4}[ _:-]+(?=[A-Za-z]{2})/, '')
    .trim();
  // A point with a letter on either side parts two names; '1.5' and 'Gov.' hold none.
  return /[A-Za-z0-9_]\.[A-Za-z_]/.test(plain) ? plain.slice(plain.lastIndexOf('.') + 1) : plain;
}

/**
 * The files of an audit in the order of the upload page: the type as callers write it
 * (docs/product.md#fixed-wording), and the slug of its card and of its requirement call. A new dataset begins with a
 * line here; the compiler names the next one.
 */
export const SLUG_OF = {
  STUDENT_ROSTER: 'rosters',
  COURSE_CATALOG: 'course-catalogs',
  STUDENT_DEMOGRAPHICS: 'demographics',
  TRANSCRIPT: 'transcripts',
  STUDENT_TEST_SCORES: 'test-scores',
  CTE_PATHWAY_CATALOG: 'cte-pathways',
} as const;

export type UploadFileType = keyof typeof SLUG_OF;
export type Slug = (typeof SLUG_OF)[UploadFileType];

/** The keys of a constant are its names. */
export const UPLOAD_FILE_TYPES = Object.keys(SLUG_OF) as readonly UploadFileType[];

export const SLUGS: readonly Slug[] = Object.values(SLUG_OF);

/** Something of each type. */
export const byType = <Value>(of: (type: UploadFileType) => Value): Record<UploadFileType, Value> =>
  // Every type is a key, once.
  Object.fromEntries(UPLOAD_FILE_TYPES.map((type) => [type, of(type)])) as Record<UploadFileType, Value>;

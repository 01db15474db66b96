/** The six types as callers write them (docs/product.md#fixed-wording). */
export const UPLOAD_FILE_TYPES = [
  'STUDENT_ROSTER',
  'COURSE_CATALOG',
  'STUDENT_DEMOGRAPHICS',
  'TRANSCRIPT',
  'STUDENT_TEST_SCORES',
  'CTE_PATHWAY_CATALOG',
] as const;
export type UploadFileType = (typeof UPLOAD_FILE_TYPES)[number];

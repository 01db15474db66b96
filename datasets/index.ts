import { courseCatalog } from './course-catalog/dataset.ts';
import { ctePathways } from './cte-pathways/dataset.ts';
import { demographics } from './demographics/dataset.ts';
import type { Dataset } from './kit/dataset.ts';
import type { NameOf } from './kit/define-dataset.ts';
import { UPLOAD_FILE_TYPES, type UploadFileType } from './kit/file-type.ts';
import { roster } from './roster/dataset.ts';
import { testScores } from './test-scores/dataset.ts';
import { transcripts } from './transcripts/dataset.ts';

const DECLARED = {
  STUDENT_ROSTER: roster,
  COURSE_CATALOG: courseCatalog,
  STUDENT_DEMOGRAPHICS: demographics,
  TRANSCRIPT: transcripts,
  STUDENT_TEST_SCORES: testScores,
  CTE_PATHWAY_CATALOG: ctePathways,
} satisfies { readonly [Type in UploadFileType]: Dataset<string, string, Type> };

/** The datasets in the order of the upload page. */
export const DATASETS: readonly Dataset[] = UPLOAD_FILE_TYPES.map((type) => DECLARED[type]);

type Declared<Type extends UploadFileType> = (typeof DECLARED)[Type];

/** The declared columns of a dataset, by its internal type: what a file of it may bring. */
export type ColumnOf<Type extends UploadFileType> = NameOf<Declared<Type>['columns']>;

/** Tells the kit the names that a column of a file may have. */
declare module './kit/column-name.ts' {
  interface ColumnNames extends Record<ColumnOf<UploadFileType>, true> {}
}

/**
 * The columns of its rows in the lake: the school of the audit, the declared ones and the derived ones (docs/lake.md).
 */
export type LakeColumnOf<Type extends UploadFileType> =
  | 'school_id'
  | ColumnOf<Type>
  | Declared<Type>['derived'][number]['name'];

/** The dataset of an internal type. */
export const datasetOf = (type: UploadFileType): Dataset => DECLARED[type];

/** The dataset behind a requirement call and a card's anchor: 'rosters'. */
export function datasetOfSlug(slug: string): Dataset {
  const dataset = DATASETS.find((one) => one.slug === slug);
  if (!dataset) throw new Error(`There is no dataset ${slug}`);
  return dataset;
}

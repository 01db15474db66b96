import { courseCatalog } from './course-catalog/dataset.ts';
import { ctePathways } from './cte-pathways/dataset.ts';
import { demographics } from './demographics/dataset.ts';
import type { Dataset } from './kit/dataset.ts';
import type { NameOf } from './kit/define-dataset.ts';
import type { UploadFileType } from './kit/file-type.ts';
import { roster } from './roster/dataset.ts';
import { testScores } from './test-scores/dataset.ts';
import { transcripts } from './transcripts/dataset.ts';

const DECLARED = [roster, courseCatalog, demographics, transcripts, testScores, ctePathways] as const;

/** The six datasets in the order of the upload page. */
export const DATASETS: readonly Dataset[] = DECLARED;

type Declared<Type extends UploadFileType> = Extract<(typeof DECLARED)[number], { type: Type }>;

/** The declared columns of a dataset, by its internal type: what a file of it may bring. */
export type ColumnOf<Type extends UploadFileType> = NameOf<Declared<Type>['columns']>;

/** The columns of its rows in the lake: the school of the audit, the declared ones and the derived ones (docs/lake.md). */
export type LakeColumnOf<Type extends UploadFileType> =
  | 'school_id'
  | ColumnOf<Type>
  | Declared<Type>['derived'][number]['name'];

/** The dataset of an internal type. Every type has one. */
export function datasetOf(type: UploadFileType): Dataset {
  return found(type, (dataset) => dataset.type === type);
}

/** The dataset behind a requirement call and a card's anchor: 'rosters'. */
export function datasetOfSlug(slug: string): Dataset {
  return found(slug, (dataset) => dataset.slug === slug);
}

function found(name: string, is: (dataset: Dataset) => boolean): Dataset {
  const dataset = DATASETS.find(is);
  if (!dataset) throw new Error(`There is no dataset ${name}`);
  return dataset;
}

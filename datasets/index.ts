import { courseCatalog } from './course-catalog/dataset.ts';
import { ctePathways } from './cte-pathways/dataset.ts';
import { demographics } from './demographics/dataset.ts';
import type { Dataset } from './kit/dataset.ts';
import type { UploadFileType } from './kit/file-type.ts';
import { roster } from './roster/dataset.ts';
import { testScores } from './test-scores/dataset.ts';
import { transcripts } from './transcripts/dataset.ts';

/** The six datasets in the order of the upload page. */
export const DATASETS: readonly Dataset[] = [roster, courseCatalog, demographics, transcripts, testScores, ctePathways];

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

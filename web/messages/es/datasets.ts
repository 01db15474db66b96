import { DATASETS } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { DATASETS_ES } from '#datasets/words/es/datasets.ts';
import { columnInSpanish, datasetInSpanish } from '#datasets/words/es/phrase.ts';
import type { DatasetText } from '../en/datasets.ts';

export const datasets = Object.fromEntries(
  DATASETS.map((dataset): [UploadFileType, DatasetText] => {
    const { oneRowIs, helperText, columns } = DATASETS_ES[dataset.type];
    const words = dataset.columns.map(({ name }) => [
      name,
      { label: columnInSpanish(dataset, name), condition: columns[name]?.[1] ?? '' },
    ]);
    const label = datasetInSpanish(dataset);
    return [dataset.type, { label, oneRowIs, helperText, columns: Object.fromEntries(words) }];
  }),
) as Record<UploadFileType, DatasetText>; // the list of datasets has one of each type

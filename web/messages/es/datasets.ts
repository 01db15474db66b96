import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { DATASETS_ES } from '#datasets/words/es/datasets.ts';
import { COLUMN_NAMES_ES, DATASET_NAMES_ES } from '#datasets/words/es/names.ts';
import type { DatasetText } from '../en/datasets.ts';

// Not from `datasets/index.ts`: a part that screens share with it would be loaded with it, and read its
// words before they are chosen.
const TYPES = Object.keys(DATASETS_ES) as UploadFileType[]; // the keys of a table are its names

export const datasets = Object.fromEntries(
  TYPES.map((type): [UploadFileType, DatasetText] => {
    const { oneRowIs, needs = {}, helperText, columns } = DATASETS_ES[type];
    const words = Object.entries(columns).map(([name, [, condition = '']]) => [
      name,
      { label: COLUMN_NAMES_ES[name] ?? name, condition },
    ]);
    return [type, { label: DATASET_NAMES_ES[type], oneRowIs, needs, helperText, columns: Object.fromEntries(words) }];
  }),
) as Record<UploadFileType, DatasetText>; // as above

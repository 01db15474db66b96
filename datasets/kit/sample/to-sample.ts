import type { Dataset, SampleSetting } from '../dataset.ts';

export interface SampleTable {
  headers: string[];
  rows: string[][];
}

export const SAMPLE_SETTING: SampleSetting = { yearEnding: 2024, school: 'Lakeview High School' };

/**
 * The sample file as a table of strings, with the labels of the columns it uses as headers.
 * Uploads without any finding.
 */
export function toSample(dataset: Dataset, setting: SampleSetting = SAMPLE_SETTING): SampleTable {
  const rows = dataset.sample(setting);
  const columns = dataset.columns.filter(({ name }) => rows.some((row) => row[name]));
  return {
    headers: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ name }) => row[name] ?? '')),
  };
}

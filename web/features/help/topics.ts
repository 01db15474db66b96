import type { DatasetDescription } from '#contract/open.ts';
import { NUMBER_SECTIONS, type NumberSection } from './numbers-guide.ts';

export type Topic =
  | { kind: 'file'; id: string; title: string; dataset: DatasetDescription }
  | { kind: 'number'; id: string; title: string; section: NumberSection };

/** Everything Help can show, files first. The ids are the `topic` of the address. */
export const topicsOf = (datasets: readonly DatasetDescription[]): Topic[] => [
  ...datasets.map((dataset) => ({ kind: 'file' as const, id: `file-${dataset.slug}`, title: dataset.label, dataset })),
  ...NUMBER_SECTIONS.map((section) => ({
    kind: 'number' as const,
    id: section.slug,
    title: section.title,
    section,
  })),
];

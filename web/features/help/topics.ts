import type { DatasetDescription } from '#contract/open.ts';
import { NUMBER_SECTIONS, type NumberSection } from '#web/app/numbers.ts';
import { type ExportGuide, exports } from '#web/messages/en/exports.ts';

/** What one system gives for each file, with the file's own topic. */
export interface ExportedList {
  file: string;
  label: string;
  words: string;
}

export type Topic =
  | { kind: 'file'; id: string; title: string; dataset: DatasetDescription }
  | { kind: 'export'; id: string; title: string; guide: ExportGuide; lists: readonly ExportedList[] }
  | { kind: 'number'; id: string; title: string; section: NumberSection };

const fileTopic = ({ slug }: DatasetDescription) => `file-${slug}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const exportTopic = (id: string, guide: ExportGuide, datasets: readonly DatasetDescription[]): Topic => ({
  kind: 'export',
  id: `export-${id}`,
  title: capitalized(guide.name),
  guide,
  lists: datasets.flatMap((dataset) => {
    const words = Object.entries(guide.files).find(([slug]) => slug === dataset.slug)?.[1];
    return words === undefined ? [] : [{ file: fileTopic(dataset), label: dataset.label, words }];
  }),
});

/** Everything Help can show, files first. The ids are the `topic` of the address. */
export const topicsOf = (datasets: readonly DatasetDescription[]): Topic[] => [
  ...datasets.map((dataset) => ({ kind: 'file' as const, id: fileTopic(dataset), title: dataset.label, dataset })),
  ...Object.entries(exports.systems).map(([id, guide]) => exportTopic(id, guide, datasets)),
  ...NUMBER_SECTIONS.map((section) => ({
    kind: 'number' as const,
    id: section.slug,
    title: section.title,
    section,
  })),
];

import type { DatasetDescription } from '#contract/open.ts';
import { SYSTEMS, type SystemName } from '#datasets/kit/systems.ts';
import { NUMBER_SECTIONS, type NumberSection } from '#web/app/numbers.ts';
import { type ExportGuide, exports } from '#web/messages/en/help/exports.ts';
import { type Task, tasks } from '#web/messages/en/help/tasks.ts';

/** What one system gives for each file, with the file's own topic. */
export interface ExportedList {
  file: string;
  label: string;
  words: string;
  known: readonly KnownHeaders[];
}

/** The headers that one system has for a column. */
export interface KnownHeaders {
  label: string;
  headers: readonly string[];
}

/** A system that has no guide of its own: a state, a standard, a testing organization. */
export interface OtherSystem {
  name: string;
  files: readonly { label: string; known: readonly KnownHeaders[] }[];
}

export type Topic =
  | { kind: 'task'; id: string; title: string; task: Task }
  | { kind: 'file'; id: string; title: string; dataset: DatasetDescription }
  | { kind: 'export'; id: string; title: string; guide: ExportGuide; lists: readonly ExportedList[] }
  | { kind: 'systems'; id: string; title: string; systems: readonly OtherSystem[] }
  | { kind: 'number'; id: string; title: string; section: NumberSection };

/** The page that asks for the student system. */
export const GETTING_STARTED = 'getting-started' satisfies keyof typeof tasks.pages;
/** The page that names the account manager. */
export const GET_HELP = 'get-help' satisfies keyof typeof tasks.pages;

const fileTopic = ({ slug }: DatasetDescription) => `file-${slug}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The systems that have a guide. */
const GUIDED: Readonly<Record<string, SystemName>> = {
  powerschool: 'PowerSchool',
  'infinite-campus': 'Infinite Campus',
  skyward: 'Skyward',
  aeries: 'Aeries',
  synergy: 'Synergy',
} satisfies Partial<Record<keyof typeof exports.systems, SystemName>>;

/** Each header once: the second id of a student has those of the first. */
function knownOf({ columns }: DatasetDescription, system: string | undefined): KnownHeaders[] {
  const shown = new Set<string>();
  return columns.flatMap(({ label, synonyms_by_system }) => {
    const all = system === undefined ? [] : (synonyms_by_system[system] ?? []);
    const headers = all.filter((header) => !shown.has(header));
    for (const header of headers) shown.add(header);
    return headers.length > 0 ? [{ label, headers }] : [];
  });
}

const otherSystems = (datasets: readonly DatasetDescription[]): OtherSystem[] =>
  Object.entries(SYSTEMS)
    .filter(([system]) => !Object.values<string>(GUIDED).includes(system))
    .flatMap(([system, { label: name }]) => {
      const files = datasets
        .map((dataset) => ({ label: dataset.label, known: knownOf(dataset, system) }))
        .filter(({ known }) => known.length > 0);
      return files.length > 0 ? [{ name, files }] : [];
    });

const exportTopic = (id: string, guide: ExportGuide, datasets: readonly DatasetDescription[]): Topic => ({
  kind: 'export',
  id: `export-${id}`,
  title: capitalized(guide.name),
  guide,
  lists: datasets.flatMap((dataset) => {
    const words = Object.entries(guide.files).find(([slug]) => slug === dataset.slug)?.[1];
    return words === undefined
      ? []
      : [{ file: fileTopic(dataset), label: dataset.label, words, known: knownOf(dataset, GUIDED[id]) }];
  }),
});

/** Everything Help can show, getting started first. The ids are the `topic` of the address. */
export const topicsOf = (datasets: readonly DatasetDescription[]): Topic[] => [
  ...Object.entries<Task>(tasks.pages).map(([id, task]) => ({ kind: 'task' as const, id, title: task.title, task })),
  ...datasets.map((dataset) => ({ kind: 'file' as const, id: fileTopic(dataset), title: dataset.label, dataset })),
  ...Object.entries(exports.systems).map(([id, guide]) => exportTopic(id, guide, datasets)),
  {
    kind: 'systems' as const,
    id: 'headers-of-other-systems',
    title: exports.others.title,
    systems: otherSystems(datasets),
  },
  ...NUMBER_SECTIONS.map((section) => ({
    kind: 'number' as const,
    id: section.slug,
    title: section.title,
    section,
  })),
];

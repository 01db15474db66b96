import type { Missing } from '#contract/quality/missing.ts';
import type { PanelName } from '#contract/quality/panels.ts';
import type { Provenance } from '#contract/quality/provenance.ts';
import type { Changes } from '#contract/quality/versions.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import { PANELS_EN, PROVENANCE_EN } from './en/panels.ts';
import { NUMBERS_ES, PANELS_ES, PROVENANCE_ES } from './es/panels.ts';

/** The question a panel answers, and its formula in words. */
export type PanelSentences = Record<PanelName, { question: string; formula: string }>;

/** What follows a number that became another one, by panel; of its key, and of the label it is stored with. */
export type NumberLabels = Record<PanelName, (key: string, label: string) => string>;

/** What the numbers do without. */
export interface ProvenanceWords {
  rosterOnly: string;
  notUploaded(dataset: string): string;
  unreadable(dataset: string): string;
  ofYear(dataset: string, year: string): string;
  ofType(dataset: string, type: string): string;
  scores(test: string): string;
}

const PANELS: Record<Language, PanelSentences> = { en: PANELS_EN, es: PANELS_ES };
const NUMBERS: Record<Exclude<Language, 'en'>, NumberLabels> = { es: NUMBERS_ES };
const PROVENANCE: Record<Language, ProvenanceWords> = { en: PROVENANCE_EN, es: PROVENANCE_ES };

export const sayPanel = (name: PanelName, language: Language) => PANELS[language][name];

/**
 * The labels of the numbers that changed, in the language of the reader. They are stored in English with the version.
 */
export const sayNumbers = (name: PanelName, numbers: Changes['numbers'], language: Language): Changes['numbers'] =>
  language === 'en'
    ? numbers
    : numbers.map((number) => ({ ...number, label: NUMBERS[language][name](number.key, number.label) }));

/** 'ACT scores', 'Course Catalog for 2020-2021', 'Student Demographics: Gender' */
export function sayGap(dataset: Dataset, column: string | null, language: Language): string {
  const label = sayDataset(dataset, language);
  const words = PROVENANCE[language];
  if (column === null) return label;
  if (dataset.requirement === 'test-types') return words.scores(column);
  return dataset.requirement === 'academic-years' ? words.ofYear(label, column) : words.ofType(label, column);
}

/**
 * What the numbers do without, in words of the reader. Stored are the English ones; 'Course Catalog: not uploaded' is
 * not so where a file came and could not be read.
 */
export function sayPartial(
  { partial }: Pick<Provenance, 'partial'>,
  missing: readonly Missing[],
  language: Language,
): string[] {
  const wholes = missing.filter(({ column }) => column === null);
  return partial.map((stored) => {
    if (stored === PROVENANCE_EN.rosterOnly) return PROVENANCE[language].rosterOnly;
    const gap = wholes.find(({ upload_file_type: type }) => stored === PROVENANCE_EN.notUploaded(labelOf(type)));
    if (!gap) return stored;
    // Types in gaps are written by ourselves.
    const label = sayDataset(datasetOf(gap.upload_file_type as UploadFileType), language);
    return gap.state === 'unreadable'
      ? PROVENANCE[language].unreadable(label)
      : PROVENANCE[language].notUploaded(label);
  });
}

const labelOf = (type: string): string => datasetOf(type as UploadFileType).label; // as above

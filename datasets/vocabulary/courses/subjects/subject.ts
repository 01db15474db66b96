import type { VocabularyValue } from '#datasets/kit/dataset.ts';

/** A subject area with everything that leads to it (docs/domain/vocabularies.md#subject-areas). */
export interface Subject extends VocabularyValue {
  /** First two digits of SCED codes; 06 was World Languages in earlier versions. */
  sced: readonly string[];
  apExams: readonly string[];
  ibGroups: readonly string[];
}

import type { HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/** 'uri://ed-fi.org/GradeLevelDescriptor#Ninth grade' */
const DESCRIPTOR = /^(uri|https?):\/\/[^#\s]+#./i;

/** Ed-Fi writes where a word is declared before it; the word is what follows. */
export function readDescriptors({ samples }: HeadedTable, { kept, filled }: ReshapeDraft): void {
  for (const [name, source] of [...kept]) {
    if (!samples(source.index).some((sample) => DESCRIPTOR.test(sample.trim()))) continue;
    kept.delete(name);
    filled.set(name, { source, column: { read: wordOf } });
  }
}

const wordOf = (text: string): string => `regexp_replace(${text}, '^(uri|https?)://[^#\\s]+#', '', 'i')`;

import type { SystemName } from './systems.ts';

/** Written forms by where they are from (systems.ts), as they are written there. */
export type BySystem = Readonly<Partial<Record<SystemName, readonly string[]>>>;

/**
 * Other headers of a column. Of two in one file the one further up counts, so a system can have a place in several
 * groups. A header may be listed under each system that writes it; its first place counts.
 */
export type Synonyms = readonly BySystem[];

/** A written form and who writes it. */
export interface WrittenForm {
  text: string;
  system: SystemName;
}

export function formsOf(synonyms: Synonyms): WrittenForm[] {
  return synonyms.flatMap((group) =>
    // The keys of a group are names of systems.
    (Object.keys(group) as SystemName[]).flatMap((system) => (group[system] ?? []).map((text) => ({ text, system }))),
  );
}

/** The written forms alone, each once, the best first. */
export function textsOf(synonyms: Synonyms): string[] {
  return [...new Set(formsOf(synonyms).map(({ text }) => text))];
}

/** A text, a sentence made of what is given to it, or a group of them. */
type Word = string | ((...given: never[]) => unknown);

/** The same texts in another language: every name is there, every sentence takes the same. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : { readonly [Name in keyof English]: Words<English[Name]> };

/**
 * Words that are translated so far. What is left out shows in English and is in `es/not-yet.ts`,
 * which a test keeps true.
 */
export type SomeWords<English> = English extends Word
  ? Words<English>
  : { readonly [Name in keyof English]?: SomeWords<English[Name]> };

/** Groups of words by the name under which they are exported. */
export type Catalogue = Readonly<Record<string, object>>;

let translated: Catalogue = {};

/** Called once, before any screen is loaded. */
export function speak(catalogue: Catalogue): void {
  translated = catalogue;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The translation over the English words, name by name. */
function over(english: Record<string, unknown>, translation: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys({ ...english, ...translation });
  return Object.fromEntries(
    names.map((name) => {
      const [from, to] = [english[name], translation[name]];
      return [name, isGroup(from) && isGroup(to) ? over(from, to) : (to ?? from)];
    }),
  );
}

/** English words in the language of this visit. */
export function spoken<const English extends object>(name: string, english: English): English {
  const translation = translated[name];
  if (!isGroup(translation) || !isGroup(english)) return english;
  // `Words` holds the translation to the same names and parameters; only the literal texts
  // differ, which no one asks for.
  return over(english, translation) as English;
}

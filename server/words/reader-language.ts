import { LANGUAGES, type Language } from '#datasets/words/language.ts';

/**
 * The language that a request asks for first among ours (RFC 9110, 12.5.4): 'es-MX;q=0.9,
 * en;q=0.5'. English by default.
 */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    // Not split by a pattern with spaces, which takes time by the square of them: 0.2 s for one header.
    const [range = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((word) => word.trim());
    const language = LANGUAGES.find((one) => range === one || range.startsWith(`${one}-`));
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return wanted.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? 'en';
}

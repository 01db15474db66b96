import { describe, expect, it } from 'vitest';
import { overview } from './en/overview.ts';
import { quality } from './en/quality/quality.ts';
import { qualityLists } from './en/quality/quality-lists.ts';
import { qualityPanels } from './en/quality/quality-panels.ts';
import { comparing } from './en/transcripts/compare.ts';
import { transcripts } from './en/transcripts/transcripts.ts';
import { overview as overviewEs } from './es/overview.ts';
import { quality as qualityEs } from './es/quality/quality.ts';
import { qualityLists as qualityListsEs } from './es/quality/quality-lists.ts';
import { qualityPanels as qualityPanelsEs } from './es/quality/quality-panels.ts';
import { comparing as comparingEs } from './es/transcripts/compare.ts';
import { transcripts as transcriptsEs } from './es/transcripts/transcripts.ts';
import type { Words } from './spoken.ts';

/** Of one language. */
interface Catalogue {
  overview: Words<typeof overview>;
  quality: Words<typeof quality>;
  qualityLists: Words<typeof qualityLists>;
  qualityPanels: Words<typeof qualityPanels>;
}

const english: Catalogue = { overview, quality, qualityLists, qualityPanels };
const spanish: Catalogue = {
  overview: overviewEs,
  quality: qualityEs,
  qualityLists: qualityListsEs,
  qualityPanels: qualityPanelsEs,
};

/** Sentences of the numbers' pages about so many of what they count. */
function sentences({ overview, quality, qualityLists, qualityPanels }: Catalogue, count: number): string[] {
  const { matching, waterfall } = qualityPanels;
  return [
    overview.answer(count, 6),
    quality.empty.checked(count),
    qualityLists.unmatched.cause('X', count, count),
    ...Object.values(matching.notMatched).map((of) => of(count, 240)),
    waterfall.lead(count, 240),
    waterfall.fixable(count),
  ];
}

describe('sentences that count', () => {
  it('agree with one in English', () => {
    expect(sentences(english, 1)).toEqual([
      '1 of 6 data categories is complete.',
      '1 file checked. It contains no rows for this card.',
      'X: 1 different, 1 row',
      '1 cohort student has no demographics',
      '1 row has a course that is not in a catalog',
      '1 score does not match a student on the roster',
      '1 of 240 codes is not in a catalog',
      '1 of 240 students is left out of the EOA cohort. Each student is counted once, at the first condition that applies.',
      '1 of them has missing years,',
    ]);
  });

  it('agree with one in Spanish', () => {
    expect(sentences(spanish, 1)).toEqual([
      '1 de 6 categorías de datos está completa.',
      '1 archivo revisado. No contiene filas para esta tarjeta.',
      'X: 1 distinto, 1 fila',
      '1 estudiante de la cohorte no tiene datos demográficos',
      '1 fila tiene un curso que no está en un catálogo',
      '1 puntaje no corresponde a ningún estudiante de la lista',
      '1 de 240 códigos no está en un catálogo',
      '1 de 240 estudiantes queda fuera de la cohorte EOA. Cada estudiante se cuenta una vez, en la primera condición que se aplica.',
      'A 1 de ellos le faltan años,',
    ]);
  });

  it('say of a limit of one that there is none', () => {
    expect(transcripts.why.rules.ON_THE_CUSP('3.3', '2.0', 1)).toBe(
      'A GPA from 2.0 to below 3.3, and no failed core courses.',
    );
    expect(transcriptsEs.why.rules.ON_THE_CUSP('3.3', '2.0', 1)).toBe(
      'Un GPA desde 2.0 hasta menos de 3.3, y ningún curso básico reprobado.',
    );
  });

  it('agree with one selected student, and with one too many', () => {
    expect(comparing.different(1, 1)).toBe('To match the school exactly, your student would have to be different.');
    expect(comparingEs.different(1, 1)).toBe(
      'Para coincidir exactamente con la escuela, habría que cambiar a su estudiante.',
    );
    expect(transcriptsEs.overLimit(1)).toBe('Sobra 1. Quite 1 antes de guardar.');
  });

  it.each([0, 2])('agree with %i', (count) => {
    expect(sentences(english, count).slice(0, 2)).toEqual([
      `${count} of 6 data categories are complete.`,
      `${count} files checked. They contain no rows for this card.`,
    ]);
    expect(sentences(spanish, count)[0]).toBe(`${count} de 6 categorías de datos están completas.`);
  });
});

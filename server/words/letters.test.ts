import { expect, test } from 'vitest';
import { LETTERS, type LetterFacts } from './letters.ts';

const facts = (read: number, left = 0): LetterFacts => ({ dataset: 'AP', school: '', actor: '', read, left });

test('a letter about one row says so, in both languages', () => {
  const said = Object.values(LETTERS).flatMap(({ outcomes }) => [
    outcomes['rows-left-out'](facts(480, 1)).what,
    outcomes['rows-left-out'](facts(1, 1)).what,
    outcomes['cells-in-error'](facts(1)).what,
    outcomes.clean(facts(1)).what,
  ]);
  expect(said).toEqual([
    'AP: 1 of 480 rows has errors and is not counted yet.',
    'AP: 1 of 1 row has errors and is not counted yet.',
    'AP: its 1 row is counted, but some cells have data errors.',
    'AP: no data errors in 1 row.',
    'AP: 1 de 480 filas tiene errores y todavía no se cuenta.',
    'AP: 1 de 1 fila tiene errores y todavía no se cuenta.',
    'AP: se cuenta su única fila, con errores de datos en algunas celdas.',
    'AP: sin errores de datos en 1 fila.',
  ]);
});

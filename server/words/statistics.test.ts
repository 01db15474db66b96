import { describe, expect, it } from 'vitest';
import { DATASETS } from '#datasets/index.ts';
import { sayStatistic } from './statistics.ts';

describe('a line of the file overview in Spanish', () => {
  it.each([
    ['Rows: 1,417 read, 1,409 kept, 8 left out', 'Filas: 1,417 leídas, 1,409 guardadas, 8 fuera'],
    [
      'Left out: 1,012 rows in error, 1 exact copy of an earlier row',
      'Fuera: 1,012 filas con errores, 1 copia exacta de una fila anterior',
    ],
    [
      'Left out: 2 rows of schools, years or tests that were not selected, 1 row in error',
      'Fuera: 2 filas de escuelas, años o exámenes que no se seleccionaron, 1 fila con errores',
    ],
    [
      "Columns read: 'Stu ID' as Student ID (local), 'Yr, of school' as School year and 3 more",
      "Columnas leídas: 'Stu ID' como Student ID (local), 'Yr, of school' como School year y 3 más",
    ],
    [
      "'Nr' was not read as School: 'X', 'Y' are not schools of this audit, by id or name.",
      "'Nr' no se leyó como School: 'X', 'Y' no son escuelas de esta auditoría, ni por ID ni por nombre.",
    ],
    [
      "'ID' was read as Student ID (local) because it is filled in 5 of 5 rows, 5 different; 'Nr' is filled in 0 of 5 rows, 0 different.",
      "'ID' se leyó como Student ID (local) porque tiene valores en 5 de 5 filas, 5 distintos; 'Nr' tiene valores en 0 de 5 filas, 0 distintos.",
    ],
    [
      'Fewer cells than the header row: rows 3, 9 and 40 more; the missing cells at the end were read as empty',
      'Menos celdas que la fila de encabezados: filas 3, 9 y 40 más; las celdas que faltan al final se leyeron como vacías',
    ],
    ['Delimiter: semicolon', 'Delimitador: punto y coma'],
    [
      'Recognized as AP scores by exam code, one exam a row',
      'Reconocido como puntajes AP por código de examen, un examen por fila',
    ],
  ])('%s', (english, spanish) => {
    expect(sayStatistic(english, 'es')).toBe(spanish);
    expect(sayStatistic(english, 'en')).toBe(english);
  });

  it('names in Spanish whatever rows a layout leaves out', () => {
    const words = DATASETS.flatMap(({ layouts = [] }) => layouts.flatMap(({ drops = [] }) => drops)).map(
      (drop) => drop.words,
    );
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((of) => sayStatistic(`Left out: 2 ${of}`, 'es').includes(of))).toEqual([]);
  });

  it('stays as it is where an earlier version wrote it in a way nobody knows', () => {
    expect(sayStatistic('Something else: 3', 'es')).toBe('Something else: 3');
  });

  it('leaves the names of the file alone', () => {
    expect(sayStatistic('Schools found: Row of tab, comma High', 'es')).toBe(
      'Escuelas encontradas: Row of tab, comma High',
    );
  });
});

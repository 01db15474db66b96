import { written } from '../../kit/english.ts';
import type { FileFindingCode } from '../../kit/findings/file-findings.ts';
import { FILE_FINDINGS } from '../../kit/findings/file-findings.ts';
import type { Tongue } from '../tongue.ts';
import { allowedInSpanish } from './allowed.ts';
import { DATASET_FINDINGS_ES } from './dataset-findings.ts';
import { FILE_FINDINGS_ES } from './file-findings.ts';
import { GENERIC_FINDINGS_ES } from './generic-findings.ts';
import { columnInSpanish, EMPTY_CELL_ES, listedInSpanish, phraseInSpanish } from './phrase.ts';

const isOfFile = (code: string): code is FileFindingCode => code in FILE_FINDINGS;

export const SPANISH: Tongue = {
  sentencesOf: (_dataset, code) =>
    isOfFile(code) ? FILE_FINDINGS_ES[code] : (DATASET_FINDINGS_ES[code] ?? GENERIC_FINDINGS_ES[code] ?? null),
  allowedIn: (column) => (column ? allowedInSpanish(column) : 'Un valor.'),
  columnName: columnInSpanish,
  phrase: phraseInSpanish,
  allowed: 'Permitido:',
  emptyCell: EMPTY_CELL_ES,
  row: 'La fila',
  inSheet: (sheet) => `Hoja '${sheet}':`,
  inRows: (rows) => ` (${written(rows)} filas)`,
  also: (values, more) => `También ${listedInSpanish(values, more)}.`,
  values: (values, more) => `Valores: ${listedInSpanish(values, more)}.`,
  causes: {
    'other-card': 'El archivo va en otra tarjeta.',
    'missing-column': 'Una columna obligatoria falta o tiene otro nombre.',
    'wrong-column': 'Hay valores en la columna equivocada.',
    swapped: 'Dos columnas están intercambiadas.',
    'shown-once': 'Un valor se muestra una sola vez para varias filas.',
    'date-form': 'Las fechas están escritas de otra forma.',
    'year-convention': 'Los años escolares están escritos según otra convención.',
    'zeros-lost': 'Un programa de hojas de cálculo quitó los ceros iniciales.',
    'turned-into-number': 'Un programa de hojas de cálculo convirtió texto en números o fechas.',
    encoding: 'Las letras se dañaron al guardar el archivo en otra codificación.',
    'one-unknown-word': 'Un valor que el portal no conoce aparece una y otra vez.',
    'few-unknown-words': 'Unos pocos valores que el portal no conoce aparecen una y otra vez.',
  },
  unknown: {
    message: 'Encontrado por una versión anterior del portal.',
    fix: 'Procese el archivo de nuevo para verlo en palabras.',
  },
};

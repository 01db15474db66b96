import type { charts as english } from '../en/charts.ts';
import type { Words } from '../spoken.ts';

export const charts: Words<typeof english> = {
  whyNoData: 'Ningún archivo que cuente tiene todavía un valor para esto.',
  viewAsTable: 'Ver como tabla',
  viewAsChart: 'Ver como gráfica',
  download: (of) => `Descargar ${of} como CSV`,
  downloadHint: 'Descargar como CSV',
  score: 'Puntaje',
  share: 'Porcentaje',
  range: (from, to) => `${from} a ${to}`,
  countAndShare: (count, unit, share) => `${count} ${unit} · ${share}`,
  distribution: (total, unit, peak, peakCount) => `${total} ${unit}. La mayor parte, ${peakCount}, está en ${peak}.`,
  nothingToShow: (unit) => `No hay ${unit} que mostrar.`,
};

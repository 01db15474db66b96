/** '1 archivo', '1,204 archivos' */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-US')} ${count === 1 ? one : many}`;

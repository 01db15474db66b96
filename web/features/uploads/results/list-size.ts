/** Pixels a row of problems takes at least, and until it has come and been measured: three lines. */
export const ROW_HEIGHT = 78;

/** As high as fits beside the causes; a short list is no higher than its rows. */
export const LIST_HEIGHT = 'min(70vh, 640px)';

/**
 * Pixels a row of problems takes at least, and until it has come and been measured: one line where its cause says what
 * is wrong and how to fix it, otherwise three.
 */
export const rowHeight = (isSaid: boolean): number => (isSaid ? 49 : 78);

/** As high as fits beside the causes; a short list is no higher than its rows. */
export const LIST_HEIGHT = 'min(70vh, 640px)';

/** Name of the file in which a child leaves its answer. */
export const ANSWER = 'result.json';

/** What others send lands under this prefix, where nothing is read from but by sealing (seal.ts). */
export const QUARANTINE = 'quarantine/';

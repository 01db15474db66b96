import { join } from 'node:path';

/** Where the embedded database keeps its files. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite');

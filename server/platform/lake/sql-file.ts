import { readFileSync } from 'node:fs';

/**
 * The SQL of a file beside a module: sqlFile('./grades.sql', import.meta.url). Read with the module, so a start
 * tells of one that is missing.
 */
export const sqlFile = (path: `./${string}.sql`, module: string): string => readFileSync(new URL(path, module), 'utf8');

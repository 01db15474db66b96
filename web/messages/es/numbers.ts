import source from '../../../docs/numbers.es.md?raw';
import type { numbers as english } from '../en/numbers.ts';
import type { Words } from '../spoken.ts';

export const numbers: Words<typeof english> = { source };

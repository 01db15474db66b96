import source from '../../../docs/numbers.md?raw';
import { spoken } from '../spoken.ts';

/** How each number is computed, as Markdown: the page that Help and the popovers show in parts. */
export const numbers = spoken('numbers', { source });

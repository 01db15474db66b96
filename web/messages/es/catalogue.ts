import type { Catalogue } from '../spoken.ts';
import { charts } from './charts.ts';

/** Everything that is said in Spanish. */
export const spanish: Catalogue = { charts };

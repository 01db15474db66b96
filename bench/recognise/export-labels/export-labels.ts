import type { RealFile } from '../real-labels.ts';
import { OF_COURSES } from './courses.ts';
import { OF_PEOPLE } from './people.ts';
import { OF_SCORES } from './scores.ts';

/**
 * Small exports with one trap each, written with their labels before any program read them
 * (server/ingest/fixtures/exports): columns by header, `values` as they are, whether or not the file proves them. What
 * it does not prove must be asked about.
 */
export const EXPORT_FILES: readonly RealFile[] = [...OF_PEOPLE, ...OF_COURSES, ...OF_SCORES];

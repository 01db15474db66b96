/**
 * The one door to drizzle: its package.json has 180 kB, which Node reads twice for each module that imports it by name
 * (0.3 s of a start with a hundred of them).
 */
export { type SQL, sql } from 'drizzle-orm/sql';

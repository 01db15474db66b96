import { config } from 'zod';

/**
 * Schemas probe whether they may compile themselves, which the content security policy forbids: each load of a page
 * would be reported. Imported before anything that declares a schema.
 */
config({ jitless: true });

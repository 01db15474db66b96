import { existsSync } from 'node:fs';
import type { Config } from '#server/config/config.ts';
import { embeddedFolder } from '#server/platform/database/embedded-folder.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts';

/**
 * The database of an installation that is there. The portal makes one where there is none; a command would do so for a
 * mistyped folder, and say that nothing is due to be deleted.
 * @throws an Error with a sentence for the person who runs the command
 */
export async function openExistingDatabase(config: Config): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === null && !existsSync(embeddedFolder(dataDir)))
    throw new Error(`${dataDir} has no data of a portal. Set PORTAL_DATA_DIR to its data folder.`);
  return await openDatabase(config).catch((error: unknown) => {
    throw new Error(
      `The database could not be opened. If it is the embedded one, stop the portal first.\n${sentenceOf(error)}`,
    );
  });
}

/** What to tell the person who runs a command. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

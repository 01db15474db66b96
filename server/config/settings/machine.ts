import { type Settings, text, wholeNumber } from './kinds.ts';

/** What a process is made of on its machine. */
export const MACHINE = {
  PORT: { schema: wholeNumber(1, 65_535, 3000), means: 'Port to listen on.' },
  HOST: {
    schema: text,
    means: 'Address to listen on; 127.0.0.1 by default, so that the portal is not open to the network by accident.',
  },
  PORTAL_DATA_DIR: { schema: text, means: 'Folder for files, keys and the embedded database; ./data by default.' },
  PORTAL_DELETIONS_DIR: {
    schema: text,
    means:
      'Folder of the register of deleted audits, which must not be restored with a backup; PORTAL_DATA_DIR with -deletions behind it by default.',
  },
  DATABASE_URL: { schema: text, means: 'PostgreSQL >= 15 to use; without it an embedded database in the data folder.' },
} as const satisfies Settings;

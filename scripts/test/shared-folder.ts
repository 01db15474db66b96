import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopCluster } from '#server/platform/database/test-cluster.ts';
import { SHARED_FOLDER } from '#server/platform/database/test-once.ts';
import { stopS3Server } from '#server/platform/storage/s3/test-server.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';

/**
 * Before the first test file of a run: a folder for what all of them share. After the last: what runs
 * in it ends, and it goes.
 */
export default function shareFolder(): () => void {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'portal-shared-'));
  process.env[SHARED_FOLDER] = folder;
  return () => {
    stopCluster(folder);
    stopS3Server(folder);
    rmSync(folder, { recursive: true, force: true });
    removeTemporaryFiles();
  };
}

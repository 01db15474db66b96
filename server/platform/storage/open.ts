import { type DiskStore, openDiskStore } from './disk.ts';
import type { S3Store } from './s3/s3.ts';
import type { S3Settings } from './s3/settings.ts';

export type OpenStore = ({ kind: 'disk' } & DiskStore) | ({ kind: 's3' } & S3Store);

export interface StoreSettings {
  dataDir: string;
  /** Origin of the disk store's addresses. */
  apiUrl: string;
  /** null: files are kept in the data folder. */
  s3: S3Settings | null;
}

export async function openStore({ dataDir, apiUrl, s3 }: StoreSettings): Promise<OpenStore> {
  if (s3 === null) return { kind: 'disk', ...(await openDiskStore(dataDir, apiUrl)) };
  // The SDK is loaded only where there is a bucket.
  const { openS3Store } = await import('./s3/s3.ts');
  return { kind: 's3', ...(await openS3Store(s3)) };
}

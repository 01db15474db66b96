/**
 * Where an S3 server is, and how the portal writes there. Credentials come the way the SDK finds them:
 * environment, role or profile.
 */
export interface S3Settings {
  bucket: string;
  region: string;
  /** null: AWS itself, in `region`. */
  endpoint: string | null;
  /** Under which browsers reach it, where that is not `endpoint`. */
  publicEndpoint: string | null;
  /** How objects are encrypted that the portal writes; null: as the bucket says. */
  encryption: { algorithm: 'AES256' | 'aws:kms'; kmsKey: string | null } | null;
  /** Where they are not to be found by the SDK: in tests. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** CopyObject, which seals a file, takes no more in one step. */
export const MOST_SEALED_BYTES = 5 * 1024 ** 3;

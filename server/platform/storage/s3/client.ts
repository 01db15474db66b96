import { type CreateMultipartUploadCommandInput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Settings } from './settings.ts';

/** A bucket and how to reach it. */
export interface Bucket {
  name: string;
  /** For calls of the portal. */
  client: S3Client;
  /** For addresses that others use. */
  outside: S3Client;
  encryption: Pick<CreateMultipartUploadCommandInput, 'ServerSideEncryption' | 'SSEKMSKeyId'>;
}

export function openBucket({ bucket, region, endpoint, publicEndpoint, encryption, credentials }: S3Settings): Bucket {
  const clientOn = (url: string | null) =>
    new S3Client({
      region,
      ...(credentials && { credentials }),
      ...(url !== null && { endpoint: url, forcePathStyle: true }),
      // A checksum in the address would have to be known before the file is.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    });
  const client = clientOn(endpoint);
  return {
    name: bucket,
    client,
    outside: publicEndpoint === null ? client : clientOn(publicEndpoint),
    encryption: encryption
      ? { ServerSideEncryption: encryption.algorithm, ...(encryption.kmsKey && { SSEKMSKeyId: encryption.kmsKey }) }
      : {},
  };
}

/** The object or the transfer that was asked for is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** It is another one by now. */
export const isChanged = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;

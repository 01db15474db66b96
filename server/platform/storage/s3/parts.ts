import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type Part as ListedPart,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { partSizes } from '../part-sizes.ts';
import type { FilePart } from '../store.ts';
import type { Bucket } from './client.ts';
import { headOf } from './objects.ts';
import type { SigningTime } from './signing-time.ts';

/**
 * The server itself remembers which transfers are under way: the oldest of a key is the one, should two
 * calls have begun one each.
 */
async function transferOf({ client, name }: Bucket, key: string): Promise<string | null> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: name, Prefix: key }));
  const mine = Uploads.filter(({ Key }) => Key === key);
  const since = (upload: (typeof mine)[number]) => upload.Initiated?.getTime() ?? 0;
  const [oldest] = mine.sort((one, other) => since(one) - since(other));
  return oldest?.UploadId ?? null;
}

async function beginTransfer({ client, name, encryption }: Bucket, key: string): Promise<string> {
  const begun = await client.send(new CreateMultipartUploadCommand({ Bucket: name, Key: key, ...encryption }));
  if (!begun.UploadId) throw new Error('The store gave no ID for a transfer');
  return begun.UploadId;
}

async function partsOf({ client, name }: Bucket, key: string, transfer: string): Promise<Map<number, ListedPart>> {
  const parts = new Map<number, ListedPart>();
  // Not by the SDK's paginator: it goes on as long as there is a marker, and servers give one on the last page, too.
  for (let marker: string | undefined, isLast = false; !isLast; ) {
    const page = await client.send(
      new ListPartsCommand({ Bucket: name, Key: key, UploadId: transfer, PartNumberMarker: marker }),
    );
    for (const part of page.Parts ?? []) parts.set(part.PartNumber ?? 0, part);
    marker = page.NextPartNumberMarker;
    isLast = !page.IsTruncated;
  }
  return parts;
}

/** Begins a transfer in parts, or goes on with the one that was begun. */
export async function presignParts(bucket: Bucket, key: string, bytes: number, time: SigningTime): Promise<FilePart[]> {
  const transfer = (await transferOf(bucket, key)) ?? (await beginTransfer(bucket, key));
  const arrived = await partsOf(bucket, key, transfer);
  const addressOf = (number: number, size: number) =>
    getSignedUrl(
      bucket.outside,
      new UploadPartCommand({
        Bucket: bucket.name,
        Key: key,
        UploadId: transfer,
        PartNumber: number,
        ContentLength: size,
      }),
      { ...time, signableHeaders: new Set(['host', 'content-length']) },
    );
  return await Promise.all(
    partSizes(bytes).map(async (size, index) => {
      const number = index + 1;
      return { number, size, address: arrived.get(number)?.Size === size ? null : await addressOf(number, size) };
    }),
  );
}

/** Ends all transfers of keys below a prefix; their parts go with them. Answers come in pages of a thousand. */
export async function abortParts({ client, name }: Bucket, prefix: string): Promise<void> {
  for (let isLast = false; !isLast; ) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket: name, Prefix: `${prefix}/` }));
    for (const { Key, UploadId } of page.Uploads ?? [])
      await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }));
    isLast = !page.IsTruncated;
  }
}

/** Answers false where a part is missing or nothing was begun. Asked again once they are joined, true. */
export async function joinParts(bucket: Bucket, key: string, bytes: number): Promise<boolean> {
  const transfer = await transferOf(bucket, key);
  if (transfer === null) return (await headOf(bucket, key))?.size === bytes;
  const arrived = await partsOf(bucket, key, transfer);
  const sizes = partSizes(bytes);
  if (sizes.some((size, index) => arrived.get(index + 1)?.Size !== size)) return false;
  const Parts = sizes.map((_, index) => ({ PartNumber: index + 1, ETag: arrived.get(index + 1)?.ETag }));
  await bucket.client.send(
    new CompleteMultipartUploadCommand({
      Bucket: bucket.name,
      Key: key,
      UploadId: transfer,
      MultipartUpload: { Parts },
    }),
  );
  return true;
}

export async function abandonParts(bucket: Bucket, key: string): Promise<void> {
  const transfer = await transferOf(bucket, key);
  if (transfer === null) return;
  await bucket.client.send(new AbortMultipartUploadCommand({ Bucket: bucket.name, Key: key, UploadId: transfer }));
}

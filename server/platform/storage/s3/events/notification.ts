import { z } from 'zod';
import { QUARANTINE } from '../quarantine.ts';

/** S3 itself and MinIO: the key is written as in a form. */
const Records = z.object({
  Records: z.array(
    z.object({
      eventName: z.string(),
      s3: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
    }),
  ),
});
/** EventBridge: the key as it is. */
const BridgeEvent = z.object({
  'detail-type': z.string(),
  detail: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
});

/**
 * The keys of objects that a notification says have arrived in a bucket. A body of another form, and what is
 * of no concern, has none.
 */
export function arrivedKeys(body: unknown, bucket: string): string[] {
  return objectsOf(body)
    .filter((object) => object.bucket === bucket && object.key.startsWith(QUARANTINE))
    .map(({ key }) => key.slice(QUARANTINE.length));
}

function objectsOf(body: unknown): { bucket: string; key: string }[] {
  const records = Records.safeParse(body);
  if (records.success) {
    return records.data.Records.filter(({ eventName }) => /^(s3:)?ObjectCreated:/.test(eventName)).flatMap(({ s3 }) => {
      const key = fromForm(s3.object.key);
      return key === null ? [] : [{ bucket: s3.bucket.name, key }];
    });
  }
  const event = BridgeEvent.safeParse(body);
  if (!event.success || event.data['detail-type'] !== 'Object Created') return [];
  return [{ bucket: event.data.detail.bucket.name, key: event.data.detail.object.key }];
}

function fromForm(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

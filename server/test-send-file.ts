import { z } from 'zod';
import type { TestPortal } from './test-portal.ts';

const Address = z.object({ s3_key: z.string(), presigned_url: z.string() });

/** Asks for an address and sends the bytes there, as a browser does; answers the file's ID. */
export async function sendFile(
  portal: Pick<TestPortal, 'app' | 'call'>,
  { auditId, token }: { auditId: string; token: string | null },
  file: object,
  bytes: string | Buffer,
): Promise<string> {
  const asked = await portal.call('POST', `/eoa/${auditId}/request-upload-url`, token, file);
  const { s3_key, presigned_url } = Address.parse(asked.body);
  const put = await portal.app.inject({ method: 'PUT', url: presigned_url, payload: bytes });
  if (put.statusCode !== 200) throw new Error(`the bytes were refused: ${put.body}`);
  return s3_key.split('/').at(-1) ?? '';
}

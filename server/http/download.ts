import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file: always saved, never shown by the browser. */
export interface Download {
  /**
   * A function makes it when the transaction of the call has ended; what it throws is answered like any other error.
   */
  stream: Readable | (() => Promise<Readable>);
  fileName: string;
  /** In bytes, where known. */
  size?: number;
}

export async function sendDownload(
  reply: FastifyReply,
  { stream, fileName, size }: Download,
  type: string,
): Promise<FastifyReply> {
  const bytes = typeof stream === 'function' ? await stream() : stream;
  if (size !== undefined) reply.header('content-length', size);
  return await reply
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'no-store')
    .type(type)
    .send(bytes);
}

/** RFC 6266 with RFC 8187: any name survives, none can break out of the header. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

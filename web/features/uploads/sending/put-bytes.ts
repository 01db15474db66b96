import { CallError } from '#web/app/call-error.ts';
import { noteWork } from '#web/app/inactivity/work.ts';

interface Put {
  address: string;
  body: Blob;
  /** Bytes that have left. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends bytes to a presigned address; resolves when the server has acknowledged them. XMLHttpRequest, because fetch
 * tells nothing about the progress of what it sends.
 * @throws CallError
 */
export function putBytes({ address, body, onSent, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: CallError['kind']) => () =>
      reject(new CallError(kind, { status: request.status || undefined }));
    request.upload.onprogress = ({ loaded }) => {
      noteWork();
      onSent(loaded);
    };
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail('bad response')());
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = fail('canceled');
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', address);
    // A slice has no type of its own: the bytes are sent with an empty content type (docs/product.md#upload-life).
    request.send(body.slice());
  });
}

import { CallError } from '#web/app/call-error.ts';

interface Put {
  address: string;
  file: File;
  /** 0 to 100. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends the bytes of a file to a presigned address; resolves when the server has acknowledged them. XMLHttpRequest, because fetch
 * tells nothing about the progress of what it sends.
 * @throws CallError
 */
export function putFile({ address, file, onPercent, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: CallError['kind']) => () =>
      reject(new CallError(kind, { status: request.status || undefined }));
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(total === 0 ? 100 : Math.floor((loaded / total) * 100));
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail('bad response')());
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = fail('canceled');
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', address);
    // A slice has no type of its own: the bytes are sent with an empty content type (docs/product.md#upload-life).
    request.send(file.slice());
  });
}

import { useEffect, useState } from 'react';
import { readConfig } from '#web/app/config.ts';

/**
 * Bytes of the largest file the server takes; without limit until it has said so, since it refuses a larger one itself.
 */
export function useLargest(): number {
  const [bytes, setBytes] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    void readConfig().then(
      ({ max_file_bytes }) => max_file_bytes !== undefined && setBytes(max_file_bytes),
      () => undefined,
    );
  }, []);
  return bytes;
}

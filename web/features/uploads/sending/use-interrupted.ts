import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { allBegun } from './begun.ts';
import { isOutgoing, release } from './outbox.ts';

/** What a reload of this tab cut off is shown as failed at once; the server alone would find out when the address expires. */
export function useInterrupted(): void {
  const client = useQueryClient();
  useEffect(() => {
    const cutOff = allBegun().filter(({ fileId }) => !isOutgoing(fileId));
    if (cutOff.length === 0) return;
    void Promise.all(cutOff.map(({ auditId, fileId }) => release(auditId, fileId, 'failed'))).then(() =>
      refreshFiles(client),
    );
  }, [client]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { allCutOff } from './begun.ts';
import { isOutgoing, release } from './outbox.ts';

/**
 * What a reload or a closed tab of this browser cut off is shown as failed at once; the server alone would find out
 * when the address expires.
 */
export function useInterrupted(): void {
  const client = useQueryClient();
  useEffect(() => {
    void allCutOff().then(async (all) => {
      const cutOff = all.filter(({ fileId }) => !isOutgoing(fileId));
      if (cutOff.length === 0) return;
      await Promise.all(cutOff.map(({ auditId, fileId }) => release(auditId, fileId, 'failed')));
      refreshFiles(client);
    });
  }, [client]);
}

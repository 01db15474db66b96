import { useEffect, useState } from 'react';
import type { FileId } from '#contract/ids.ts';
import { removeStaged, type StagedFile } from '#contract/intake.ts';
import type { UploadFileType } from '#contract/uploads.ts';
import { call } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { stage } from './sending.ts';
import { useStaged } from './use-staged.ts';

/** A larger file would be sent twice for the sake of a hint; its result says the same when it is there. */
const LARGEST = 25 * 1024 * 1024;

/**
 * Has a file looked at beside the wizard, while its questions are answered. null until there is something to say, and for good where
 * the look fails: it is a help, and stops nobody.
 */
export function useCheck(file: File, type: UploadFileType): StagedFile | null {
  const { id: auditId } = useAudit();
  const [id, setId] = useState<FileId | null>(null);
  const { files, refresh } = useStaged(id !== null);

  useEffect(() => {
    setId(null);
    if (file.size > LARGEST) return;
    const controller = new AbortController();
    const sent = stage({
      auditId,
      file,
      type,
      purpose: 'check',
      signal: controller.signal,
      onPercent: () => undefined,
    }).catch(() => null);
    void sent.then((arrived) => {
      if (controller.signal.aborted) return;
      setId(arrived);
      refresh();
    });
    return () => {
      controller.abort();
      void sent.then(async (arrived) => {
        if (arrived) await call(removeStaged, { params: { eoaId: auditId, fileId: arrived } }).catch(() => undefined);
      });
    };
  }, [auditId, file, type, refresh]);

  const found = files.find((one) => one.id === id);
  return found?.state === 'inspected' || found?.state === 'refused' ? found : null;
}

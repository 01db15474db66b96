import { useEffect, useState } from 'react';
import type { FileId } from '#contract/ids.ts';
import { removeStaged, type StagedFile } from '#contract/uploads/intake.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { call } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { stage } from './sending.ts';
import { useStaged } from './staged/use-staged.ts';

/** A larger file would be sent twice for the sake of a hint; its result says the same when it is there. */
const LARGEST = 25 * 1024 * 1024;

/**
 * A look at the file beside the wizard: still under way, or what it found. A look that fails finds
 * nothing and stops no one.
 */
export interface Check {
  isLooking: boolean;
  found: StagedFile | null;
}

/**
 * Has a file looked at while the wizard's questions are answered. One that replaces another is looked at whatever its
 * size (docs/decisions/0038).
 */
export function useCheck(file: File, type: UploadFileType, replaces: boolean): Check {
  const { id: auditId } = useAudit();
  const [arrival, setArrival] = useState<{ file: File; id: FileId | null } | null>(null);
  const isWanted = replaces || file.size <= LARGEST;
  const id = arrival?.file === file ? arrival.id : undefined;
  const { files, refresh, isError } = useStaged(id !== undefined && id !== null);

  useEffect(() => {
    if (!isWanted) return;
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
      setArrival({ file, id: arrived });
      refresh();
    });
    return () => {
      controller.abort();
      void sent.then(async (arrived) => {
        if (arrived) await call(removeStaged, { params: { eoaId: auditId, fileId: arrived } }).catch(() => undefined);
      });
    };
  }, [auditId, file, type, isWanted, refresh]);

  const staged = files.find((one) => one.id === id);
  const found = staged?.state === 'inspected' || staged?.state === 'refused' ? staged : null;
  return { isLooking: isWanted && found === null && id !== null && !isError, found };
}

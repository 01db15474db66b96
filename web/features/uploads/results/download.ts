import { useState } from 'react';
import { downloadOriginal, type UploadedFile } from '#contract/uploads.ts';
import { send } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';

/** Saves the file as it was received. The call needs a bearer, so a plain link would not do. */
export function useDownload({ file_id: fileId, file_name }: UploadedFile) {
  const { id: eoaId } = useAudit();
  const [failed, setFailed] = useState(false);
  const start = async () => {
    setFailed(false);
    try {
      const answer = await send(downloadOriginal, { params: { eoaId, fileId } });
      save(await answer.blob(), file_name);
    } catch {
      setFailed(true);
    }
  };
  return { start, failed };
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

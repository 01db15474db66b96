import { useState } from 'react';
import { downloadFailedRows, downloadFixWorkbook, downloadOriginal, type UploadedFile } from '#contract/uploads.ts';
import { send } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { results as words } from '#web/messages/en/results.ts';

const ROUTES = { workbook: downloadFixWorkbook, rows: downloadFailedRows, original: downloadOriginal } as const;
export type DownloadKind = keyof typeof ROUTES;

interface Saving {
  /** What is being fetched now. */
  running: DownloadKind | null;
  error: string | null;
}

/** Saves a file of the portal. The call needs a bearer, so a plain link would not do. */
export function useDownload({ file_id: fileId, file_name }: UploadedFile) {
  const { id: eoaId } = useAudit();
  const [{ running, error }, setSaving] = useState<Saving>({ running: null, error: null });
  const start = async (kind: DownloadKind) => {
    setSaving({ running: kind, error: null });
    try {
      const answer = await send(ROUTES[kind], { params: { eoaId, fileId } });
      save(await answer.blob(), nameOf(answer) ?? file_name);
      setSaving({ running: null, error: null });
    } catch (failure) {
      setSaving({ running: null, error: sentenceOf(failure) });
    }
  };
  return { start, running, error };
}

/** 409 says why there is nothing to download. */
const sentenceOf = (failure: unknown): string =>
  failure instanceof CallError && failure.code === 'conflict' ? failure.message : words.download.error;

/** The name the server gives, in the form that takes any letter (RFC 8187). */
function nameOf(answer: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

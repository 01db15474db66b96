import { useState } from 'react';
import type { Route } from '#contract/route.ts';
import { shell } from '#web/messages/en/shell.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { send } from './api.ts';
import { CallError } from './call-error.ts';

interface Download {
  params: unknown;
  query?: unknown;
  /** Where the server gives no name. */
  fallbackName: string;
}

interface Saving<Kind extends string> {
  /** What is being fetched now. */
  running: Kind | null;
  error: string | null;
}

/** Saves streamed answers as files, each under a name of ours. The calls need a bearer, so plain links would not do. */
export function useSaveAnswer<Kind extends string>(routes: Record<Kind, Route>) {
  const [{ running, error }, setSaving] = useState<Saving<Kind>>({ running: null, error: null });
  const start = async (kind: Kind, { params, query, fallbackName }: Download) => {
    setSaving({ running: kind, error: null });
    try {
      const answer = await send(routes[kind], { params, query });
      saveFile(await answer.blob(), nameOf(answer) ?? fallbackName);
      setSaving({ running: null, error: null });
    } catch (failure) {
      setSaving({ running: null, error: sentenceOf(failure) });
    }
  };
  return { start, running, error };
}

/** 409 says why there is nothing to download. */
const sentenceOf = (failure: unknown): string =>
  failure instanceof CallError && failure.code === 'conflict' ? failure.message : shell.downloadError;

/** The name the server gives, in the form that takes any letter (RFC 8187). */
function nameOf(answer: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}

import { results as words } from '#web/messages/en/results.ts';

/** A cause as the server says it, 'Problem. Allowed: what is allowed.', as two lines. */
export function causeInParts(message: string): { problem: string; allowed: string | null } {
  const at = message.lastIndexOf(` ${words.allowed} `);
  if (at < 0) return { problem: message, allowed: null };
  return { problem: message.slice(0, at), allowed: message.slice(at + words.allowed.length + 2) };
}

import { changeMailChoice } from '#contract/notices.ts';
import { chooseLanguage, type LanguageChoice, languageFor } from '#web/messages/language.ts';
import { call } from '../api.ts';
import type { SessionAudit } from '../session/session.ts';

/**
 * Letters are one thing of many that a language is chosen for: no one waits longer than this until they
 * are kept, which goes on.
 */
const PATIENCE = 2_000;

/**
 * Letters of every audit of the person in the same language, then the screens. Where the first cannot be kept, the
 * screens still change.
 */
export async function keepLanguage(choice: LanguageChoice, audits: readonly SessionAudit[]): Promise<void> {
  const body = { language: languageFor(choice) };
  const kept = audits.map(({ id: eoaId }) => call(changeMailChoice, { params: { eoaId }, body, keepalive: true }));
  await Promise.race([Promise.allSettled(kept), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  chooseLanguage(choice);
}

import { encodeQR } from 'qr';
import type { Language } from '#datasets/words/language.ts';
import { Html, html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { appAddress } from '../../second-factor/totp.ts';
import { marks, notice } from './form-parts.ts';
import { page, pageInParts } from './page.ts';
import { LOCALES } from './page-language.ts';

export interface StepView {
  language: Language;
  /** Where the form goes, which a page for another step does not say. */
  action: string;
  ticket: string;
  /** Why the last code was not taken. */
  problem: string | null;
}

/** Asks for a code of the app, or a recovery code. */
export function codePage(view: StepView): string {
  const { secondStep: words } = SIGN_IN[view.language];
  return page(
    view.language,
    words.title,
    html`<p class="lead">${words.lead}</p>
${notice(view.problem)}${form(
  view,
  html`${codeField(view, words.code)}
<p class="meta" id="rule">${words.orRecovery}</p>`,
)}
<p class="below">${words.lost}</p>`,
  );
}

export interface SetUpView extends StepView {
  email: string;
  appSecret: string;
  /** An operator cannot go on without one. */
  isRequired: boolean;
}

/** Shows the secret as a picture and as text, and asks for the app's first code. */
export function setUpPage(view: SetUpView): string {
  const { secondStep: words } = SIGN_IN[view.language];
  // Of its own making: a path of an SVG, without a style or a script.
  const picture = new Html(encodeQR(appAddress(view.appSecret, view.email), 'svg'));
  return page(
    view.language,
    words.setUpTitle,
    html`<p class="lead">${view.isRequired ? words.required : words.setUpLead}</p>
${notice(view.problem)}<ol><li>${words.scan}
<div class="qr" role="img" aria-label="${words.picture}">${picture}</div>
<p class="meta">${words.orType}<br><code>${inGroups(view.appSecret)}</code></p></li>
<li>${words.typeCode}
${form(view, codeField(view, words.code))}</li></ol>`,
  );
}

/** Shows the recovery codes, once; until they are hashed, that they are being made. */
export function recoveryPage({ language, action, ticket }: Omit<StepView, 'problem'>) {
  const { secondStep: words, signIn } = SIGN_IN[language];
  const parts = pageInParts(language, words.recoveryTitle, words.making);
  return {
    begin: parts.begin,
    end: (codes: readonly string[]) =>
      parts.end(html`<p class="lead">${words.recoveryLead}</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p class="meta">${words.recoveryOnce}</p>
<form method="post" action="${action}">
<input type="hidden" name="${LOCALES}" value="${language}"><input type="hidden" name="ticket" value="${ticket}">
<button>${words.saved}</button>
</form>`),
    /** Nothing was turned on; the sign-in begins again. */
    fail: () => parts.end(html`${notice(words.notMade)}<a class="button" href="/login">${signIn.button}</a>`),
  };
}

const form = ({ language, action, ticket }: StepView, fields: Html) => html`<form method="post" action="${action}">
<input type="hidden" name="${LOCALES}" value="${language}"><input type="hidden" name="ticket" value="${ticket}">
${fields}
<button>${SIGN_IN[language].secondStep.button}</button>
</form>`;

const codeField = ({ problem }: StepView, label: string) => html`<label for="code">${label}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required autofocus maxlength="20"${marks(problem !== null)}>`;

/** Four letters at a time, as apps show it; they skip the spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

import type { Language } from '#datasets/words/language.ts';
import { html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { newPasswordField, notice } from './form-parts.ts';
import { page } from './page.ts';
import { LOCALES } from './page-language.ts';
import type { StepView } from './second-step-pages.ts';

/** Asks who has just shown the present password for the next one. */
export function newPasswordPage({ language, action, ticket, problem }: StepView, email: string): string {
  const { invitation: words, newPassword } = SIGN_IN[language];
  return page(
    language,
    words.newPassword,
    html`<p class="lead">${words.setPassword(email)}</p>
${notice(problem)}
<form method="post" action="${action}">
<input type="hidden" name="${LOCALES}" value="${language}"><input type="hidden" name="ticket" value="${ticket}">
<input type="hidden" name="email" autocomplete="username" value="${email}">
${newPasswordField({ label: words.newPassword, rule: words.rule, isWrong: problem !== null, isFirst: true })}
<p class="meta">${newPassword.signsOut}</p>
<button>${newPassword.button}</button>
</form>`,
  );
}

/** Everyone who was signed in with the old one is signed out, this browser too. */
export function passwordChangedPage(language: Language): string {
  const { newPassword: words, signIn } = SIGN_IN[language];
  return page(
    language,
    words.doneTitle,
    html`<p class="lead">${words.done}</p>
<a class="button" href="/login">${signIn.button}</a>`,
  );
}

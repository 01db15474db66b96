import type { Language } from '#datasets/words/language.ts';
import { html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { marks, notice } from './form-parts.ts';
import { page } from './page.ts';

/** Asks for the address. `problem`: why nothing was sent. */
export function forgottenPage(
  language: Language,
  { email, problem }: { email: string; problem: string | null },
): string {
  const { forgotten: words, signIn } = SIGN_IN[language];
  return page(
    language,
    words.title,
    html`<p class="lead">${words.lead}</p>
${notice(problem)}
<form method="post">
<label for="email">${signIn.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus maxlength="254" value="${email}"${marks(problem !== null)}>
<button>${words.button}</button>
</form>`,
  );
}

/** The same for everyone, known or not. */
export function askedPage(language: Language, email: string): string {
  const { forgotten: words, signIn } = SIGN_IN[language];
  return page(
    language,
    words.sentTitle,
    html`<p class="lead">${words.sent(email)}</p>
<p>${words.nothingCame}</p>
<a class="button" href="/login">${signIn.button}</a>`,
  );
}

/** Where the portal sends no email, a person makes the link. */
export function withoutMailPage(language: Language): string {
  const { forgotten: words, signIn } = SIGN_IN[language];
  return page(
    language,
    words.title,
    html`<p class="lead">${words.noMail}</p>
<a class="button" href="/login">${signIn.button}</a>`,
  );
}

import type { Language } from '#datasets/words/language.ts';
import { html } from '#server/platform/html/html.ts';
import { SIGN_IN, type SignInWords } from '#server/words/sign-in.ts';
import { focusIf, marks, newPasswordField, notice } from './form-parts.ts';
import { page } from './page.ts';

export interface InvitationView {
  name: string;
  email: string;
  /** The address has a password already, which may be this person's or someone else's. */
  hasPassword: boolean;
  /** It makes them a member, to whom the portal writes. */
  joins: boolean;
  /** The link proves the address to one audit alone: knowing the present password keeps the memberships of others. */
  asksPresent: boolean;
  /** `field` null: nothing that was typed is the reason. */
  problem: { field: 'name' | 'password' | 'present' | null; words: string } | null;
}

export function invitationPage(language: Language, view: InvitationView): string {
  const { invitation: words, signIn } = SIGN_IN[language];
  const first = view.problem?.field ?? (view.name === '' ? 'name' : 'password');
  return page(
    language,
    view.hasPassword ? words.newPassword : words.welcome,
    html`<p class="lead">${view.hasPassword ? words.setPassword(view.email) : words.setBoth(view.email)}</p>
${notice(view.problem?.words ?? null)}
<form method="post">
<input type="hidden" name="email" autocomplete="username" value="${view.email}">
<label for="name">${words.name}</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value="${view.name}"${marks(view.problem?.field === 'name')}${focusIf(first === 'name')}>
${newPasswordField({
  label: view.hasPassword ? words.newPassword : signIn.password,
  rule: words.rule,
  isWrong: view.problem?.field === 'password',
  isFirst: first === 'password',
})}
${view.asksPresent ? presentPassword(view, words, first === 'present') : signedOut(view, words)}
${view.joins ? html`<p class="meta">${words.letters}</p>` : ''}
<button>${words.button}</button>
</form>`,
  );
}

const signedOut = ({ hasPassword }: InvitationView, words: SignInWords['invitation']) =>
  hasPassword ? html`<p class="meta">${words.signedOut}</p>` : '';

/**
 * Someone who cannot say it may still be the true owner of the address: they leave it empty and take the account.
 */
const presentPassword = (
  view: InvitationView,
  words: SignInWords['invitation'],
  isFirst: boolean,
) => html`<label for="present">${words.present}</label>
<input id="present" name="present" type="password" autocomplete="current-password" maxlength="200"${marks(view.problem?.field === 'present', 'why')}${focusIf(isFirst)}>
<p class="meta" id="why">${words.why}</p>`;

export function invitationOverPage(language: Language): string {
  const { invitation: words, signIn } = SIGN_IN[language];
  return page(
    language,
    words.overTitle,
    html`<p class="lead">${words.over}</p>
<p>${words.overNext}</p><a class="button" href="/login">${signIn.button}</a>`,
  );
}

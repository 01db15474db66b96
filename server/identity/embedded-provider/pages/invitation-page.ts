import type { Language } from '#datasets/words/language.ts';
import { type Html, html } from '#server/platform/html/html.ts';
import { SIGN_IN, type SignInWords } from '#server/words/sign-in.ts';
import { page } from './page.ts';

/** NIST SP 800-63B 3.1.1.2 wants 15 characters of a password that stands alone; it asks for no mix of kinds. */
export const SHORTEST_PASSWORD = 15;

export interface InvitationView {
  name: string;
  email: string;
  /** The address has a password already, which may be this person's or somebody else's. */
  hasPassword: boolean;
  /** The link proves the address to one audit alone: knowing the present password keeps the memberships of others. */
  asksPresent: boolean;
  /** `field` null: nothing that was typed is the reason. */
  problem: { field: 'name' | 'password' | 'present' | null; words: string } | null;
}

export function invitationPage(language: Language, view: InvitationView): string {
  const { invitation: words, signIn } = SIGN_IN[language];
  return page(
    language,
    view.hasPassword ? words.newPassword : words.welcome,
    html`<p class="lead">${view.hasPassword ? words.setPassword(view.email) : words.setBoth(view.email)}</p>
${view.problem === null ? '' : html`<div class="error" id="problem" role="alert"><strong>${view.problem.words}</strong></div>`}
<form method="post">
<input type="hidden" name="email" autocomplete="username" value="${view.email}">
<label for="name">${words.name}</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value="${view.name}"${wrong(view, 'name')}>
<label for="password">${view.hasPassword ? words.newPassword : signIn.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${String(SHORTEST_PASSWORD)}" maxlength="200"${wrong(view, 'password', 'rule')}>
<p class="meta" id="rule">${words.rule(SHORTEST_PASSWORD)}</p>
${view.asksPresent ? presentPassword(view, words) : signedOut(view, words)}
<button>${words.button}</button>
</form>`,
  );
}

const signedOut = ({ hasPassword }: InvitationView, words: SignInWords['invitation']) =>
  hasPassword ? html`<p class="meta">${words.signedOut}</p>` : '';

/** Whoever cannot say it may be the true owner of the address all the same: they leave it empty and take the account. */
const presentPassword = (
  view: InvitationView,
  words: SignInWords['invitation'],
) => html`<label for="present">${words.present}</label>
<input id="present" name="present" type="password" autocomplete="current-password" maxlength="200"${wrong(view, 'present', 'why')}>
<p class="meta" id="why">${words.why}</p>`;

function wrong({ problem }: InvitationView, field: string, hint?: string): Html {
  const isWrong = problem?.field === field;
  const described = [...(hint === undefined ? [] : [hint]), ...(isWrong ? ['problem'] : [])].join(' ');
  return html`${isWrong ? html` aria-invalid="true"` : ''}${described === '' ? '' : html` aria-describedby="${described}"`}`;
}

export function invitationOverPage(language: Language): string {
  const { invitation: words, signIn } = SIGN_IN[language];
  return page(
    language,
    words.overTitle,
    html`<p class="lead">${words.over}</p>
<p>${words.overNext}</p><a class="button" href="/login">${signIn.button}</a>`,
  );
}

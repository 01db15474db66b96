import { type Html, html } from '#server/platform/html/html.ts';
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

export const invitationPage = (view: InvitationView): string =>
  page(
    view.hasPassword ? 'New password' : 'Welcome',
    html`<p class="lead">${view.hasPassword ? 'Set a new password' : 'Set your name and a password'} for ${view.email}.</p>
${view.problem === null ? '' : html`<div class="error" id="problem" role="alert"><strong>${view.problem.words}</strong></div>`}
<form method="post">
<input type="hidden" name="email" autocomplete="username" value="${view.email}">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value="${view.name}"${wrong(view, 'name')}>
<label for="password">${view.hasPassword ? 'New password' : 'Password'}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${String(SHORTEST_PASSWORD)}" maxlength="200"${wrong(view, 'password', 'rule')}>
<p class="meta" id="rule">At least ${String(SHORTEST_PASSWORD)} characters. A few words are easier to remember than symbols.</p>
${view.asksPresent ? presentPassword(view) : signedOut(view)}
<button>Save and continue</button>
</form>`,
  );

const signedOut = ({ hasPassword }: InvitationView) =>
  hasPassword ? html`<p class="meta">You are signed out everywhere.</p>` : '';

/** Whoever cannot say it may be the true owner of the address all the same: they leave it empty and take the account. */
const presentPassword = (
  view: InvitationView,
) => html`<label for="present">Present password, if you have set one</label>
<input id="present" name="present" type="password" autocomplete="current-password" maxlength="200"${wrong(view, 'present', 'why')}>
<p class="meta" id="why">With it you stay a member of your other districts. Without it each of them has to send you a new invitation. You are signed out everywhere.</p>`;

function wrong({ problem }: InvitationView, field: string, hint?: string): Html {
  const isWrong = problem?.field === field;
  const described = [...(hint === undefined ? [] : [hint]), ...(isWrong ? ['problem'] : [])].join(' ');
  return html`${isWrong ? html` aria-invalid="true"` : ''}${described === '' ? '' : html` aria-describedby="${described}"`}`;
}

export const invitationOverPage = (): string =>
  overPage(html`<p class="lead">This invitation has already been used, has expired, or was replaced by a newer one.</p>
<p>If you have set a password, sign in. If not, ask your administrator for a new invitation.</p>`);

const overPage = (words: Html): string => page('Invitation', html`${words}<a class="button" href="/login">Sign in</a>`);

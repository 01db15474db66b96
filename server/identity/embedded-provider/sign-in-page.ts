import type { PortalError } from '#contract/errors.ts';
import { ROLE_DESCRIPTIONS } from '#contract/permissions.ts';
import { html } from '#server/platform/html/html.ts';
import { page } from './page.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

interface DemoPerson {
  email: string;
  roles: readonly string[];
  scope: 'district' | 'school' | null;
}

export interface SignInView {
  /** Typed before, so that nobody types it twice. */
  email: string;
  problem: PortalError | null;
  demoPeople: readonly DemoPerson[];
  /** A link for a new password can be sent. */
  sendsLinks: boolean;
}

export const signInPage = ({ email, problem, demoPeople, sendsLinks }: SignInView): string =>
  page(
    'Sign in',
    html`<p class="lead">Upload your district’s data, check its quality, and select student transcripts.</p>
${problem ? problemNotice(problem) : ''}
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}"${invalid(problem)}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${invalid(problem)}>
<button>Sign in</button>
</form>
${sendsLinks ? FORGOTTEN : ASK}
${demoPeople.length > 0 ? demoList(demoPeople) : ''}`,
  );

const FORGOTTEN = html`<p class="below"><a href="/forgot-password">Forgot password?</a></p>`;
const ASK = html`<p class="below">Forgot your password? An administrator of your district can make a link for a new one.</p>`;

/** Before the person has typed anything wrong there is nothing to mark. */
const invalid = (problem: PortalError | null) => (problem ? html` aria-invalid="true" aria-describedby="problem"` : '');

const problemNotice = ({ code, message }: PortalError) =>
  html`<div class="error" id="problem" role="alert"><strong>${message}</strong>${
    code === 'unauthenticated' ? 'Check both and try again.' : ''
  }</div>`;

const demoList = (people: SignInView['demoPeople']) => html`<h2>People of the demo district</h2>
<p class="meta">Choose one to sign in as. Everybody’s password is “${DEMO_PASSWORD}”.</p>
<ul class="people">${people.map(
  (person) => html`<li><form method="post">
<input type="hidden" name="email" value="${person.email}"><input type="hidden" name="password" value="${DEMO_PASSWORD}">
<button>${person.email}<span>${roleOf(person)}</span></button>
</form></li>`,
)}</ul>`;

/** 'School Facilitator + Account Manager', 'Administrator, one school'; the demo's operator belongs to no audit. */
function roleOf({ roles, scope }: DemoPerson): string {
  if (roles.length === 0) return 'Operator';
  const words = roles.map((role) => DESCRIPTIONS.get(role) ?? role).join(' + ');
  return scope === 'school' ? `${words}, one school` : words;
}

const DESCRIPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(ROLE_DESCRIPTIONS));

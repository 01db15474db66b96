import type { PortalError } from '#contract/errors.ts';
import { html, page } from './page.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

export interface SignInView {
  /** Typed before, so that nobody types it twice. */
  email: string;
  problem: PortalError | null;
  demoPeople: readonly { email: string; name: string }[];
}

export const signInPage = ({ email, problem, demoPeople }: SignInView): string =>
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
${demoPeople.length > 0 ? demoList(demoPeople) : ''}`,
  );

/** Before the person has typed anything wrong there is nothing to mark. */
const invalid = (problem: PortalError | null) => (problem ? html` aria-invalid="true" aria-describedby="problem"` : '');

const problemNotice = ({ code, message }: PortalError) =>
  html`<div class="error" id="problem" role="alert"><strong>${message}</strong>${
    code === 'unauthenticated'
      ? 'Check both and try again. A forgotten password: ask your administrator for a new invitation.'
      : ''
  }</div>`;

const demoList = (people: SignInView['demoPeople']) => html`<h2>People of the demo district</h2>
<p class="meta">Choose one to sign in as. Everybody’s password is “${DEMO_PASSWORD}”.</p>
<ul class="people">${people.map(
  ({ email, name }) => html`<li><form method="post">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${DEMO_PASSWORD}">
<button>${email}<span>${name}</span></button>
</form></li>`,
)}</ul>`;

import { html } from '#server/platform/html/html.ts';
import { page } from './page.ts';

const TITLE = 'Forgot password?';

/** Asks for the address. `problem`: why nothing was sent. */
export const forgottenPage = ({ email, problem }: { email: string; problem: string | null }): string =>
  page(
    TITLE,
    html`<p class="lead">Enter your email address. We send you a link with which you set a new password.</p>
${problem === null ? '' : html`<div class="error" id="problem" role="alert"><strong>${problem}</strong></div>`}
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}"${
      problem === null ? '' : html` aria-invalid="true" aria-describedby="problem"`
    }>
<button>Send the link</button>
</form>`,
  );

/** The same for everybody, known or not. */
export const askedPage = (email: string): string =>
  page(
    'Check your email',
    html`<p class="lead">If ${email} belongs to somebody here, a link is on its way to it. It works once, for one hour.</p>
<p>Nothing came? Look among unwanted email, or ask an administrator of your district whether they invited this address.</p>
<a class="button" href="/login">Sign in</a>`,
  );

/** Where the portal sends no email, a person makes the link. */
export const withoutMailPage = (): string =>
  page(
    TITLE,
    html`<p class="lead">This portal sends no email. Ask an administrator of your district to make a link for you, in Settings, People.</p>
<a class="button" href="/login">Sign in</a>`,
  );

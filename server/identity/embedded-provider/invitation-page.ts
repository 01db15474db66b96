import { type Html, html } from '#server/platform/html/html.ts';
import { page } from './page.ts';

/** NIST SP 800-63B 3.1.1.2 wants 15 characters of a password that stands alone; it asks for no mix of kinds. */
export const SHORTEST_PASSWORD = 15;

export const invitationPage = (person: { name: string; email: string }, problem: string | null): string =>
  page(
    'Welcome',
    html`<p class="lead">Set your name and a password for ${person.email}.</p>
${problem === null ? '' : html`<div class="error" id="problem" role="alert"><strong>${problem}</strong></div>`}
<form method="post">
<input type="hidden" name="email" autocomplete="username" value="${person.email}">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value="${person.name}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${String(SHORTEST_PASSWORD)}" maxlength="200" aria-describedby="rule${problem === null ? '' : ' problem'}">
<p class="meta" id="rule">At least ${String(SHORTEST_PASSWORD)} characters. A few words are easier to remember than signs.</p>
<button>Save and continue</button>
</form>`,
  );

export const invitationOverPage = (): string =>
  overPage(html`<p class="lead">This invitation was used already or is too old.</p>
<p>If you have set a password, sign in. If not, ask your administrator for a new invitation.</p>`);

const overPage = (words: Html): string => page('Invitation', html`${words}<a class="button" href="/login">Sign in</a>`);

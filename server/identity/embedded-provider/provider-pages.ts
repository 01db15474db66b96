import type { KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '#server/platform/html/html.ts';
import { guardPage, page } from './page.ts';

const SUBMIT = "document.querySelector('form').submit()";

/**
 * Ends the session. A call with an ID token of ours comes from the portal's own 'Sign Out' and is carried out without a question;
 * any other may be a link on a strange page, so the person decides.
 */
export const logoutPage = (origins: readonly string[]) => async (ctx: KoaContextWithOIDC, form: string) => {
  const isOurs = ctx.oidc.entities.IdTokenHint !== undefined;
  guardPage(ctx.res, origins, isOurs ? [SUBMIT] : []);
  // The form is the provider's own markup with a one-time secret; only the fields are added.
  const fields = html`<input type="hidden" name="logout" value="yes"><button>Sign out</button>`.text;
  const submit = isOurs ? html`<script>${new Html(SUBMIT)}</script>` : '';
  ctx.body = page('Sign out', html`${new Html(form.replace('</form>', `${fields}</form>`))}${submit}`);
};

export const loggedOutPage = async (ctx: KoaContextWithOIDC) => {
  ctx.body = page(
    'Signed out',
    html`<p class="lead">You are signed out.</p><a class="button" href="/login">Sign in</a>`,
  );
};

/** For a person who came by a stale or damaged link; what exactly is wrong with it is the developer's, so it stays short. */
export const problemPage = async (ctx: KoaContextWithOIDC, problem: { error: string; error_description?: string }) => {
  ctx.type = 'html';
  ctx.body = page(
    'Sign-in did not work',
    html`<p class="lead">This sign-in has expired or was opened in another browser. Start again.</p>
<a class="button" href="/login">Sign in</a>
<p class="meta">${problem.error}${problem.error_description ? `: ${problem.error_description}` : ''}</p>`,
  );
};

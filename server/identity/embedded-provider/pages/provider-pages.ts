import type { KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { guardPage, page } from './page.ts';
import { LOCALES, pageLanguage } from './page-language.ts';

/** A call for an end of the session may ask for a language as one for its begin does. */
const languageIn = ({ oidc, req }: KoaContextWithOIDC) => pageLanguage(oidc.params?.[LOCALES], req.headers);

const SUBMIT = "document.querySelector('form').submit()";

/**
 * Ends the session. A call with an ID token of ours comes from the portal's own 'Sign Out' and is carried out without a
 * question; any other may be a link on a strange page, so the person decides.
 */
export const logoutPage = (origins: readonly string[]) => async (ctx: KoaContextWithOIDC, form: string) => {
  const isOurs = ctx.oidc.entities.IdTokenHint !== undefined;
  guardPage(ctx.res, origins, isOurs ? [SUBMIT] : []);
  // The form is the provider's own markup with a one-time secret; only the fields are added.
  const language = languageIn(ctx);
  const words = SIGN_IN[language].out;
  const fields = html`<input type="hidden" name="logout" value="yes"><button>${words.button}</button>`.text;
  const submit = isOurs ? html`<script>${new Html(SUBMIT)}</script>` : '';
  ctx.body = page(language, words.title, html`${new Html(form.replace('</form>', `${fields}</form>`))}${submit}`);
};

export const loggedOutPage = async (ctx: KoaContextWithOIDC) => {
  const language = languageIn(ctx);
  const { out: words, signIn } = SIGN_IN[language];
  const body = html`<p class="lead">${words.doneLead}</p><a class="button" href="/login">${signIn.button}</a>`;
  ctx.body = page(language, words.done, body);
};

/**
 * For a person who came by a stale or damaged link; what exactly is wrong with it is the
 * developer's, so it stays short.
 */
export const problemPage = async (ctx: KoaContextWithOIDC, problem: { error: string; error_description?: string }) => {
  ctx.type = 'html';
  const language = languageIn(ctx);
  const { out: words, signIn } = SIGN_IN[language];
  ctx.body = page(
    language,
    words.failed,
    html`<p class="lead">${words.failedLead}</p>
<a class="button" href="/login">${signIn.button}</a>
<p class="meta">${problem.error}${problem.error_description ? `: ${problem.error_description}` : ''}</p>`,
  );
};

import type { PortalError } from '#contract/errors.ts';
import type { Role } from '#contract/permissions.ts';
import type { Language } from '#datasets/words/language.ts';
import { html } from '#server/platform/html/html.ts';
import { sayError } from '#server/words/errors.ts';
import { SIGN_IN, type SignInWords } from '#server/words/sign-in.ts';
import { DEMO_PASSWORD } from '../sign-in/sign-in.ts';
import { focusIf } from './form-parts.ts';
import { page } from './page.ts';
import { LOCALES } from './page-language.ts';

interface DemoPerson {
  email: string;
  roles: readonly Role[];
  scope: 'district' | 'school' | null;
}

export interface SignInView {
  language: Language;
  /** Typed before, so that no one types it twice. */
  email: string;
  problem: PortalError | null;
  demoPeople: readonly DemoPerson[];
  /** A link for a new password can be sent. */
  sendsLinks: boolean;
}

export function signInPage({ language, email, problem, demoPeople, sendsLinks }: SignInView): string {
  const { signIn: words, demo } = SIGN_IN[language];
  const asked = html`<input type="hidden" name="${LOCALES}" value="${language}">`;
  return page(
    language,
    words.title,
    html`<p class="lead">${words.lead}</p>
${problem ? problemNotice(problem, language) : ''}
<form method="post">
${asked}<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}"${invalid(problem)}${focusIf(email === '')}>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${invalid(problem)}${focusIf(email !== '')}>
<button>${words.button}</button>
</form>
<p class="below">${sendsLinks ? html`<a href="/forgot-password?${LOCALES}=${language}">${words.forgotten}</a>` : words.ask}</p>
${demoPeople.length > 0 ? demoList(demoPeople, demo, asked) : ''}`,
  );
}

/** Before the person has typed anything wrong there is nothing to mark. */
const invalid = (problem: PortalError | null) => (problem ? html` aria-invalid="true" aria-describedby="problem"` : '');

const problemNotice = (problem: PortalError, language: Language) =>
  html`<div class="error" id="problem" role="alert"><strong>${sayError(problem, language)}</strong>${
    problem.code === 'unauthenticated' ? SIGN_IN[language].signIn.checkBoth : ''
  }</div>`;

const demoList = (
  people: SignInView['demoPeople'],
  words: SignInWords['demo'],
  asked: ReturnType<typeof html>,
) => html`<h2>${words.title}</h2>
<p class="meta">${words.choose(DEMO_PASSWORD)}</p>
<ul class="people">${people.map(
  (person) => html`<li><form method="post">
${asked}<input type="hidden" name="email" value="${person.email}"><input type="hidden" name="password" value="${DEMO_PASSWORD}">
<button>${person.email}<span>${roleOf(person, words)}</span></button>
</form></li>`,
)}</ul>`;

/** 'School Facilitator + Account Manager', 'Administrator, one school'; the demo's operator belongs to no audit. */
function roleOf({ roles, scope }: DemoPerson, words: SignInWords['demo']): string {
  if (roles.length === 0) return words.operator;
  const names = roles.map((role) => words.roles[role]).join(' + ');
  return scope === 'school' ? words.oneSchool(names) : names;
}

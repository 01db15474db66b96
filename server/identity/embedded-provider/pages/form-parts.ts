import { type Html, html } from '#server/platform/html/html.ts';

/** NIST SP 800-63B 3.1.1.2 wants 15 characters of a password that is the only factor; it asks for no mix of kinds. */
export const SHORTEST_PASSWORD = 15;

/** Why a form was not taken, above it; nothing before anything was wrong. Fields name it by its ID. */
export const notice = (problem: string | null): Html | '' =>
  problem === null ? '' : html`<div class="error" id="problem" role="alert"><strong>${problem}</strong></div>`;

/** What marks a field as the wrong one, and which texts say more of it. */
export function marks(isWrong: boolean, hint?: string): Html {
  const described = [...(hint === undefined ? [] : [hint]), ...(isWrong ? ['problem'] : [])].join(' ');
  return html`${isWrong ? html` aria-invalid="true"` : ''}${described === '' ? '' : html` aria-describedby="${described}"`}`;
}

/** Marks the field that a person fills first: no Tab or click is needed before typing. */
export const focusIf = (isFirst: boolean): Html | '' => (isFirst ? html` autofocus` : '');

interface NewPassword {
  label: string;
  rule: (shortest: number) => string;
  isWrong: boolean;
  /** The field that is filled first. */
  isFirst: boolean;
}

/** The field for a password that someone chooses, with its rule. */
export const newPasswordField = ({ label, rule, isWrong, isFirst }: NewPassword): Html =>
  html`<label for="password">${label}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required${focusIf(
    isFirst,
  )} minlength="${String(SHORTEST_PASSWORD)}" maxlength="200"${marks(isWrong, 'rule')}>
<p class="meta" id="rule">${rule(SHORTEST_PASSWORD)}</p>`;

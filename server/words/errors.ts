import type { ErrorReason, ReasonName, ReasonValues } from '#contract/error-reasons.ts';
import type { ErrorBody, ErrorCode, PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';
import { ERRORS_EN } from './en/errors.ts';
import { ERRORS_ES } from './es/errors.ts';

/** The sentence of every code of the error table, and of every reason that says more exactly what happened. */
export interface ErrorWords {
  codes: Record<ErrorCode, string>;
  reasons: { [N in ReasonName]: ReasonValues[N] extends null ? string : (values: ReasonValues[N]) => string };
}

const WORDS: Record<Language, ErrorWords> = { en: ERRORS_EN, es: ERRORS_ES };

export const sayError = ({ code, reason }: Pick<PortalError, 'code' | 'reason'>, language: Language): string =>
  reason === undefined ? WORDS[language].codes[code] : sayReason(reason, language);

export function errorBody(error: PortalError, language: Language): ErrorBody {
  const { code, details } = error;
  return { code, message: sayError(error, language), ...(details && { details }) };
}

export function sayReason(reason: ErrorReason, language: Language): string {
  const { reasons } = WORDS[language];
  if (typeof reason === 'string') return reasons[reason];
  // The words of a reason take its values: the key of the table says so, which types cannot follow through the union.
  const say = reasons[reason.is] as (values: ErrorReason) => string;
  return say(reason);
}

/** An expression: 'IEP: N', 'Free (No)', where the words before it are the question. */
export const ANSWERED_NO = '[^a-z0-9](no?|false) ?[)\\]]?$';

/** An expression: 'N-Hispanic', where the answer comes before the question. 'N - Not EL' is the label of a code. */
export const letterNoBefore = (...words: string[]): string => `^n ?[-–:=] ?(${words.join('|')})`;

/** Also '0 - ELL'. A list of races may begin with 0. */
export const answeredNoBefore = (...words: string[]): string => `^(n|0) ?[-–:=] ?(${words.join('|')})`;

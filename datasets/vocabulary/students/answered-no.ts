/** An expression: 'IEP: N', 'Free (No)', where the words before it are the question. */
export const ANSWERED_NO = '[^a-z0-9](no?|false) ?[)\\]]?$';

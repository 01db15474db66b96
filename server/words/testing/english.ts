/** Words that only English has: none of them is in a Spanish text. */
export const ENGLISH =
  /\b(the|of|and|is|are|was|this|that|with|which|where|row|rows|file|files|column|upload|uploaded|nothing|student|students|course|courses|another|same)\b/i;

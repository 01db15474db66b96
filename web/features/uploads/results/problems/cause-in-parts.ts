import { results as words } from '#web/messages/en/uploads/results.ts';

interface CauseParts {
  /** What follows the headline; null where that says it all. */
  more: string | null;
  allowed: string | null;
}

/**
 * A cause as the server says it, 'Headline. More. Allowed: what is allowed.', in the parts that
 * are on lines of their own.
 */
export function causeInParts({ message, headline }: { message: string; headline: string }): CauseParts {
  const rest = message.slice(headline.length);
  const at = rest.lastIndexOf(` ${words.allowed} `);
  const more = (at < 0 ? rest : rest.slice(0, at)).trim();
  return { more: more === '' ? null : more, allowed: at < 0 ? null : rest.slice(at + words.allowed.length + 2) };
}

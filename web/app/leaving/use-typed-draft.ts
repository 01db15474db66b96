import { useMemo } from 'react';
import { useTyped } from './use-typed.ts';

interface TypedDraft<Draft> {
  draft: Draft;
  /** @param over what it is a change of, if that is new as well */
  setDraft: (draft: Draft, over?: Draft) => void;
  isChanged: boolean;
}

/**
 * A form of more than texts, as it was before a session ended by itself. What it was begun from is a part of its name:
 * what was chosen over settings that someone else has changed meanwhile is not there again, since saving it would
 * undo their change unseen.
 * @param form its name; null once it was sent
 * @param initial what can be written as JSON; another one begins the form again
 */
export function useTypedDraft<Draft>(form: string | null, initial: Draft): TypedDraft<Draft> {
  const start = JSON.stringify(initial);
  const [{ from, to }, keep] = useTyped(form && `${form} ${start}`, { from: start, to: start });
  const text = from === start ? to : start;
  // Written below, by a form that was begun from the same.
  const draft = useMemo(() => JSON.parse(text) as Draft, [text]);
  return {
    draft,
    setDraft: (next, over = initial) => keep({ from: JSON.stringify(over), to: JSON.stringify(next) }),
    isChanged: text !== start,
  };
}

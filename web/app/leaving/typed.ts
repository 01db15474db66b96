import { z } from 'zod';
import { isSignedOut } from '#web/app/inactivity/deadline.ts';

export type Fields = Readonly<Record<string, string>>;

const KEY = 'portal.typed';
const Kept = z.object({ person: z.string(), forms: z.record(z.string(), z.record(z.string(), z.string())) });

/** By the name of the form. */
const forms = new Map<string, Fields>();
let person: string | null = null;

/**
 * Nothing is written while a session goes on; a sign-in leaves the page, so what was typed waits for
 * it in this tab's storage.
 */
function keep(whose: string): void {
  if (isSignedOut() || forms.size === 0) return;
  sessionStorage.setItem(KEY, JSON.stringify(Kept.parse({ person: whose, forms: Object.fromEntries(forms) })));
}

/** Of another person nothing is left. */
function restore(whose: string): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return;
  const { data } = Kept.safeParse(JSON.parse(kept));
  if (data?.person !== whose) return;
  for (const [name, fields] of Object.entries(data.forms)) forms.set(name, fields);
}

/**
 * What is typed into forms and not sent yet. It outlives a session that ends by itself, for the person who typed it and
 * in this tab only. Never rows of students.
 */
export const typed = {
  of: (form: string): Fields | undefined => forms.get(form),
  set: (form: string, fields: Fields): void => void forms.set(form, fields),
  drop: (form: string): void => void forms.delete(form),
  /**
   * Of a page that is left without saving, also for one that needs no sign-in, where the session's parts end as
   * they do with the session.
   */
  forget: (): void => forms.clear(),
  /** Before the page shows it: who is signed in now. */
  belongsTo: (now: string | null): void => {
    if (now === person) return;
    if (person !== null && now === null) keep(person);
    forms.clear();
    person = now;
    if (now !== null) restore(now);
  },
};

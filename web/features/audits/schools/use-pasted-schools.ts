import { useMemo } from 'react';
import type { SchoolDraft } from '#contract/operator/audit-draft.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { isLeftOut, parseSchools, type SchoolLine, type TakenSchool } from './parse-schools.ts';

const words = audits.paste;
const NONE: readonly TakenSchool[] = [];

interface PastedSchools {
  text: string;
  setText: (text: string) => void;
  lines: readonly SchoolLine[];
  /** The schools to add; empty while a line has to be fixed. */
  schools: readonly SchoolDraft[];
  /** Why they cannot be added, or undefined. */
  problem: string | undefined;
}

/**
 * @param form its name while it is not sent
 * @param taken schools that the audit has already
 */
export function usePastedSchools(form: string | null, taken: readonly TakenSchool[] = NONE): PastedSchools {
  const [{ text }, setFields] = useTyped(form, { text: '' });
  const lines = useMemo(() => parseSchools(text, taken), [text, taken]);
  const wrong = lines.filter((line) => line.problem !== null && !isLeftOut(line)).length;
  const fine = lines.filter(({ problem }) => problem === null).map(({ school }) => school);
  const problem = wrong > 0 ? words.wrong(wrong) : fine.length === 0 ? words.empty : undefined;
  return { text, setText: (next) => setFields({ text: next }), lines, schools: wrong > 0 ? [] : fine, problem };
}

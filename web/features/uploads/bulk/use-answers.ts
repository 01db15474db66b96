import { useMemo } from 'react';
import type { FileId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { datasetOf } from '#datasets/index.ts';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import {
  candidatesFor,
  likelyPlace,
  type OverlappingFile,
  type ReplaceChoice,
  sharedWith,
  skippedFor,
} from '../replacing/candidates.ts';
import { type Hold, holdOn, keyOf } from '../replacing/hold.ts';
import { type FileAnswer, firstAnswer, openQuestion } from './answers.ts';
import type { Setting } from './setting.ts';

/** A file that was looked at, with what is said of it. */
export interface Answered {
  staged: StagedFile;
  answer: FileAnswer;
  /** What it could replace. */
  candidates: readonly OverlappingFile[];
  /** Names of files that cover the same and stay: they are also of schools outside of the scope. */
  shared: readonly string[];
  replaces: ReplaceChoice;
  /** A file above it has the same name and covers something of the same, as the export of another day. */
  hasNamesake: boolean;
  /** It stays here: the very same file is uploaded already. */
  isSkipped: boolean;
  /** What the person has to confirm, or has confirmed. */
  hold: Hold | null;
  /** What is still to be said; null where it can go. */
  question: string | null;
}

/** What the person has said of each file, by its ID. */
type Said = readonly (readonly [string, FileAnswer])[];
const NOTHING: Said = [];

/** As long as whoever uses it is there, and after a session that ended by itself. @param form its name */
export function useSaid(form: string) {
  const { draft, setDraft } = useTypedDraft(form, NOTHING);
  const said = useMemo(() => new Map(draft), [draft]);
  return { said, say: (id: string, answer: FileAnswer) => setDraft([...new Map(said).set(id, answer)]) };
}

/** Over what the look found. Two files do not replace the same one: the first has it, and the second is asked. */
export function answeredOf(
  files: readonly StagedFile[],
  said: ReadonlyMap<string, FileAnswer>,
  setting: Setting,
): Answered[] {
  const taken = new Map<FileId, string>();
  const answers: Answered[] = [];
  for (const staged of files) {
    const answer = said.get(staged.id) ?? firstAnswer(staged, setting);
    const { type } = answer;
    const candidates = type ? candidatesFor(type, answer.choices, staged, setting.files) : [];
    const shared = type ? sharedWith(type, answer.choices, setting.files) : [];
    const free = candidates.filter(({ file }) => !taken.has(file.file_id));
    const choice =
      answer.replaces !== undefined ? answer.replaces : skippedFor(type, staged) ? 'skip' : likelyPlace(free, staged);
    const isSkipped = choice === 'skip';
    const replaces = isSkipped ? null : choice;
    const replaced = candidates.find(({ file }) => file.file_id === replaces)?.file ?? null;
    const first = replaced ? taken.get(replaced.file_id) : undefined;
    if (replaced && first === undefined) taken.set(replaced.file_id, staged.file_name);
    const hold = isSkipped || !type ? null : holdOn({ type, looked: staged, replaced });
    const hasNamesake = answers.some((one) => isNamesake(one, { staged, answer }));
    const isHeld = hold !== null && keyOf(hold) !== answer.confirmed;
    const question = isSkipped
      ? null
      : (openQuestion(answer) ??
        (first === undefined ? null : bulk.needs.twice(first)) ??
        (replaces === 'ask' ? bulk.needs.place : null) ??
        (isHeld ? bulk.needs.confirm[hold.why] : null));
    answers.push({ staged, answer, candidates, shared, replaces, hasNamesake, isSkipped, hold, question });
  }
  return answers;
}

type Named = Pick<Answered, 'staged' | 'answer'>;

const isNamesake = ({ staged, answer }: Named, other: Named): boolean =>
  staged.file_name.toLowerCase() === other.staged.file_name.toLowerCase() &&
  answer.type !== null &&
  answer.type === other.answer.type &&
  datasetOf(answer.type).wizardSteps.every((step) => {
    const chosen = new Set(other.answer.choices[step]);
    return answer.choices[step]?.some((value) => chosen.has(value));
  });

import { useState } from 'react';
import type { FileId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/intake.ts';
import { bulk } from '#web/messages/en/bulk.ts';
import { type Answer, firstAnswer, openQuestion, replacedBy } from './answers.ts';
import type { Setting } from './setting.ts';

/** A file that was looked at, with what is said of it. */
export interface Answered {
  staged: StagedFile;
  answer: Answer;
  replaces: FileId | null;
  /** What is still to be said; null where it can go. */
  question: string | null;
}

/** What the person has said of each file, over what the look found. */
export function useAnswers(files: readonly StagedFile[], setting: Setting | null) {
  const [said, setSaid] = useState<ReadonlyMap<string, Answer>>(new Map());
  const say = (id: string, answer: Answer) => setSaid((before) => new Map(before).set(id, answer));
  return { answered: setting ? answeredOf(files, said, setting) : [], say };
}

/** Two files do not replace the same one: the first has it, and the second is asked. */
export function answeredOf(
  files: readonly StagedFile[],
  said: ReadonlyMap<string, Answer>,
  setting: Setting,
): Answered[] {
  const taken = new Map<FileId, string>();
  return files.map((staged) => {
    const answer = said.get(staged.id) ?? firstAnswer(staged, setting);
    const replaces = replacedBy(answer, setting, new Set(taken.keys()));
    const first = replaces === null ? undefined : taken.get(replaces);
    if (replaces !== null && first === undefined) taken.set(replaces, staged.file_name);
    const question = first === undefined ? openQuestion(answer) : bulk.needs.twice(first);
    return { staged, answer, replaces, question };
  });
}

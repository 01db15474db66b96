import { spoken } from '../../spoken.ts';
import { form, plural } from '../plural.ts';

const students = (count: number) => plural(count, 'student', 'students');

/** What the demographics of a selection are held against. */
export const comparing = spoken('comparing', {
  open: 'View school demographics',
  title: 'Demographics match',
  close: 'Close demographics match',
  school: (count: number) => `School demographics: ${students(count)}`,
  selection: (chosen: number, limit: number) => `Your selection: ${chosen} of ${students(limit)}`,
  schoolShort: 'School',
  selectionShort: 'Your selection',
  race: 'Race/Ethnicity',
  gender: 'Gender',
  programs: 'SWD/EL/LI',
  group: 'Group',
  units: 'Percent of students',
  unitsKnown: 'Percent of students whose status is known',
  one: (percent: string, chosen: number) => `One student is ${percent} of a selection of ${chosen}.`,
  nothing: 'Choose a student to compare.',
  distance: (words: string) => `Your selection is ${words} to the school's demographics.`,
  distanceFar: (words: string) => `Your selection is ${words} from the school's demographics.`,
  different: (students: number, chosen: number) =>
    `To match the school exactly, ${form(chosen, 'your student', `about ${students} of your ${chosen} students`)} would have to be different.`,
  closeness: { 'very close': 'very close', close: 'close', 'some way off': 'some way off', far: 'far' },
  summary: (parts: string) => `School beside selection: ${parts}.`,
});

/** A selection closer to the school. */
export const suggesting = spoken('suggesting', {
  title: 'A closer selection',
  lead: 'Within the limits, with reasons. Nothing changes until you apply it.',
  start: 'Suggest a selection',
  again: 'Suggest again',
  best: 'Your selection is as close as the candidates allow.',
  result: (before: string, after: string) => `This would be closer to the school: ${after} off instead of ${before}.`,
  fromNothing: (after: string) => `This would be close to the school: only ${after} off.`,
  swap: (out: string, come: string) => `${come} for ${out}`,
  add: (come: string) => `Add ${come}`,
  remove: (out: string) => `Clear ${out}`,
  effect: (value: string, before: string, after: string, school: string) =>
    `${value} ${before} to ${after} (school ${school})`,
  effectNew: (value: string, after: string, school: string) => `${value} ${after} (school ${school})`,
  apply: 'Apply the suggestion',
  applied: 'Suggestion applied',
  stale: 'Your selection has changed since. Suggest again.',
  error: 'The suggestion could not be made.',
});

import type { StageWords } from '../stages.ts';

export const STAGES_EN: StageWords = {
  waiting: 'Waiting',
  starting: 'Reading',
  opening: 'Opening the file',
  reading: 'Reading the table',
  recognizing: 'Recognizing columns',
  checking: 'Checking rows',
  saving: 'Saving rows',
  done: 'Done',
};

import { spoken } from '../spoken.ts';

/** Where someone leaves a form that is saved by a button. */
export const leaving = spoken('leaving', {
  title: 'Leave without saving?',
  body: 'What you entered here is not saved yet. It is lost if you leave.',
  stay: 'Stay',
  leave: 'Leave without saving',
});

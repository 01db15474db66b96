import { plurals } from '../plurals.ts';

export const { form, plural } = plurals('en-US');

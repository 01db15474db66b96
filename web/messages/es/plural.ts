import { plurals } from '../plurals.ts';

export const { form, number, plural } = plurals('es-US');

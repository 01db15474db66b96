import type { groups as english } from '../en/groups.ts';
import type { Words } from '../spoken.ts';

export const groups: Words<typeof english> = {
  names: {
    'american indian': 'Indígena americano',
    asian: 'Asiático',
    black: 'Negro',
    latinx: 'Latino',
    white: 'Blanco',
    'pacific islander': 'Isleño del Pacífico',
    'two or more': 'Dos o más',
    other: 'Otro',
    unknown: 'Desconocido',
    male: 'Masculino',
    female: 'Femenino',
  },
};

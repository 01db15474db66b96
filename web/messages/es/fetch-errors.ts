import type { fetchErrors as english } from '../en/fetch-errors.ts';
import type { Words } from '../spoken.ts';

export const fetchErrors: Words<typeof english> = {
  userDetails: '¡Error al obtener los datos del usuario!',
  missingUser: '¡Faltan los datos del usuario!',
  schools: '¡Error al obtener los datos de las escuelas!',
  noUser: '¡No se puede enviar la solicitud porque faltan los datos del usuario!',
  uploadRequirements: '¡Error al obtener los datos de los requisitos de carga!',
};

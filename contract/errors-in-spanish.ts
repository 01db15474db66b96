import type { ErrorCode } from './errors.ts';

/** The sentences of the error table in Spanish. Apart from it, since browsers load that one. */
export const ERRORS_ES: Record<ErrorCode, string> = {
  bad_request: 'Algo en la solicitud no es como se esperaba.',
  unauthenticated: 'Inicie sesión para continuar.',
  forbidden: 'Su función no incluye esto.',
  not_found: 'Aquí no hay nada, o usted no tiene acceso.',
  conflict: 'Alguien cambió esto mientras tanto. Recargue la página para verlo como está ahora.',
  too_large: 'El archivo es más grande de lo que acepta el portal.',
  unprocessable: 'La solicitud se entiende, pero no se puede llevar a cabo tal como está.',
  too_many_requests: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  internal: 'Hubo un error del sistema. Espere unos minutos e inténtelo de nuevo.',
  unavailable: 'El portal todavía no está listo. Inténtelo de nuevo en un momento.',
};

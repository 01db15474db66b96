import type { session as english } from '../en/session.ts';
import type { Words } from '../spoken.ts';

export const session: Words<typeof english> = {
  title: 'Iniciar sesión',
  lead: 'Suba los datos de su distrito, revise su calidad y seleccione expedientes académicos.',
  signIn: 'Iniciar sesión',
  how: 'Iniciará sesión en la página de su organización y regresará aquí. ¿Recibió una invitación? Use el enlace que contiene.',
  saved: 'Su contraseña está guardada. Inicie sesión con su correo electrónico y esta contraseña.',
  unreachable: 'No se pudo conectar con el servicio de inicio de sesión. Revise su conexión e inténtelo de nuevo.',
  unused: 'Su sesión se cerró porque no hubo actividad durante un tiempo. Inicie sesión para continuar donde estaba.',
  ended: 'Su sesión terminó. Inicie sesión para continuar donde estaba.',
};

import type { signIn as english } from '../en/sign-in.ts';
import type { Words } from '../spoken.ts';

export const signIn: Words<typeof english> = {
  title: 'Inicio de sesión',
  error: '¡Error al obtener cómo inicia sesión!',
  password: {
    title: 'Contraseña',
    change: 'Cambiar la contraseña',
    leaves: 'Escribirá su contraseña actual y después iniciará sesión con la nueva.',
  },
  factor: {
    title: 'Aplicación de autenticación',
    off: 'Desactivada. Un código de una aplicación en su teléfono impide el acceso a otros, aunque conozcan su contraseña.',
    on: (day) => `Activada desde el ${day}. Inicia sesión con su contraseña y un código de su teléfono.`,
    codesLeft: (count) => (count === 1 ? 'Queda 1 código de recuperación' : `Quedan ${count} códigos de recuperación`),
    required: 'Aquí se exige un código.',
    setUp: 'Configurar',
    again: 'Configurar de nuevo',
    turnOff: 'Desactivar',
    leaves: 'Tendrá que escribir su contraseña otra vez.',
  },
  sessions: {
    title: 'Dónde tiene la sesión abierta',
    here: 'Este navegador',
    unknown: 'Navegador desconocido',
    lastSeen: (time) => `Última actividad: ${time}`,
    at: (address) => `desde ${address}`,
    signedInAt: (time) => `Sesión iniciada: ${time}`,
    end: 'Cerrar sesión',
    endOf: (browser) => `Cerrar sesión en ${browser}`,
    endOthers: 'Cerrar sesión en todos los demás',
    ended: 'Se cerró la sesión allí',
    endedOthers: (count) =>
      count === 1 ? 'Se cerró la sesión en otro navegador' : `Se cerró la sesión en otros ${count} navegadores`,
    strange: '¿Ve un navegador que no es suyo? Cierre su sesión allí y elija una contraseña nueva.',
  },
};

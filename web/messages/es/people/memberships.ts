import type { memberships as english } from '../../en/people/memberships.ts';
import type { Words } from '../../spoken.ts';

export const memberships: Words<typeof english> = {
  title: 'Membresías',
  error: '¡Error al obtener sus membresías!',
  since: (day) => `Miembro desde el ${day}`,
  addedOn: (day) => `Agregada el ${day}`,
  pending: 'Pendiente de usted',
  toDo: 'Confirme que esta dirección es suya: abra la invitación más reciente de este distrito. Si no la tiene, pida a su administrador que envíe una.',
  accountManager: 'Su gerente de cuenta es',
  signOut: {
    button: 'Cerrar sesiones',
    of: (name) => `Cerrar sesiones de ${name} en todas partes`,
    title: (name) => `¿Cerrar todas las sesiones de ${name}?`,
    body: 'Las sesiones de esta persona se cierran de inmediato en todos los navegadores y los cambios que no haya guardado pueden perderse. Puede volver a iniciar sesión con su contraseña. Si alguien más puede conocerla, restablezca también la contraseña.',
    confirm: 'Cerrar todas las sesiones',
    cancel: 'Cancelar',
    done: (name) => `Todas las sesiones de ${name} están cerradas`,
  },
  how: 'Usted obtiene acceso a un distrito cuando abre la invitación de ese mismo distrito. Ningún otro enlace da acceso.',
};

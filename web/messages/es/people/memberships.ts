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
  how: 'Usted obtiene acceso a un distrito cuando abre la invitación de ese mismo distrito. Ningún otro enlace da acceso.',
};

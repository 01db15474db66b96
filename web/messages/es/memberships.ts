import type { memberships as english } from '../en/memberships.ts';
import type { Words } from '../spoken.ts';

export const memberships: Words<typeof english> = {
  title: 'Membresías',
  error: '¡Error al obtener sus membresías!',
  since: (day) => `Miembro desde el ${day}`,
  addedOn: (day) => `Agregada el ${day}`,
  pending: 'Lo espera a usted',
  toDo: 'Este distrito todavía no sabe que esta dirección es suya. Siga su invitación más reciente; si no la tiene, pida a su administrador que haga una.',
  accountManager: 'Su gerente de cuenta es',
  how: 'El acceso a un distrito comienza cuando usted sigue la invitación de ese mismo distrito, para que ningún otro enlace lo abra.',
};

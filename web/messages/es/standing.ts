import type { standing as english } from '../en/standing.ts';
import type { Words } from '../spoken.ts';

export const standing: Words<typeof english> = {
  closed: 'Esta auditoría se cerró mientras esta página estaba abierta',
  closedUnsaved: 'Lo que empezó aquí y no ha guardado ya no se puede guardar.',
  reopened: 'Esta auditoría está abierta de nuevo',
  reopenedBody: 'Los archivos, las selecciones y la configuración se pueden cambiar de nuevo.',
  gone: (district, year) => `Usted ya no tiene acceso a ${district}, generación ${year}`,
  goneBody: 'Su acceso terminó mientras esta página estaba abierta. Lo que no había guardado allí se perdió.',
  goneNow: (district, year) => `Ahora ve ${district}, generación ${year}.`,
  role: 'Su acceso a esta auditoría cambió',
  roleBody: (role, isOfSomeSchools) =>
    `Desde ahora su rol es ${role}${isOfSomeSchools ? ' de algunas escuelas' : ''}. El menú tiene las páginas de este rol.`,
  read: 'Entendido',
};

import type { auditLog as english } from '../../en/people/audit-log.ts';
import type { Words } from '../../spoken.ts';
import { number } from '../plural.ts';

export const auditLog: Words<typeof english> = {
  description: (district) =>
    `Quién hizo qué en ${district}: archivos, selecciones, expedientes de estudiantes, personas y configuración.`,
  descriptionOwn: 'Quién hizo qué en relación con sus escuelas: archivos, selecciones y expedientes de estudiantes.',
  caption: 'Lo que pasó, lo más reciente primero',
  columns: { when: 'Fecha y hora', user: 'Usuario', action: 'Acción', file: 'Archivo', schools: 'Escuelas' },
  schools: {
    none: 'Toda la auditoría',
    all: 'Todas las escuelas',
    more: (names, more) => `${names} y ${number(more)} más`,
  },
  from: (address) => `desde ${address}`,
  pages: 'Páginas del registro',
  none: 'Todavía no ha pasado nada.',
  noneLikeThis: 'Ninguna entrada coincide. Cambie los filtros o quítelos.',
  error: '¡Error al obtener los datos del registro de auditoría!',
  filters: {
    user: 'Usuario',
    allUsers: 'Todos los usuarios',
    kind: 'Tipo',
    allKinds: 'Todos los tipos',
    school: 'Escuela',
    allSchools: 'Todas las escuelas',
    from: 'Desde',
    to: 'Hasta',
    clear: 'Quitar filtros',
  },
  kinds: {
    files: 'Archivos',
    'not-offered': 'No ofrecido',
    mappings: 'Columnas y cursos',
    selections: 'Selecciones de expedientes',
    'student-records': 'Datos de estudiantes consultados o impresos',
    people: 'Personas',
    settings: 'Configuración y descargas de este registro',
  },
  download: 'Descargar como CSV',
  csvName: 'registro de auditoría.csv',
};

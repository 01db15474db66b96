import type { audits as english } from '../../en/people/audits.ts';
import type { Words } from '../../spoken.ts';
import { plural } from '../plural.ts';

export const audits: Words<typeof english> = {
  title: 'Auditorías',
  description:
    'Todas las auditorías de este portal. Puede ver el avance de cada una, pero no sus archivos ni estudiantes.',
  error: '¡Error al obtener los datos de las auditorías!',
  unknown: 'No hay ninguna auditoría en esta dirección.',
  unknownHelp: 'Revise la dirección o elija la auditoría en la lista de todas las auditorías.',
  new: 'Nueva auditoría',
  people: 'Personas',
  caption: 'Auditorías',
  none: 'Todavía no hay ninguna auditoría. Cree la primera.',
  columns: {
    district: 'Distrito',
    year: 'Generación',
    schools: 'Escuelas',
    status: 'Estado',
    missing: 'Falta',
    activity: 'Última actividad',
    due: 'Fecha límite',
  },
  status: {
    waiting: 'Nadie se ha unido todavía',
    empty: 'Todavía sin archivos',
    collecting: 'Reuniendo archivos',
    complete: 'Completa',
    closed: 'Cerrada',
  },
  overdue: 'Vencida',
  nothingMissing: 'Nada',
  everything: 'Las seis categorías',
  missing: (category, schools) => `${category}: ${plural(schools, 'escuela', 'escuelas')}`,
  noActivity: 'Ninguna',
  noDue: 'Sin fecha',
  fields: {
    district: 'Nombre del distrito',
    year: 'Generación',
    yearHint: 'El año en que se gradúan sus estudiantes.',
    years: (years) => `Años escolares de la auditoría: ${years}`,
    filesAgain: 'Al guardar, todos los archivos se leen de nuevo para esta generación.',
    due: 'Fecha límite para los archivos (opcional)',
    email: 'Correo electrónico de la primera persona administradora',
    emailHint: 'Esta persona invita a las demás.',
    name: 'Nombre de la primera persona administradora (opcional)',
    districtWrong: 'Escriba el nombre del distrito.',
    yearWrong: 'Escriba un año de 2000 a 2100.',
    emailWrong: 'Escriba una dirección de correo, como nombre@distrito.org.',
  },
  paste: {
    title: 'Escuelas',
    label: 'Escuelas y sus identificadores, una por línea',
    hint: 'Copie las filas de una hoja, con o sin encabezado. Sin él, el orden es: nombre, identificador del distrito, identificador del estado, identificador NCES, código CEEB. Solo el nombre es obligatorio.',
    file: 'Elegir un archivo CSV',
    caption: 'Escuelas tal como se leyeron',
    line: 'Línea',
    note: 'Nota',
    summary: (taken, leftOut, toFix) =>
      [
        `${plural(taken, 'escuela', 'escuelas')} por agregar`,
        leftOut > 0 && plural(leftOut, 'línea se omite', 'líneas se omiten'),
        toFix > 0 && `primero corrija ${plural(toFix, 'línea', 'líneas')}`,
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    wrong: (count) => `Corrija ${plural(count, 'línea', 'líneas')} de abajo, o quítelas.`,
    empty: 'Escriba al menos una escuela.',
    problems: {
      blank: 'Línea vacía: se omite.',
      repeated: (line) => (line === 0 ? 'Ya está en la auditoría: se omite.' : `Igual que la línea ${line}: se omite.`),
      'same-name': (line) =>
        `La línea ${line} tiene el mismo nombre y otros identificadores. Dé a cada escuela un nombre propio.`,
      'same-id': (line, field) => `La línea ${line} tiene el mismo valor en ${field}.`,
      'id-taken': (school, field) => `${school} ya tiene este valor en ${field}.`,
      'no-name': 'Falta el nombre.',
      'too-many': 'Una auditoría puede tener como máximo 2,000 escuelas.',
      shortened: (field) =>
        `${field}: la hoja muestra un número abreviado y se pierden dígitos. Ensanche la columna o dele formato de texto y copie de nuevo.`,
      'too-long': (field) => `${field} es demasiado largo.`,
    },
    fine: 'Correcta',
  },
  create: 'Crear auditoría',
  again: {
    title: '¿Crear otra auditoría?',
    body: (district, year) =>
      `Ya hay una auditoría de ${district}, generación ${year}. Si necesita esa, cancele y ábrala desde la lista de auditorías.`,
    confirm: 'Crear otra auditoría',
  },
  created: (district) => `Auditoría de ${district} creada`,
  cancel: 'Cancelar',
  save: 'Guardar',
  saved: 'Guardado',
  back: 'Todas las auditorías',
  details: {
    title: 'Auditoría',
    changed: 'La auditoría cambió.',
  },
  storage: {
    title: 'Espacio',
    held: (files, gigabytes) =>
      `${files.toLocaleString('es-US')} ${files === 1 ? 'archivo' : 'archivos'}, ${gigabytes > 0 && gigabytes < 0.01 ? 'menos de 0.01' : gigabytes.toLocaleString('es-US', { maximumFractionDigits: 2 })} GB. Los archivos quitados cuentan, porque se pueden volver a poner.`,
    files: 'Número máximo de archivos',
    filesWrong: 'Escriba un número entero de 1 a 32,767.',
    gigabytes: 'Espacio máximo en gigabytes',
    gigabytesWrong: 'Escriba un número entero de 1 a 1,000,000.',
    hint: 'Cuando una auditoría está llena, los archivos nuevos se rechazan con un mensaje que dice a quién acudir. Los archivos subidos se conservan.',
  },
  schools: {
    title: 'Escuelas',
    caption: 'Escuelas de la auditoría',
    lead: 'Asignamos las filas a las escuelas por su nombre o por uno de estos identificadores. Los cambios valen para los archivos que se suban desde ahora; vuelva a subir los anteriores.',
    actions: 'Acciones',
    none: 'Ninguno',
    add: 'Agregar escuelas',
    change: 'Cambiar',
    changeOf: (name) => `Cambiar ${name}`,
    remove: 'Quitar',
    removeOf: (name) => `Quitar ${name}`,
    hasFiles: 'Tiene archivos',
    hasFilesHint: 'Una escuela con archivos no se puede quitar: de ella dependen archivos y números.',
    added:
      'Los miembros verán las escuelas nuevas como faltantes en cada categoría hasta que haya archivos. Los números se calculan de nuevo.',
    confirm: {
      title: (name) => `¿Quitar ${name}?`,
      body: 'La escuela sale de todas las listas de la auditoría y los números se calculan de nuevo. Los expedientes seleccionados para ella se pierden. Puede agregarla otra vez, pero entonces como escuela nueva.',
      last: 'Una auditoría necesita al menos una escuela.',
      people: (count) =>
        `${plural(count, 'persona ve', 'personas ven')} solo esta escuela y después no ${count === 1 ? 'verá' : 'verán'} ninguna.`,
    },
  },
  members: {
    title: 'Personas de la auditoría',
    caption: 'Nombres, roles y estado de las personas',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    state: 'Estado',
    active: 'Se ha unido',
    pending: 'Todavía no se ha unido',
    newLink: 'Nuevo enlace',
    newLinkOf: (name) => `Nuevo enlace para ${name}`,
    actions: 'Acciones',
    how: 'Los administradores del distrito invitan y quitan personas. Usted puede agregar a una persona administradora, crear un enlace nuevo para quien todavía no se ha unido o quitarla, y cerrar todas las sesiones de una persona.',
    add: 'Agregar administrador',
    addBody:
      'Esta persona administra a las personas de la auditoría y sube archivos de todas las escuelas. El registro de auditoría muestra que usted la agregó.',
    removeBody: 'Esta persona todavía no se ha unido. Su enlace dejará de funcionar. Puede invitarla de nuevo.',
    none: 'No se ha agregado a nadie.',
  },
  closing: {
    title: 'Cerrar la auditoría',
    open: 'Cuando el trabajo termine, cierre la auditoría. Sus miembros podrán leer todo, pero no cambiar nada. Puede reabrirla en cualquier momento.',
    closed: (day) => `Cerrada desde el ${day}. Sus miembros pueden leer todo, pero no cambiar nada.`,
    close: 'Cerrar auditoría',
    reopen: 'Reabrir auditoría',
    confirmTitle: (district) => `¿Cerrar la auditoría de ${district}?`,
    confirm:
      'Nadie podrá subir, reemplazar ni asignar archivos, seleccionar expedientes, ni cambiar la configuración o las escuelas. Cada página dirá que la auditoría está cerrada. Las cargas que ya comenzaron se terminan. Los administradores todavía pueden invitar y quitar personas.',
    wasClosed: 'La auditoría está cerrada.',
    wasReopened: 'La auditoría está abierta de nuevo.',
  },
  deleting: {
    title: 'Borrar los registros',
    text: 'Cerrar la auditoría no borra nada, y ninguna página del portal lo hace. Cuando el distrito lo pida, o ya no se necesiten sus registros, cierre la auditoría. Después, quien administra el servidor borra todo de forma definitiva con el comando ‘purge’, que escribe un certificado firmado para el distrito. El comando pide este identificador:',
  },
  search: {
    title: 'Personas de todas las auditorías',
    description: 'Busque a alguien por su correo electrónico: dónde es miembro y si ya se ha unido.',
    label: 'Una parte del correo electrónico',
    hint: 'Al menos tres caracteres.',
    find: 'Buscar',
    caption: 'Personas encontradas',
    short: 'Escriba al menos tres caracteres.',
    found: (count) =>
      count === 0
        ? 'Nadie en ninguna auditoría tiene una dirección así.'
        : `${plural(count, 'persona encontrada', 'personas encontradas')}.`,
    most: 'Se muestran las primeras 50. Escriba más de la dirección para ver otras.',
    memberships: 'Membresías',
    signIn: 'Puede iniciar sesión',
    yes: 'Sí',
    no: 'Todavía no',
    membership: (district, year) => `${district} · Generación ${year}`,
  },
};

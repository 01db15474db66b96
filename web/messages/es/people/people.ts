import type { people as english } from '../../en/people/people.ts';
import type { Words } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

export const people: Words<typeof english> = {
  title: 'Personas',
  lead: (active, pending) =>
    `${plural(active, 'persona tiene', 'personas tienen')} acceso a este distrito.${
      pending === 0 ? '' : ` ${plural(pending, 'todavía no se ha unido', 'todavía no se han unido')}.`
    }`,
  error: '¡Error al obtener los datos de las personas!',
  caption: 'Personas del distrito',
  pages: 'Páginas de personas',
  invite: 'Invitar a una persona',
  more: (names, more) => `${names} y ${number(more)} más`,
  columns: { name: 'Nombre', role: 'Rol', sees: 'Ve', actions: 'Acciones' },
  notYet: 'Todavía no se ha unido',
  wholeDistrict: 'Todas las escuelas',
  schools: (count) => plural(count, 'escuela', 'escuelas'),
  change: 'Cambiar',
  changeOf: (name) => `Cambiar el acceso de ${name}`,
  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  cancel: 'Cancelar',
  form: {
    email: 'Correo electrónico',
    emailWrong: 'Escriba una dirección de correo, como nombre@distrito.org.',
    name: 'Nombre (opcional)',
    role: 'Rol',
    otherRole: (role) => `El rol ${role} no se puede elegir aquí. La persona lo conserva hasta que usted elija otro.`,
    scope: 'Qué escuelas',
    district: 'Todas las escuelas del distrito',
    school: 'Solo estas escuelas',
    schools: 'Escuelas',
    allSchools: 'Todas las escuelas',
    schoolsWrong: 'Elija al menos una escuela.',
    invite: 'Invitar',
    save: 'Guardar',
  },
  roles: {
    ADMIN: 'Sube archivos, ve todos los números, selecciona expedientes, administra personas',
    DISTRICT_DATA_LEAD: 'Sube archivos y ve todos los números',
    ACCOUNT_MANAGER: 'Ve archivos, números y expedientes',
    XQ_USER: 'Ve archivos, números y expedientes, con códigos en lugar de nombres',
    FACILITATOR: 'Selecciona expedientes',
    FACILITATOR_MANAGER: 'Ve archivos y números, y selecciona expedientes',
  },
  combined: 'Facilitador escolar y gerente de cuenta',
  invited: {
    title: (email) => `${email}: invitación creada`,
    link: (until) =>
      `Envíe este enlace solo a esta persona. Sirve una sola vez, hasta esta fecha: ${until}. Con él, la persona elige una contraseña y después tiene acceso. Los enlaces anteriores ya no sirven.`,
    mailed: 'Enviamos un correo con un enlace a esta dirección. La persona tendrá acceso cuando lo abra.',
    canSignIn: 'La persona inicia sesión con esta dirección.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'Su navegador no copió el enlace. Está seleccionado: cópielo con el teclado.',
    done: 'Listo',
  },
  pending: {
    link: 'Nuevo enlace',
    linkOf: (name) => `Nuevo enlace para ${name}`,
    body: 'Los enlaces anteriores ya no sirven. Con el nuevo, la persona elige una contraseña y después tiene acceso.',
  },
  active: {
    link: 'Restablecer contraseña',
    linkOf: (name) => `Restablecer contraseña de ${name}`,
    body: 'Usted recibe un enlace para enviar a esta persona, o el portal se lo envía por correo. Los enlaces anteriores ya no sirven. La persona elige otra contraseña y su sesión se cierra en todas partes. Con un enlace que usted envía y sin la contraseña actual, sus otros distritos tendrán que invitarla de nuevo.',
  },
  ownAccess: 'Es su propio acceso. Si lo reduce, solo otro administrador podrá devolvérselo.',
  changed: (name) => `El acceso de ${name} cambió`,
  confirmRemove: {
    title: (name) => `¿Quitar a ${name}?`,
    body: 'Esta persona pierde el acceso de inmediato. Sus archivos y el registro de lo que hizo se conservan. Puede invitarla de nuevo.',
    self: 'Es usted. Perderá el acceso de inmediato y solo otro administrador podrá invitarle de nuevo. Sus archivos y el registro de lo que hizo se conservan.',
    confirm: 'Quitar',
  },
  removed: (name) => `${name} ya no tiene acceso`,
  you: 'Usted',
};

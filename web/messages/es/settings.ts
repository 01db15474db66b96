import type { settings as english } from '../en/settings.ts';
import type { Words } from '../spoken.ts';
import { plural } from './plural.ts';

export const settings: Words<typeof english> = {
  title: 'Configuración',
  showCurrent: 'Mostrar la versión actual',
  people: 'Personas',
  description: 'Su perfil, y las personas y escuelas de su distrito.',
  descriptionOwn: 'Su perfil y lo que le permite ver.',
  profile: {
    title: 'Perfil',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    district: 'Distrito',
    scope: 'Usted ve',
    wholeDistrict: 'Todas las escuelas del distrito',
    changed:
      'Su servicio de inicio de sesión guarda el nombre, el correo y la contraseña. Un administrador de su distrito asigna los roles y las escuelas.',
  },
  language: {
    title: 'Idioma',
    lead: 'Para las pantallas en este navegador, y para sus correos de todos los distritos.',
    system: 'Sistema (el idioma de este navegador)',
    save: 'Guardar idioma',
  },
  appearance: {
    title: 'Apariencia',
    lead: 'Para este navegador. Lo impreso siempre es negro sobre blanco.',
    choices: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  },
  schoolRecords: {
    tab: 'Escuelas',
    title: 'Escuelas',
    lead: 'Asignamos las filas a las escuelas por su nombre o por uno de estos identificadores. Los cambios valen para los archivos que se suban desde ahora; vuelva a subir los anteriores.',
    caption: 'Escuelas con sus nombres e identificadores',
    pages: 'Páginas de escuelas',
    fields: {
      name: 'Nombre',
      local_id: 'Identificador del distrito',
      state_id: 'Identificador del estado',
      nces_id: 'Identificador NCES',
      ceeb_code: 'Código CEEB',
    },
    hints: {
      name: 'Como está escrito en sus archivos e informes.',
      local_id: 'El número o código que usa su sistema escolar.',
      state_id: 'El número que su estado da a la escuela.',
      nces_id: 'Doce dígitos del Centro Nacional de Estadísticas de la Educación.',
      ceeb_code: 'Seis dígitos del College Board; los usan los archivos de puntajes.',
    },
    actions: 'Acciones',
    none: 'Ninguno',
    change: 'Cambiar',
    changeOf: (name) => `Cambiar ${name}`,
    cancel: 'Cancelar',
    save: 'Guardar',
    nameMissing: 'Escriba el nombre de la escuela.',
    changed: (name) => `${name} cambió. Los números se están calculando de nuevo.`,
  },
  notifications: {
    title: 'Avisos',
    lead: 'Cuando un archivo se ha procesado, aparece un aviso en cualquier página y en el título de la pestaña.',
    all: 'Todos los archivos del distrito',
    mine: 'Solo los archivos que subí',
    mail: {
      lead: 'Por correo electrónico, en este distrito. Los mensajes no nombran archivos ni estudiantes.',
      choices: {
        none: 'No enviarme correos',
        mine: 'Los archivos que subí y las selecciones de expedientes en que trabajé',
        all: 'Todos los archivos y todas las selecciones finalizadas que puedo ver',
      },
      none: 'El correo electrónico no está configurado en este portal.',
      saved: 'Se guardó la elección sobre los correos.',
      failed: 'No se pudo cargar su elección sobre los correos.',
    },
  },
  schools: {
    title: 'Escuelas',
    count: (count) => `${plural(count, 'escuela participa', 'escuelas participan')} en la auditoría.`,
    how: 'Para agregar o quitar una escuela, pregunte a su gerente de cuenta, porque de ella dependen archivos y números.',
    howOtherwise:
      'Para agregar o quitar una escuela, pregunte a quienes administran este portal, porque de ella dependen archivos y números.',
  },
};

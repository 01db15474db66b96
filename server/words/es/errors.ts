import { written } from '#datasets/kit/english.ts';
import type { ErrorWords } from '../errors.ts';
import { gigabytes } from '../gigabytes.ts';

const RELOAD = 'Recargue la página para verlo.';

export const ERRORS_ES: ErrorWords = {
  codes: {
    bad_request: 'Algo no está bien en esta solicitud.',
    unauthenticated: 'Inicie sesión para continuar.',
    forbidden: 'Su rol no permite esto.',
    not_found: 'Esto no existe, o usted no tiene acceso.',
    conflict: 'Alguien cambió esto mientras tanto. Recargue la página para ver la versión actual.',
    too_large: 'El archivo es más grande de lo que acepta el portal.',
    unprocessable: 'Esta solicitud no se puede completar tal como está.',
    too_many_requests: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    internal: 'Hubo un error del sistema. Espere unos minutos e inténtelo de nuevo.',
    unavailable: 'El portal todavía no está listo. Inténtelo de nuevo en un momento.',
  },
  reasons: {
    'wrong-sign-in': 'El correo o la contraseña no es correcto.',
    'wrong-present-password': 'La contraseña actual no es correcta. Corríjala o deje el campo vacío.',
    'same-password': 'Elija una contraseña distinta de la actual.',
    'guessable-password':
      'Esta contraseña está en listas de contraseñas comunes o se compone de palabras sobre usted. Elija otra: varias palabras que no tengan relación entre sí son una buena opción.',
    'too-many-attempts': 'Demasiados intentos. Espere un rato e inténtelo de nuevo.',
    'many-signing-in': 'Muchas personas están iniciando sesión ahora. Espere unos segundos e inténtelo de nuevo.',
    'sign-in-service-silent': 'El servicio de inicio de sesión no responde. Inténtelo de nuevo en un momento.',
    'no-audit-yet':
      'Ha iniciado sesión, pero todavía no forma parte de ninguna auditoría. Pregunte a su gerente de cuenta.',

    'person-too-fast':
      'Usted envía solicitudes más rápido de lo que el portal las responde. Espere un minuto; no se pierde nada.',
    'downloads-too-fast': 'Ha descargado esto muchas veces en un minuto. Espere un minuto e inténtelo de nuevo.',
    'audit-too-fast':
      'Llegan muchísimas solicitudes de esta auditoría a la vez. Espere un minuto e inténtelo de nuevo; no se pierde nada.',

    'wrong-field': ({ field, problem }) => `${field}: ${problem}`,
    'capital-id': ({ field }) => `${field}: los identificadores se escriben en minúsculas`,
    'unfit-text': ({ field }) => `${field}: tiene un carácter que no se permite en un texto`,
    'thresholds-out-of-order':
      'El promedio por debajo del cual un estudiante está «Con dificultades» no puede ser mayor que el promedio desde el que está entre los «Destacados».',
    'request-too-large': 'La solicitud es más grande de lo que acepta el portal.',
    'web-not-built': 'La aplicación web todavía no está construida: ejecute npm run build.',

    'changed-since-opened':
      'Otra persona cambió esto después de que usted lo abrió. No se sobrescribió nada. Ábralo de nuevo y haga su cambio.',
    'courses-changed-since-opened': ({ code, by }) =>
      `${by ?? 'Otra persona'} cambió la decisión sobre el curso ${code} después de que usted abrió esta lista. No se sobrescribió nada. Mire la lista actual y decida de nuevo.`,
    'audit-closed': 'Esta auditoría está cerrada: todo se puede leer y nada se puede cambiar.',
    'closed-already': 'Esta auditoría ya está cerrada.',
    'open-already': 'Esta auditoría ya está abierta.',
    'school-unknown': 'Una de las escuelas no es de esta auditoría.',
    'school-name-twice': 'Hay dos escuelas con el mismo nombre.',
    'school-name-taken': ({ school }) => `Ya hay otra escuela llamada ${school}. Dé a esta un nombre distinto.`,
    'school-has-uploads': ({ school }) => `${school} tiene archivos subidos y no se puede quitar.`,

    'member-already': 'Esta persona ya es miembro.',
    'member-gone': 'Esta persona ya no es miembro. Alguien la quitó mientras tanto.',
    'member-twice': 'Hay dos miembros con la misma dirección de correo.',
    'member-without-schools': 'Indique las escuelas de este miembro.',
    'joined-already': 'Esta persona ya se ha unido.',
    'last-administrator':
      'Esta es la última persona administradora del distrito. Antes nombre administrador a alguien más.',
    'no-school-chosen': 'Elija al menos una escuela.',
    'not-joined-yet': 'Esta persona todavía no se ha unido.',
    'sessions-elsewhere': 'Las personas inician sesión en el servicio de su organización; cierre ahí sus sesiones.',
    'nothing-to-send': 'Las personas inician sesión en el servicio de su organización; no hay nada que enviar.',

    'not-a-table': 'El archivo seleccionado debe ser CSV, XLS o XLSX.',
    'not-a-table-or-archive':
      'El archivo seleccionado debe ser CSV, XLS o XLSX, o un archivo ZIP con archivos de ese tipo.',
    'choice-missing': ({ field }) => `Elija al menos un valor de ${field}.`,
    'schools-gone':
      'Una escuela que eligió ya no está en la auditoría, o ya no tiene acceso a ella. Elija el archivo de nuevo y después sus escuelas.',
    'choice-unknown': ({ field }) => `Un valor de ${field} no está entre las opciones.`,
    'replaced-was-removed':
      'El archivo por reemplazar se quitó de la auditoría. Devuélvalo, o suba este como archivo nuevo.',
    'replaced-not-current': 'El archivo por reemplazar ya no es el actual. Recargue la página.',
    'other-length': 'El archivo no se subió completo. Comience de nuevo la carga.',
    'no-room': 'El portal no tiene espacio para este archivo en este momento. Inténtelo más tarde.',
    'address-expired': 'Esta dirección de carga ya no es válida. Comience de nuevo la carga.',
    'part-missing': 'Falta una parte del archivo. Envíe lo que falta y termine la carga otra vez.',
    'size-not-said':
      'Un archivo se envía en partes solo si se conoce su tamaño. Comience otra carga que indique el tamaño.',
    'address-used': 'Ya se subió un archivo a esta dirección. Comience otra carga.',
    'audit-full-files': ({ most }) =>
      `Esta auditoría tiene ${most.toLocaleString('es-US')} archivos, el máximo permitido. Lo subido se conserva. Pida más espacio a su gerente de cuenta.`,
    'audit-full': ({ most, left }) =>
      `Esta auditoría puede ocupar ${gigabytes(most, 'es-US')} GB y le quedan ${gigabytes(left, 'es-US')} GB, que no bastan para este archivo. Lo subido se conserva. Pida más espacio a su gerente de cuenta.`,
    'too-many-waiting': ({ most }) => `Usted ya tiene ${most} archivos en espera. Antes suba o quite algunos.`,
    'not-waiting': 'Este archivo ya no está esperando. Se quitó, o esperó más de un día.',
    'still-coming': 'Este archivo todavía se está subiendo o revisando. Espere a que termine.',
    'not-uploadable': 'Este archivo no se puede subir tal como está. Quítelo de la lista.',
    'waiting-was-removed': 'Este archivo se quitó. No se guardó nada.',
    'no-other-card': 'Este archivo no corresponde a ninguna otra tarjeta tal como está. Recargue la página.',

    'covers-other-schools': ({ action }) => OTHERS[action],
    'schools-not-known':
      'El portal no sabe de qué escuelas son las filas de este archivo. Pida al responsable de datos del distrito que lo descargue.',
    'upload-canceled': 'Esta carga se canceló. No se guardó nada.',
    'canceled-already': 'Esta carga ya se canceló.',
    'processed-meanwhile': 'Este archivo se procesó mientras tanto. Recargue la página para ver su resultado.',
    'being-processed': ({ cancelable }) =>
      `Este archivo se está procesando en este momento. Espere a que termine${cancelable ? ' o cancélelo' : ''}.`,
    'not-arrived': 'Este archivo no se subió. Elíjalo de nuevo para subirlo.',
    'newer-in-use': `Hay una versión más reciente de este archivo en uso. ${RELOAD}`,
    'newer-took-place':
      'Una versión más reciente ocupó el lugar de este archivo. Para volver a ella, elija «Usar esta versión de nuevo».',
    'newer-coming': ({ version }) =>
      `La versión ${version} de este archivo está en camino. Espere a que termine o cancélela.`,
    'file-was-removed': 'Este archivo se quitó de la auditoría. Devuélvalo primero.',
    'removed-already': ({ by }) => `${by} ya quitó este archivo. ${RELOAD}`,
    'put-back-already': `Este archivo ya se devolvió a la auditoría. ${RELOAD}`,
    'version-in-use': `Esta versión ya está en uso. ${RELOAD}`,
    'version-unreadable': 'Esta versión no se pudo leer, así que no se puede usar de nuevo.',
    'version-choices-gone':
      'Esta versión se subió para años escolares que ya no están en esta auditoría. Suba el archivo de nuevo y elija sus años.',
    'no-result-yet': 'Este archivo todavía no tiene resultado. Espere a que se procese.',
    'no-errors': ({ rows }) => `No se encontraron errores en ${written(rows)} filas.`,
    'no-failed-rows': 'Ninguna fila de este archivo tiene errores.',
    'no-single-rows': 'El problema de este archivo no está en filas sueltas. Los resultados explican qué hacer.',
    'has-rows-of-school': ({ file, column, school }) =>
      `${file} tiene filas de ${column} de ${school}. Antes reemplace o quite ese archivo.`,
    'always-offered': ({ dataset }) => `${dataset} no se puede marcar como no ofrecido para eso.`,

    'not-read-yet': 'Este archivo todavía no se ha leído. Espere a que se procese.',
    'no-columns': 'No se encontraron columnas en este archivo. Los resultados explican por qué y qué hacer.',
    'contents-forgotten': 'Antes procese de nuevo este archivo: el portal ya no tiene sus columnas y valores.',
    'processed-again': 'Este archivo se procesó de nuevo mientras tanto. Revise sus columnas actuales.',
    'column-unknown': 'Una de las columnas no existe en este tipo de archivo. Recargue la página.',
    'column-twice': ({ column }) => `${column} está elegida dos veces. Recargue la página.`,
    'header-twice': ({ header, one, other }) =>
      `'${header}' está elegida para ${one} y para ${other}. Cada columna de su archivo se puede usar una vez.`,
    'header-unknown': ({ header }) => `'${header}' no es una columna de este archivo.`,
    'value-unknown': 'Uno de los valores no está en este archivo. Recargue la página.',
    'value-impossible': ({ value }) => `'${value}' no puede significar eso. Elija uno de los valores de la lista.`,
    'mapping-gone': 'Alguien ya quitó esta asignación.',
    'course-gone': ({ code }) =>
      `El curso ${code} ya no está en ningún archivo. Recargue la página para ver los cursos como están ahora.`,
    'sced-unknown': ({ code }) => `${code} no está en la lista de cursos SCED. Elija uno de la lista.`,

    'numbers-updating': 'Los números se están actualizando. Inténtelo de nuevo en un momento.',
    'version-not-kept': ({ version }) =>
      `La versión ${version} de los números ya no se conserva. Omita la versión para ver la más reciente.`,
    'version-without-schools': ({ version }) =>
      `La versión ${version} de los números no los tiene para estas escuelas. Omita la versión para ver la más reciente.`,
    'transcript-gone': 'Un expediente seleccionado ya no está en la lista. Recargue la página y seleccione de nuevo.',
    'too-many-selected': ({ category, limit, selected }) =>
      `${CATEGORIES[category]}: se pueden seleccionar ${limit} expedientes como máximo, y hay ${selected}. Quite ${selected - limit}.`,
    'nothing-to-print': 'No hay nada seleccionado para imprimir. Antes seleccione un expediente.',
    'nothing-finalized': 'Todavía no hay expedientes finalizados, así que no hay nada que descargar.',
    'nothing-to-finalize': 'Seleccione al menos un expediente para finalizar.',
    'not-finalized': 'Esta selección no está finalizada.',
    'selection-finalized': ({ by }) =>
      `${by ?? 'Alguien'} finalizó esta selección. Reabra la selección para cambiarla.`,
    'selection-changed': ({ by }) =>
      `${by} cambió esta selección después de que usted la abrió. No se sobrescribió nada.`,
  },
};

const LEAD = 'Pida al responsable de datos del distrito que';
const OTHERS = {
  replace: `Este archivo también abarca escuelas que no son suyas. ${LEAD} lo reemplace.`,
  change: `Este archivo también abarca escuelas que no son suyas. ${LEAD} lo haga.`,
  process: `Este archivo también abarca escuelas que no son suyas. ${LEAD} lo procese de nuevo.`,
  map: `Este archivo también tiene filas de escuelas que no son suyas. ${LEAD} asigne sus columnas.`,
  download:
    'Este archivo tiene filas de escuelas a las que usted no tiene acceso, por eso no se puede descargar. Las filas con errores y el libro de correcciones tienen las de sus escuelas.',
} as const;

const CATEGORIES = {
  HIGH_FLIER: 'Destacados',
  ON_THE_CUSP: 'En el umbral',
  STRUGGLING: 'Con dificultades',
} as const;

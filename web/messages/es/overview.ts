import type { overview as english } from '../en/overview.ts';
import type { Words } from '../spoken.ts';
import { form, number, plural } from './plural.ts';

export const overview: Words<typeof english> = {
  title: 'Resumen de datos',
  where: (district, year) => `${district}, generación ${year}.`,
  answer: (complete, all) =>
    `${complete} de ${all} categorías de datos ${form(complete, 'está completa', 'están completas')}.`,
  upload: {
    title: 'Subir datos',
    body: 'Seis categorías de datos, de cada escuela participante. Puede parar y volver en cualquier momento.',
    button: 'Subir datos',
    viewButton: 'Ver archivos',
    notYours: 'El equipo de datos de su distrito sube los archivos.',
  },
  quality: {
    title: 'Calidad de datos',
    body: 'Revise los datos subidos del distrito y asegúrese de que sean correctos.',
    button: 'Calidad de datos',
    ready: (categories) => `Listo: ${plural(categories, 'categoría tiene', 'categorías tienen')} datos`,
    notYet: 'Se abre cuando se haya procesado el primer archivo.',
  },
  transcripts: {
    title: 'Su parte: los expedientes',
    body: 'Seleccione y finalice los expedientes de cada escuela. Los estudiantes aparecen cuando se hayan procesado su lista y sus expedientes.',
    button: 'Ir a Expedientes',
  },
  schools: (count) => plural(count, 'escuela', 'escuelas'),
  states: { 'not-started': 'Sin empezar', 'in-progress': 'En curso', completed: 'Completado' },
  about: {
    label: 'Cómo se hacen estos recuentos',
    body: 'Una escuela cuenta como completa en una categoría cuando un archivo vigente la abarca, tiene al menos una fila que sirve para ella y ninguna de sus filas tiene errores. Sin empezar: ninguna escuela tiene datos. Completado: todas las escuelas están completas. En curso: todo lo demás.',
  },
  ofAll: (complete, all) => `${number(complete)} / ${number(all)}`,
  noFile: 'Todavía sin archivo',
  withErrors: (count) => plural(count, 'escuela tiene errores', 'escuelas tienen errores'),
  toGo: (count) => plural(count, 'escuela por completar', 'escuelas por completar'),
  allComplete: 'Todas las escuelas completas',
  allWithout: 'Todas las escuelas, sin errores',
  allCompleteBut: 'Todas las escuelas completas, pero un archivo tiene errores',
  byStatus: {
    title: 'Escuelas por estado de carga',
    category: 'Categoría',
    school: 'Escuela',
    none: 'Datos aún no subidos',
    error: 'Datos subidos con errores',
    complete: 'Cargas completas',
    missing: (columns) => `(falta: ${columns})`,
    allMissing: (columns) => `A cada una le falta: ${columns}.`,
    more: (count) => `Mostrar ${number(count)} más`,
    fewer: 'Mostrar menos',
  },
  activity: {
    title: 'Actividad reciente',
    acts: {
      uploaded: (who, file) => `${who} subió ${file}`,
      replaced: (who, file, before) =>
        before === file ? `${who} reemplazó ${file}` : `${who} reemplazó ${before} con ${file}`,
      restored: (who, file) => `${who} volvió a una versión anterior de ${file}`,
      removed: (who, file) => `${who} quitó ${file}`,
      'put-back': (who, file) => `${who} devolvió ${file} a la auditoría`,
      accepted: (who, file) => `${who} usó la versión más pequeña de ${file}`,
      moved: (who, file) => `${who} movió ${file} a otra tarjeta`,
      canceled: (who, file) => `${who} canceló la carga de ${file}`,
      mapped: (who, file) => `${who} asignó las columnas de ${file}`,
      'processed-again': (who, file) => `${who} volvió a procesar ${file}`,
    },
    outcomes: {
      processing: 'en proceso',
      failed: 'no se pudo leer',
      held: 'en espera de una decisión',
      errors: (count) => (count === 0 ? 'sin errores' : plural(count, 'error', 'errores')),
    },
    all: 'Registro de auditoría',
    none: 'Todavía no ha pasado nada.',
    error: '¡Error al obtener los datos del registro de auditoría!',
  },
};

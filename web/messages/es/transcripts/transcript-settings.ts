import type * as english from '../../en/transcripts/transcript-settings.ts';
import type { Words } from '../../spoken.ts';

export const transcriptSettings: Words<typeof english.transcriptSettings> = {
  tab: 'Expedientes',
  title: 'Categorías de expedientes',
  lead: 'Cada estudiante de la cohorte EOA con GPA está en exactamente una categoría. Los números se calculan de nuevo al guardar.',
  high: 'Destacados desde un GPA de',
  low: 'Con dificultades por debajo de un GPA de',
  failed: 'Con dificultades con esta cantidad de cursos básicos reprobados',
  failedHelp: 'Lengua y literatura en inglés, Matemáticas, Ciencias y Estudios sociales.',
  cusp: 'En el umbral están todos los demás con GPA.',
  range: 'Un número de 0 a 4.',
  whole: 'Un número entero de 1 a 99.',
  order: 'Con dificultades no puede empezar por encima de Destacados.',
  names: 'Mostrar los nombres a quienes eligen expedientes',
  namesHelp:
    'Desactivado: los estudiantes aparecen como un código. Los gerentes de cuenta y XQ nunca ven nombres aquí.',
  studentIds: 'Mostrar los identificadores del distrito en los expedientes finalizados',
  studentIdsHelp:
    'Para quienes tienen que buscar el expediente en papel. Activado: quienes eligen expedientes ven el identificador en la lista finalizada, las impresiones y las descargas. En lo demás, los estudiantes siguen como códigos. El cambio queda registrado.',
  research: 'Permitir extractos para investigación',
  researchHelp:
    'Los crea quien administra el portal, a petición. Los estudiantes son códigos; se omiten nombres, fechas y los rasgos de grupos de menos de diez. El cambio queda registrado.',
  preview: 'Estudiantes en cada categoría',
  previewError: 'No se pudo calcular la distribución.',
  school: 'Escuela',
  all: 'Todas las escuelas',
  none: 'Sin GPA',
  save: 'Guardar',
  saved: 'Configuración guardada',
  savedHelp: 'Guardado. Los números se están calculando de nuevo.',
  usual: 'Restaurar los valores predeterminados',
  error: 'No se pudo cargar la configuración.',
};

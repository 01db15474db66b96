import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { CAME_IN } from './exit-reasons.ts';

/** Numbers are PowerSchool's (Enroll_Status); 1 means too many things elsewhere. */
export const ENROLLMENT_STATUS: Vocabulary = {
  name: 'enrollment status',
  values: [
    {
      value: 'active',
      label: 'Active',
      synonyms: [
        {
          General: ['A', 'enrolled', 'current', 'tobeactive', 'currently enrolled', 'attending'],
          PowerSchool: ['0'],
          Spanish: ['Activo', 'Activa', 'Matriculado', 'Matriculada'],
        },
      ],
      pattern: patternOf({ startsWith: ['active', 'enrolled', 'currently enrolled'] }),
      unless: patternOf({
        hasStart: ['graduat', 'withdr', 'exit', 'drop', 'inactive', 'no(~)show', 'elsewhere', 'not', 'until'],
      }),
    },
    {
      value: 'inactive',
      label: 'Inactive',
      synonyms: [
        {
          General: ['I', 'pre-enrolled', 'preregistered', 'not active'],
          PowerSchool: ['-1', '-2'],
          Spanish: ['Inactivo', 'Inactiva'],
        },
      ],
    },
    {
      value: 'graduated',
      label: 'Graduated',
      synonyms: [
        {
          General: ['G', 'graduate', 'completed', 'alumni', 'alumnus', 'alumna', 'alum'],
          PowerSchool: ['3'],
          Spanish: ['Graduado', 'Graduada'],
        },
      ],
      pattern: patternOf({ has: ['graduate(d)'] }),
      // 'Will graduate', 'Expected to graduate', 'Non-graduate'.
      unless: patternOf({
        has: ['no(t)', 'non', 'never', 'will', 'did', 'to', 'may', 'should', 'potential', 'future'],
        hasStart: [
          'nongrad',
          'undergrad',
          'expect',
          'eligible',
          'pending',
          'candidate',
          'anticipat',
          'prospective',
          'project',
        ],
      }),
    },
    {
      value: 'withdrawn',
      label: 'Withdrawn',
      synonyms: [
        {
          General: [
            'W',
            'exited',
            'transferred',
            'transferred out',
            'dropped',
            'left',
            'not enrolled',
            'former',
            'former student',
            'leaver',
          ],
          PowerSchool: ['2'],
          Spanish: [
            'Baja',
            'Dado de baja',
            'Dada de baja',
            'Traslado',
            'Trasladado',
            'Trasladada',
            'Retirado',
            'Retirada',
          ],
        },
      ],
      pattern: patternOf({ hasStart: ['withdr', 'transferred', 'transfer~out', 'drop'] }),
      unless: [
        CAME_IN,
        patternOf({ has: ['not', 'never', 'non'], hasStart: ['active', 'enrolled', 're(~)ent', 'return'] }),
      ].join('|'),
    },
    { value: 'no-show', label: 'No-show', synonyms: [{ General: ['no show', 'NS'], Spanish: ['No se presentó'] }] },
  ],
};

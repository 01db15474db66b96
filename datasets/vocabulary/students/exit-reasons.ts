import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';

/** 'Transferred in', 'Transfer in from another district', but not 'Transfer in state'. */
export const CAME_IN = '\\btransfer(red)?( student)?( in$| in from\\b| from\\b)';

/** 'Dropped from rolls - transferred', 'Drop - moved': taken off a list, by whoever went elsewhere. */
const DROPPED_ELSEWHERE = '\\bdrop.*\\b(transfer|xfer|moved|home ?school)';

/**
 * Why an enrollment ended (docs/domain/vocabularies.md#exit-reasons). State codes differ, so the words of the
 * description decide: 'W1 Graduated'. E230, N420, T160 are CALPADS'.
 */
export const EXIT_REASONS: Vocabulary = {
  name: 'exit reason',
  values: [
    {
      value: 'graduated',
      label: 'Graduated',
      synonyms: [
        {
          General: ['graduate', 'G', 'grad', 'GR', 'GRD'],
          'Ed-Fi': ['completed'],
          CALPADS: ['E230'],
          Spanish: ['Graduado', 'Graduada'],
        },
      ],
      pattern: patternOf({ has: ['graduate(d)', 'graduation', 'grad', 'diploma', 'completer'] }),
      unless: [
        // 'Met no graduation requirements', 'Dropout, enrolled in a non-diploma program', 'Transferred to
        // an adult diploma program'.
        patternOf({
          has: ['no(t)', 'non', 'never', 'without', 'less than', 'did', 'pending', 'expected', 'will'],
          hasStart: [
            'nongrad',
            'noncomplet',
            'undergrad',
            'certificat',
            'credential',
            'equivalen',
            'ged',
            'hse',
            'hiset',
            ...['8th', 'eighth', 'middle', 'junior high', 'elementary', 'kinder'],
          ],
        }),
        '^to graduat',
        '\\b(drop|transfer|withdr|enroll|moved|left|reached|expelled).*\\b(graduat|diploma|complet)',
      ].join('|'),
    },
    {
      value: 'no-show',
      label: 'No-show',
      synonyms: [
        {
          General: ['NS', 'did not attend', 'did not enter', 'did not arrive'],
          'Ed-Fi': ['no show'],
          CALPADS: ['N420', 'N470'],
          Spanish: ['No se presentó'],
        },
      ],
      pattern: patternOf({ has: ['no(~)show', 'never attended', 'never enrolled', 'never arrived', 'did not report'] }),
    },
    {
      value: 'transferred out',
      label: 'Transferred out',
      synonyms: [
        {
          General: ['transfer', 'T', 'TR', 'TRF', 'XFR'],
          'Ed-Fi': ['transferred'],
          Spanish: ['Traslado', 'Trasladado', 'Trasladada', 'Traslado a otra escuela', 'Traslado fuera de Puerto Rico'],
        },
      ],
      // CALPADS: T160 and the like.
      pattern: patternOf({
        is: ['t1#0', 't2#0', 't3#0', 't4#0'],
        hasStart: [
          'transfer',
          'transferred',
          'moved',
          'moving',
          'relocat',
          'home( )school',
          'private school',
          'out of state',
          'out of country',
          'out of district',
          'another school',
          'another district',
          'another state',
          'other district',
          'charter school',
          'virtual school',
          'left (the )country',
          'left (the )state',
          'left (the )district',
          'xfer',
        ],
      }),
      unless: [
        CAME_IN,
        patternOf({
          // Florida: 'Promoted, retained or transferred to another attendance reporting unit in the same school'.
          startsWith: ['promoted', 'retained', 'end of (the )(school )year', 'year~end'],
          has: [
            ...['not', 'never', 'non~transfer', 'within', 'same school', 'same campus', 'next grade'],
            // To the next grade.
            ...['moved up', 'moving up'],
            // The other school may be one of the audit.
            ...['in~district', 'intra~district'],
            ...['same (school )district', 'same lea', 'same local education(al) agency'],
          ],
          // No school that gives diplomas: a student who goes there stays one of the class.
          hasStart: ['drop', 'ged', 'hse', 'hiset', 'equivalen'],
        }),
      ].join('|'),
    },
    {
      value: 'dropped',
      label: 'Dropped',
      synonyms: [
        {
          General: ['dropped out', 'D', 'D/O'],
          'Ed-Fi': ['dropout'],
          CALPADS: ['E140', 'E300', 'E400'],
          Spanish: [
            'Abandono',
            'Abandono escolar',
            'Abandonó los estudios',
            'Abandonó la escuela',
            'Deserción',
            'Deserción escolar',
            'Desertor',
          ],
        },
      ],
      pattern: patternOf({
        hasStart: ['drop', 'dropped', 'dropout', 'expelled', 'withdrew to work', 'runaway', 'whereabouts unknown'],
      }),
      unless: patternOf({
        has: ['no(t)( a) drop(ped)(out)', 'non~drop(ped)(out)', 'did not drop', 'drop~in', 'recovered'],
      }).concat('|', DROPPED_ELSEWHERE),
    },
    {
      value: 'other',
      label: 'Other',
      synonyms: [
        {
          General: ['promoted', 'retained', 'deceased', 'death', 'W', 'withdrew', 'GED', 'HSE'],
          'Ed-Fi': [
            'end of school year',
            'invalid enrollment',
            'incarcerated',
            'reached maximum age',
            'withdrawn',
            'died or is permanently incapacitated',
            'involuntarily removed',
            'Enrolled in a high school diploma program',
          ],
          CALPADS: ['E125', 'E130', 'E150', 'E155'],
          Spanish: ['Promovido', 'Promovida', 'Retenido', 'Retenida'],
        },
      ],
      pattern: patternOf({
        has: [
          'end of (the )(school )year',
          'year~end',
          'rollover',
          'maximum age',
          'aged out',
          'promoted',
          'moved up',
          'moving up',
          'next grade',
          'retained',
          'summer',
          'equivalency',
          'ged',
          'hse',
          'hiset',
        ],
      }),
    },
  ],
};

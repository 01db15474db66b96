import type { MeasureAnswer } from '#contract/quality/opportunity.ts';
import { formatAll } from '#web/app/format-list.ts';
import { quality } from '#web/messages/en/quality/quality.ts';

/** 'student transcripts, course catalog, AP scores, and IB scores' */
export const restsOn = ({ rests, tests }: Pick<MeasureAnswer, 'rests' | 'tests'>): string =>
  formatAll(
    rests.flatMap((type) =>
      type === 'STUDENT_TEST_SCORES'
        ? tests.map((test) => quality.missingColumn[type](test))
        : [quality.missingDataset[type]],
    ),
  );

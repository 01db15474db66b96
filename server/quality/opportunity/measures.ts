import type { MeasureId } from '#contract/quality/opportunity.ts';
import type { Measure } from './define-measure.ts';
import { advancedCourse } from './measures/advanced-course.ts';
import { algebraByNinth } from './measures/algebra-by-ninth.ts';
import { algebra2 } from './measures/algebra2.ts';
import { apCourse } from './measures/ap-course.ts';
import { apIbExam } from './measures/ap-ib-exam.ts';
import { apIbPassed } from './measures/ap-ib-passed.ts';
import { apIbScore } from './measures/ap-ib-score.ts';
import { careerReady } from './measures/career-ready.ts';
import { chemistryOrPhysics } from './measures/chemistry-or-physics.ts';
import { collegeReady } from './measures/college-ready.ts';
import { collegeReadyNear } from './measures/college-ready-near.ts';
import { cteConcentrator } from './measures/cte-concentrator.ts';
import { cteCourse } from './measures/cte-course.ts';
import { curriculumMidlevel } from './measures/curriculum-midlevel.ts';
import { curriculumRigorous } from './measures/curriculum-rigorous.ts';
import { curriculumStandard } from './measures/curriculum-standard.ts';
import { ibCourse } from './measures/ib-course.ts';
import { ninthOnTrack } from './measures/ninth-on-track.ts';
import { satAct } from './measures/sat-act.ts';

/** `asked` of a measure of the whole cohort. */
export const EVERYBODY = 'true';

/** In the order in which the questions are answered. */
export const MEASURES: readonly Measure<MeasureId>[] = [
  apCourse,
  ibCourse,
  advancedCourse,
  cteCourse,
  apIbPassed,
  apIbExam,
  apIbScore,
  satAct,
  ninthOnTrack,
  algebraByNinth,
  algebra2,
  chemistryOrPhysics,
  collegeReady,
  collegeReadyNear,
  curriculumStandard,
  curriculumMidlevel,
  curriculumRigorous,
  careerReady,
  cteConcentrator,
];

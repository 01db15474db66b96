import type { RealFile } from '../real-labels.ts';
import { scores } from './file.ts';

export const OF_SCORES: readonly RealFile[] = [
  scores('SAT', 'psat-selection-index', '', { isRefused: true }),
  scores('ACT', 'preact-predicted', '', { isRefused: true }),
  scores('AP', 'pre-ap-exams', 'student_id Student ID; exam_name Exam; test_date Exam Year; score Score', {
    isRefused: true,
  }),
  scores(
    'ACT',
    'act-month-and-year',
    'student_id Student ID; test_date Test Year; act_english English; act_math Math; act_reading Reading; act_science Science; act_composite Composite',
    { values: [['test_date', 'test_date', Array.from({ length: 14 }, () => '2023-10-01').join(' ')]] },
  ),
  scores(
    'AP',
    'ap-course-codes',
    'student_id Student ID; exam_code Exam Code; exam_name Exam Name; test_date Year; score Score',
    { values: [['exam_code', 'ap_code', '07 66 20 36 57 31 07 66 20 36 57 31 07 66']] },
  ),
  scores(
    'AP',
    'ap-code-against-name',
    'student_id Student ID; exam_code Exam Number; exam_name Exam Name; test_date Year; score Score',
    { values: [['exam_code', 'ap_code', '07 66 20 36 57 31 07 66 20 36 57 31 07 66']] },
  ),
  scores(
    'SAT',
    'sat-sections-and-subscores',
    'student_id Student ID; test_date Test Date; sat_ebrw EBRW Section; sat_math Math Section; sat_total Total',
    { values: [['sat_ebrw', 'sat_ebrw', '400 410 420 430 440 450 460 470 480 490 500 510 520 530']] },
  ),
  // Of several records a row the exam is judged by its column alone; their values are in
  // server/ingest/whole-files/scores/tests-side-by-side.test.ts.
  scores(
    'AP',
    'ap-exams-in-columns',
    'student_id Student ID; last_name Last Name; first_name First Name; test_date Exam Year; exam_code AP Biology; exam_name AP Biology; score AP Biology',
  ),
];

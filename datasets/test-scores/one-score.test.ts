import { describe, expect, it } from 'vitest';
import { SAMPLE_SETTING } from '../kit/sample/to-sample.ts';
import { checkFile } from '../test-harness/check-file.ts';
import { testScores } from './dataset.ts';

const context = {
  yearEnding: SAMPLE_SETTING.yearEnding,
  schools: [{ id: 'one', name: 'One High School', local_id: '0332', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['one'], years: [], demographicTypes: [], testTypes: ['ACT'] },
};
const HEADERS = [
  ...['student_id', 'test_type', 'test_date', 'act_english', 'act_math', 'act_reading', 'act_science'],
  ...['act_composite', 'act_superscore'],
];
const sitting = (id: string, ...scores: string[]) => [id, 'ACT', '2023-04-01', ...scores];

/** Of rows of one sitting the one that is kept (docs/domain/scores.md#one-score). */
describe('two rows of one sitting of the ACT', () => {
  it('keep the higher score, whether it is a composite or four sections', async () => {
    const { rows } = await checkFile(
      testScores,
      [
        HEADERS,
        sitting('1', '30', '30', '30', '30', '', ''),
        sitting('1', '', '', '', '', '20', ''),
        sitting('2', '', '', '', '', '31', ''),
        sitting('2', '30', '30', '30', '30', '', ''),
        // One section alone does not count as a score, a superscore does.
        sitting('3', '', '', '', '', '', '25'),
        sitting('3', '30', '', '', '', '', ''),
      ],
      context,
    );
    expect(rows.map(({ student_id, row_number }) => [student_id, Number(row_number)])).toEqual([
      ['1', 2],
      ['2', 4],
      ['3', 6],
    ]);
  });
});

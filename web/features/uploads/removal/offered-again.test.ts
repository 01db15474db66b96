import { expect, test } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { offeredAgain } from './offered-again.ts';

// Nothing else of a file is looked at.
const file = (...offered_after_all: string[]) => ({ offered_after_all }) as unknown as UploadedFile;

test('says what is offered after all since a file is back, and nothing of what was before', () => {
  expect(offeredAgain(file(), file())).toBeNull();
  expect(offeredAgain(file('IB (Lincoln)'), file('IB (Lincoln)'))).toBeNull();
  expect(offeredAgain(file('IB (Lincoln)'), file('IB (Lincoln)', 'ACT (Harbor)', 'AP (Harbor)'))).toBe(
    'No longer marked as not offered: ACT (Harbor) and AP (Harbor)',
  );
});

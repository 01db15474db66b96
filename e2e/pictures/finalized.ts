import { expect, type Page } from '@playwright/test';
import { signIn } from '../stage/person.ts';
import { fails, pageOf, type Subject } from './subjects.ts';

const FACILITATOR = 'facilitator@demo.test';

/** Finalizes a suggested selection. The pages on which a facilitator still chooses are pictured before. */
export async function finalize(page: Page): Promise<void> {
  await signIn(page, FACILITATOR, '/transcripts');
  await page.getByRole('button', { name: 'View school demographics' }).click();
  await page.getByRole('button', { name: 'Suggest a selection' }).click();
  await page.getByRole('button', { name: 'Apply the suggestion' }).click();
  await page.getByRole('button', { name: 'Finalize transcript selection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize transcript selection' }).click();
  await expect(page.getByRole('tabpanel', { name: /^Student/ })).toBeVisible();
}

const TRANSCRIPTS = '**/transcripts/finalized';

export const FINALIZED: readonly Subject[] = [
  { ...pageOf('/transcripts', FACILITATOR), name: 'transcripts-finalized' },
  {
    ...pageOf('/transcripts', FACILITATOR),
    name: 'state-loading-finalized',
    answers: (at) => at.route(TRANSCRIPTS, () => undefined),
    loads: true,
  },
  {
    ...pageOf('/transcripts', FACILITATOR),
    name: 'state-error-finalized',
    answers: (at) => at.route(TRANSCRIPTS, fails),
  },
];

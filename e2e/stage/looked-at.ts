import { expect, type Locator } from '@playwright/test';

/** What the wizard says once the file was looked at and what it says was chosen. */
const SAID = /^(Found in the file|The file does not say|None of these was found in the file|Is this the right file\?)$/;

/**
 * Waits until the file of the wizard was looked at: what it says is chosen at that moment, and a click on the
 * same box then would undo it.
 */
export const lookedAt = (wizard: Locator): Promise<void> =>
  expect(wizard.getByText(SAID)).toBeVisible({ timeout: 60_000 });

import { enableCompileCache, flushCompileCache } from 'node:module';
import { readConfig } from './config/config.ts';
import { unknownSettings } from './config/unknown-settings.ts';
import { explainFailure } from './explain-failure.ts';
import type { Portal } from './portal.ts';

/** Starts the portal as the environment says, and ends it in order when asked to. */
enableCompileCache(); // stripped and compiled modules are kept: half the time to start
try {
  for (const name of unknownSettings())
    process.stderr.write(`${name} is not a setting of the portal and has no effect: docs/operations.md lists them.\n`);
  const { startPortal } = await import('./portal.ts');
  const portal = await startPortal(readConfig());
  endOnSignal(portal); // before it is said to run
  process.stdout.write(portal.welcome);
  flushCompileCache(); // by itself Node writes them at the end, and a portal that is killed has none
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

function endOnSignal(portal: Portal): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) process.exit(1); // asked twice: at once
    isEnding = true;
    await portal.stop();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/**
 * `npm test`: types, lint, unit and API tests (PGlite and PostgreSQL), browser journeys. Ends with 'N passed, N
 * failed'. A part that cannot run here says so plainly; it is neither passed nor failed.
 */
import { auditLock } from '../packages/audit.ts';
import { ensureChromium, ensurePostgres, ensureS3Server } from './machine.ts';
import { slowestFiles } from './slowest.ts';
import { browserTests, checkTool, unitTests } from './stages.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = Date.now();

say('Types, lint');
const building = ensureS3Server();
const auditing = auditLock();
const results = await Promise.all([
  checkTool('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  checkTool('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=40']),
]);

const audit = await auditing;
if (audit.ran)
  results.push({
    passed: audit.known.length === 0 ? 1 : 0,
    failed: audit.known.length,
    failures: audit.known.map((known) => `npm audit: ${known}`),
    times: [],
  });
if (audit.ran) for (const known of audit.known) say(`  FAILED: npm audit: ${known}`);
else say(`  npm audit does not run: ${audit.why}`);

const postgres = ensurePostgres();
const s3 = await building;
say(`\nUnit and API tests on PGlite${postgres.found ? ' and PostgreSQL' : ''}${s3.found ? ', disk and S3' : ''}`);
if (!postgres.found) say(`  The PostgreSQL part does not run: ${postgres.why}`);
if (!s3.found) say(`  The S3 part does not run: ${s3.why}`);
say('  The Trino part does not run here: `npm run trino` runs it.');
results.push(await unitTests());

const chromium = ensureChromium();
say('\nBrowser journeys');
if (chromium.found) results.push(await browserTests(chromium.path));
else say(`  They do not run: ${chromium.why}`);

say('\nThe slowest files');
for (const line of slowestFiles(results.flatMap(({ times }) => times))) say(line);

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) say('\nWhat failed');
for (const failure of failures) say(`  ${failure}`);

const sum = (field: 'passed' | 'failed') => results.reduce((total, result) => total + result[field], 0);
say(`\n${Math.round((Date.now() - began) / 1000)} s`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

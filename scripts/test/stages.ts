import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../source-files.ts';
import type { FileTime } from './slowest.ts';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, a line each, to be said once more at the end, where a long output is read first. */
  failures: string[];
  times: FileTime[];
}

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A tool that is one check: it passes or it fails. */
export async function checkTool(name: string, args: string[]): Promise<Tally> {
  const passed = (await run(args)) === 0;
  process.stdout.write(`  ${passed ? 'passed' : 'FAILED'}: ${name}\n`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: passed ? [] : [name], times: [] };
}

/**
 * Runs `args` with a report file and counts by it; a runner that ends badly without a failed
 * test counts as one failure.
 */
async function withReport(
  name: string,
  args: (report: string) => string[],
  env: (report: string) => NodeJS.ProcessEnv,
  count: (report: unknown) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run(args(report), env(report));
    const tally = count(JSON.parse(readFileSync(report, 'utf8')));
    const endedBadly = code !== 0 && tally.failed === 0;
    return endedBadly ? { ...tally, failed: 1, failures: [`${name}: ended with ${code}`] } : tally;
  } catch {
    return { passed: 0, failed: 1, failures: [`${name}: left no report`], times: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof VitestReport>['testResults'][number];

const failedIn = ({ name, assertionResults }: VitestFile) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => {
      const [why = ''] = message.split('\n');
      return `${relative(ROOT, name)}: ${fullName}: ${why}`;
    });

export const unitTests = () =>
  withReport(
    'unit and API tests',
    (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    (report) => {
      const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
      const times = testResults.map(({ name, startTime, endTime }) => ({
        file: relative(ROOT, name),
        seconds: (endTime - startTime) / 1000,
      }));
      return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failedIn), times };
    },
  );

const PlaywrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
/** A file; its tests are in it, or in a `describe` of it. */
const PlaywrightSuite = z.object({
  file: z.string(),
  specs: z.array(PlaywrightSpec),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** What happened in no test: while a server stopped, or after the last test of a file. */
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(PlaywrightSuite),
});

const brokenIn = ({ file, specs, suites = [] }: z.infer<typeof PlaywrightSuite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(brokenIn),
];

const secondsOf = ({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): number => {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((total, { duration }) => total + duration / 1000, 0);
  return suites.reduce((total, suite) => total + secondsOf(suite), own);
};

export const browserTests = (chromium: string) =>
  withReport(
    'browser journeys',
    () => ['node_modules/@playwright/test/cli.js', 'test'],
    (report) => ({ PORTAL_TEST_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    (report) => {
      const { stats, suites, errors } = PlaywrightReport.parse(report);
      // Tried once more (playwright.config.ts); said here too, so that no one takes it for a calm run.
      if (stats.flaky > 0) process.stdout.write(`  passed only at the second try: ${stats.flaky}\n`);
      const times = suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        failures: [
          ...suites.flatMap(brokenIn),
          ...errors.map(({ message }) => `browser journeys, in no test: ${stripVTControlCharacters(message ?? '')}`),
        ],
        times,
      };
    },
  );

import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Weights, weighWeb } from '../web/build/weigh.ts';
import { ROOT } from './source-files.ts';

/** Bytes after gzip, in kB of 1024 as browsers show them (docs/performance.md). */
const FIRST_ROUTE = 190 * 1024;
const LAZY_ROUTE = 110 * 1024;

describe('the web as it is loaded', () => {
  let weights: Weights;
  beforeAll(async () => {
    weights = await weighWeb(join(ROOT, 'vite.config.ts'));
  });

  it('needs at most 190 kB of JavaScript before its first page', () => {
    // A frame of less than 100 kB would mean that something was not counted: React alone is half of it.
    expect(weights.first).toBeGreaterThan(100_000);
    expect(weights.first).toBeLessThanOrEqual(FIRST_ROUTE);
  });

  it('adds at most 110 kB with any page or part that is loaded on demand', () => {
    expect(weights.lazy.get('features/uploads/page.tsx')).toBeGreaterThan(10_000);
    expect([...weights.lazy].filter(([, bytes]) => bytes > LAZY_ROUTE)).toEqual([]);
  });

  it('reads no words of a screen before a translation is there', () => {
    const early = weights.beforeWords.filter((id) => /\/web\/(messages|app|ui|features|charts)\//.test(id));
    expect(early.some((id) => id.endsWith('messages/es/catalogue.ts'))).toBe(true);
    expect(
      early.filter((id) => !/\/web\/(messages\/(es\/|[^/]+$)|app\/(schemas-without-eval|theme\/global\.css))/.test(id)),
    ).toEqual([]);
  });

  it('loads lazy chunks from static/js/{chunk}.chunk.js', () => {
    const [entry, ...chunks] = [...weights.names].sort(
      (one, other) => Number(/chunk/.test(one)) - Number(/chunk/.test(other)),
    );
    expect(entry).toMatch(/^static\/js\/index-[\w-]+\.js$/);
    expect(chunks.filter((name) => !/^static\/js\/[\w-]+\.chunk\.js$/.test(name))).toEqual([]);
  });
});

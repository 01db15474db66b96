import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when it is told to; `begun` has the names in the order in which they began. */
function bench(mostWaiting: number) {
  const turns = new Turns({ atOnce: 1, mostWaiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (owner: string, name = owner) =>
    turns.take(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endAll = async (works: readonly Promise<string>[]) => {
    for (const [at] of works.entries()) {
      await expect.poll(() => ends.length).toBeGreaterThan(at);
      ends[at]?.();
    }
    await Promise.all(works);
  };
  return { take, begun, endAll };
}

const refused = { code: 'too_many_requests', details: { seconds: 5 } };

test('the first of each owner comes before the second of another', async () => {
  const { take, begun, endAll } = bench(10);
  const works = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('a', 'a4'), take('b', 'b1'), take('b', 'b2')];
  await endAll(works);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('an owner who comes again and again does not overtake what waited before', async () => {
  const { take, begun, endAll } = bench(10);
  const works = [take('a', 'a1'), take('a', 'a2'), take('b', 'b1')];
  const again = works[0]?.then(() => take('b', 'b2'));
  await endAll([...works, ...(again ? [again] : [])]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('where no more may wait, the owner with the most gives up the newest', async () => {
  const { take, begun, endAll } = bench(3);
  const kept = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3')];
  const given = take('a', 'a4');
  const other = take('b', 'b1');
  await expect(given).rejects.toMatchObject(refused);
  await endAll([...kept, other]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('whoever has as many waiting as anyone is turned away', async () => {
  const { take, begun, endAll } = bench(2);
  const works = [take('a'), take('b'), take('c')];
  await expect(take('d')).rejects.toMatchObject(refused);
  await expect(take('b')).rejects.toMatchObject(refused);
  await endAll(works);
  expect(begun).toEqual(['a', 'b', 'c']);
});

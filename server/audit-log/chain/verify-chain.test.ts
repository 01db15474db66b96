import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Link, type LogLine, linkHash, verifyChain } from './verify-chain.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const AUDIT = randomUUID();
const LINES: LogLine[] = Array.from({ length: 60 }, (_, index) => ({
  audit_id: AUDIT,
  id: String(100 + index),
  at: `2026-11-01T08:00:${String(index).padStart(2, '0')}.000000`,
  person_id: index % 3 === 0 ? null : randomUUID(),
  person_name: `Person ${index % 5}`,
  event: index % 2 === 0 ? 'upload.received' : 'transcript.viewed',
  upload_id: index % 2 === 0 ? randomUUID() : null,
  upload_file_type: null,
  file_name: index % 2 === 0 ? 'roster.csv' : null,
  school_ids: null,
  details: '{}',
  address: '192.0.2.1',
}));

function linksOf(lines: readonly LogLine[]): Link[] {
  let before = '';
  return lines.map((line, index) => {
    before = linkHash(before, line);
    return { sequence: index + 1, event_id: line.id, hash: before };
  });
}
const LINKS = linksOf(LINES);
const HEAD = { sequence: 60, hash: LINKS[59]?.hash ?? '' };

type Chain = { lines: LogLine[]; links: Link[] };
const chain = (): Chain => ({ lines: structuredClone(LINES), links: structuredClone(LINKS) });
const take = <Item>(items: Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error('no such item');
  return item;
};

/** What someone who can write to the tables might do; also with the hashes after it computed again. */
const TAMPERINGS: Record<string, (chain: Chain, next: () => number) => void> = {
  'another name': ({ lines }, next) => {
    take(lines, Math.floor(next() * 60)).person_name = 'Nobody';
  },
  'another time': ({ lines }, next) => {
    take(lines, Math.floor(next() * 60)).at = '2026-11-02T00:00:00.000000';
  },
  'a value moved to the field beside it': ({ lines }, next) => {
    const line = take(lines, Math.floor(next() * 30) * 2);
    line.upload_file_type = line.file_name;
    line.file_name = null;
  },
  'a line deleted': ({ lines }, next) => {
    lines.splice(Math.floor(next() * 60), 1);
  },
  'a line deleted with its link': ({ lines, links }, next) => {
    const index = Math.floor(next() * 60);
    lines.splice(index, 1);
    links.splice(index, 1);
  },
  'two lines swapped': ({ lines }, next) => {
    const [one, other] = [take(lines, Math.floor(next() * 30)), take(lines, 30 + Math.floor(next() * 30))];
    [one.id, other.id] = [other.id, one.id];
  },
  'two links swapped': ({ links }, next) => {
    const [one, other] = [take(links, Math.floor(next() * 30)), take(links, 30 + Math.floor(next() * 30))];
    [one.event_id, other.event_id] = [other.event_id, one.event_id];
  },
  'a line put in': ({ lines }) => {
    lines.push({ ...take(lines, 0), id: '999' });
  },
  'the end cut off': ({ lines, links }, next) => {
    const length = Math.floor(next() * 60);
    lines.length = length;
    links.length = length;
  },
  'a name changed, and every hash after it computed again': (chained, next) => {
    take(chained.lines, Math.floor(next() * 60)).person_name = 'Nobody';
    chained.links = linksOf(chained.lines);
  },
};

describe('a log as a chain', () => {
  it('finds nothing where nothing was changed', () => {
    expect(verifyChain(LINES, LINKS, [HEAD])).toEqual([]);
    expect(verifyChain(LINES, LINKS, [{ sequence: 12, hash: LINKS[11]?.hash ?? '' }])).toEqual([]);
  });

  it.each(Object.keys(TAMPERINGS))('finds %s, 100 times', (name) => {
    const next = random(20_261_123);
    for (let round = 0; round < 100; round++) {
      const tampered = chain();
      TAMPERINGS[name]?.(tampered, next);
      expect(verifyChain(tampered.lines, tampered.links, [HEAD]), `round ${round}`).not.toEqual([]);
    }
  });

  it('says which line was changed', () => {
    const { lines, links } = chain();
    take(lines, 7).person_name = 'Nobody';
    expect(verifyChain(lines, links)).toEqual([{ is: 'changed', sequence: 8, eventId: '107' }]);
  });

  it('needs a head that was kept elsewhere to see what was cut off', () => {
    expect(verifyChain(LINES.slice(0, 50), LINKS.slice(0, 50))).toEqual([]);
    expect(verifyChain(LINES.slice(0, 50), LINKS.slice(0, 50), [HEAD])).toEqual([{ is: 'cut-off', sequence: 60 }]);
  });
});

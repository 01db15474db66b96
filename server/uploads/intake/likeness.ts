import type { AlikeFile } from '#contract/uploads/intake.ts';
import { type Fingerprint, SAMPLE } from '#server/ingest/result.ts';

/** The share of the keys here that makes a larger file a version of it. */
const HELD = 0.9;
/** Of fewer that both samples reach no share can be told. */
const LEAST_SAMPLED = 20;

/** How the keys of a new file are in those of one that is here, by their samples. */
export function likenessOf(mine: Fingerprint | null, theirs: Fingerprint | null): AlikeFile['keys'] {
  if (!mine || !theirs || mine.by !== theirs.by || mine.keys.length === 0 || theirs.keys.length === 0) return 'unknown';
  // Up to the highest hash that both samples reach, each has all of its keys: there they are compared.
  const reach = Math.min(reachOf(mine), reachOf(theirs));
  const [one, other] = [mine, theirs].map(({ keys }) => keys.filter((key) => key <= reach)) as [number[], number[]]; // of two, two
  const known = new Set(other);
  const common = one.filter((key) => known.has(key)).length;
  const all = one.length + other.length - common;
  if (common * 2 > all) return 'most';
  // A corrected file of more schools or years: beside the one that it has all of, that would count twice.
  const isEnough = other.length === theirs.keys.length || other.length >= LEAST_SAMPLED;
  if (isEnough && common >= HELD * other.length) return 'most';
  if (common > 0) return 'some';
  // Of a small file beside a large one no key may be within reach: that says nothing.
  return one.length > 0 && other.length > 0 ? 'none' : 'unknown';
}

/** A sample that is not full has every key. */
const reachOf = ({ keys }: Fingerprint): number =>
  keys.length < SAMPLE ? Number.POSITIVE_INFINITY : (keys.at(-1) ?? 0);

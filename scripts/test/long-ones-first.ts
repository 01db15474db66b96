import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Minutes each, though small files, which a fresh clone would begin last: then they wait alone for what they killed.
 */
const LONG = ['scripts/soak/kills/', 'scripts/soak/histories.test.ts', 'bench/recognise/', 'server/main.test.ts'];

export class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files.filter((file) => !isLong(file)));
    return [...files.filter(isLong), ...others];
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((part) => moduleId.includes(part));

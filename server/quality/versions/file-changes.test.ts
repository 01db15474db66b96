import { describe, expect, it } from 'vitest';
import { changedFiles, changesAt, type UsedFile } from './file-changes.ts';

const file = (chain: string, id: string, schools: string[], run = 1): UsedFile => ({
  file_id: id,
  chain_id: chain,
  run,
  file_name: `${id}.csv`,
  upload_file_type: 'STUDENT_ROSTER',
  school_ids: schools,
});

describe('what became of files between two versions', () => {
  const before = [
    file('a', 'a1', ['north']),
    file('b', 'b1', ['north', 'south']),
    file('c', 'c1', ['west']),
    file('d', 'd1', ['west']),
  ];
  const after = [
    file('a', 'a1', ['north'], 2),
    file('b', 'b2', ['south']),
    file('d', 'd1', ['west']),
    file('e', 'e1', ['south']),
  ];
  const changes = changedFiles(before, after);

  it('is told by the chain that all versions of a file share', () => {
    expect(changes.map(({ change, file_id }) => [change, file_id])).toEqual([
      ['processed again', 'a1'],
      ['replaced', 'b2'],
      ['added', 'e1'],
      ['removed', 'c1'],
    ]);
  });

  it('concerns a school that a replaced file no longer covers', () => {
    expect(changesAt(changes, ['north']).map(({ file_id }) => file_id)).toEqual(['a1', 'b2']);
    expect(changesAt(changes, ['west']).map(({ change }) => change)).toEqual(['removed']);
    expect(changesAt(changes, []).length).toBe(0);
  });

  it('never says which other schools a file covers', () => {
    expect(JSON.stringify(changesAt(changes, ['north']))).not.toContain('south');
  });
});

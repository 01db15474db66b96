/** 0 -> 'A', 26 -> 'AA'. */
export function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return `${before ? letterOf(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** A number a panel is read for. What changed between two versions is said of these. */
export interface Headline {
  key: string;
  /** What is counted: it follows the number, as in '+12 students'. */
  label: string;
  unit: 'count' | 'percent' | 'average';
  value: number | null;
}

export const count = (key: string, label: string, value: number): Headline => ({ key, label, unit: 'count', value });
export const percent = (key: string, label: string, value: number | null): Headline => ({
  key,
  label,
  unit: 'percent',
  value,
});

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How many there are, and their average to two decimals. */
export const distribution =
  (label: string) =>
  ({ scores }: { scores: readonly number[] }): Headline[] => [
    count('count', label, scores.length),
    {
      key: 'average',
      label: 'on average',
      unit: 'average',
      value: scores.length === 0 ? null : Math.round((sum(scores) / scores.length) * 100) / 100,
    },
  ];

export const bySubject =
  (unit: 'count' | 'average', label: string) =>
  ({ subjects }: { subjects: Record<string, number> }): Headline[] =>
    Object.entries(subjects).map(([subject, value]) => ({
      key: subject,
      label: `${label} in ${subject}`,
      unit,
      value,
    }));

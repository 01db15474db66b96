import type { ColumnName } from './column-name.ts';
import type { Column, Condition } from './dataset.ts';
import type { IngestContext } from './plan.ts';

/** Whether a file must have this column, under the wizard's choices and the columns it already has. */
export function isRequired(column: Column, context: IngestContext, has: (name: ColumnName) => boolean): boolean {
  if (column.required.level === 'conditional') return holds(column.required.when, context, has);
  return column.required.level === 'required';
}

function holds(condition: Condition<ColumnName>, context: IngestContext, has: (name: ColumnName) => boolean): boolean {
  if ('several' in condition) return chosenCount(condition.several, context) > 1;
  if ('chosen' in condition) return typesChosen(condition.chosen.step, context).includes(condition.chosen.value);
  if ('nothingChosen' in condition) return typesChosen(condition.nothingChosen, context).length === 0;
  if ('without' in condition) return !condition.without.every(has);
  if ('absent' in condition) return !has(condition.absent);
  if ('all' in condition) return condition.all.every((part) => holds(part, context, has));
  if ('any' in condition) return condition.any.some((part) => holds(part, context, has));
  return false;
}

/** Whether it is a matter of one of these choices: 'SAT'. */
export function isAbout({ required }: Column, choices: readonly string[]): boolean {
  const asks = (condition: Condition): boolean =>
    'chosen' in condition
      ? choices.includes(condition.chosen.value)
      : 'all' in condition
        ? condition.all.some(asks)
        : 'any' in condition && condition.any.some(asks);
  return required.level === 'conditional' && asks(required.when);
}

const typesChosen = (step: 'demographic-types' | 'test-types', { chosen }: IngestContext): readonly string[] =>
  step === 'test-types' ? chosen.testTypes : chosen.demographicTypes;

function chosenCount(step: 'schools' | 'academic-periods' | 'test-types', { chosen }: IngestContext): number {
  if (step === 'schools') return chosen.schoolIds.length;
  return step === 'test-types' ? chosen.testTypes.length : chosen.years.length;
}

import type { SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

export const CODE = 'course_code';
export const TITLE = 'course_title';
type CodeOrTitle = typeof CODE | typeof TITLE;

/** From this share of its cells on, a column is written in one form; of fewer cells nothing follows. */
const NEARLY_ALL = 0.9;
const FEW_CELLS = 5;
const MANY = 0.7;
/**
 * Characters of a code with its title. Longer cells are texts, over which these patterns take time by the
 * square (16,000: seconds).
 */
const LONGEST = 500;

const WORDS = '[0-9]*[^0-9].*\\p{L}.*';
/** With a sign after it; with nothing but a space, where three digits show that it is one. */
const SIGNED = '[A-Za-z0-9.]*[0-9][A-Za-z0-9.]*(?:-[A-Za-z0-9.]+)*';
const LONG = '[A-Za-z]{0,5}[-.]?[0-9]{3,}[A-Za-z0-9]{0,4}';

/**
 * How code and title of a course come in one cell, as expressions of JavaScript and of DuckDB,
 * with the group of each part.
 */
const FORMS = [
  // '3020 - AP Chemistry', '(SCI-3020) AP Chemistry', '3020 / AP Chemistry', '3020: AP Chemistry'
  { form: `^[(\\[]?(${SIGNED})[)\\]]?(?: +- *| *[–—:|/]+ *)(${WORDS})$`, [CODE]: 1, [TITLE]: 2 },
  { form: `^[(\\[]?(${LONG})[)\\]]?(?: *- *| +)(${WORDS})$`, [CODE]: 1, [TITLE]: 2 },
  // 'AP Chemistry (3020)', 'AP Chemistry - 3020'
  { form: `^(.*\\p{L}.*?) *[(\\[](${SIGNED})[)\\]]$`, [CODE]: 2, [TITLE]: 1 },
  { form: `^(.*\\p{L}.*?) *[-–—:|/] *(${LONG})$`, [CODE]: 2, [TITLE]: 1 },
] as const;
type Form = (typeof FORMS)[number];

/**
 * Code and title of a course in one cell. Beside a column of codes 'AP Chemistry' as '3020 - AP Chemistry' would be of
 * no level, and '3020' so of no catalog beside one of titles; without the other column the file would lack it.
 */
export function splitCourses(headed: HeadedTable, draft: ReshapeDraft, decided: Decided): void {
  const { kept, filled, decisions } = draft;
  const [code, title] = [kept.get(CODE), kept.get(TITLE)];
  if (!declares(headed.dataset, CODE) || ([CODE, TITLE] as const).some((name) => filled.has(name) || decided.has(name)))
    return;
  if (code && title) {
    readWithout(TITLE, CODE, headed, draft);
    readWithout(CODE, TITLE, headed, draft);
    return;
  }
  const source = code ?? title;
  const form = source && courseForm(textsOf(headed, source));
  if (!source || !form) return;
  for (const part of [CODE, TITLE] as const) kept.delete(part);
  // Where a cell has no code, an error says so.
  filled.set(CODE, { source, column: { read: (text) => partOf(text, form, CODE) } });
  filled.set(TITLE, { source, column: { read: (text) => `coalesce(${partOf(text, form, TITLE)}, ${text})` } });
  decisions.push({ is: 'courses-split', header: source.header });
}

/** In a row in which the cell repeats the other one, what is left of it. */
function readWithout(
  part: CodeOrTitle,
  other: CodeOrTitle,
  headed: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
): void {
  const [source, beside] = [kept.get(part), kept.get(other)];
  if (!source || !beside || source.index === beside.index) return;
  const others = new Set(textsOf(headed, beside));
  const form = FORMS.find((one) =>
    mostAre(textsOf(headed, source), (cell) => others.has(partIn(cell, one, other) ?? '')),
  );
  if (!form) return;
  const read = (text: string, repeated: string) =>
    `CASE WHEN ${partOf(text, form, other)} = ${repeated} THEN ${partOf(text, form, part)} ELSE ${text} END`;
  kept.delete(part);
  filled.set(part, { source, beside: [beside], column: { read } });
  decisions.push({ is: 'read-without', header: source.header, other: beside.header });
}

/** The form of nearly all of these cells, in which each different one is another course. */
export const courseForm = (cells: readonly string[]): Form | undefined => FORMS.find((one) => tellsApart(one, cells));

/**
 * One code and, but for a few, one title for each course: so are neither years behind titles nor subjects or
 * sections beside numbers.
 */
function tellsApart(form: Form, cells: readonly string[]): boolean {
  const courses = [...new Set(cells)];
  const different = (part: CodeOrTitle) =>
    new Set(courses.map((cell) => partIn(cell, form, part))).size / courses.length;
  const titled = courses.filter((cell) => /\p{L}{3}/u.test(partIn(cell, form, TITLE) ?? ''));
  const isOfForm = mostAre(cells, (cell) => partIn(cell, form, CODE) !== undefined);
  return (
    isOfForm && different(CODE) >= NEARLY_ALL && different(TITLE) >= MANY && titled.length >= courses.length * MANY
  );
}

const mostAre = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length >= FEW_CELLS && cells.filter(is).length >= cells.length * NEARLY_ALL;

export const textsOf = ({ samples }: HeadedTable, { index }: SourceColumn): string[] =>
  samples(index)
    .map((cell) => cell.trim())
    .filter(Boolean);

const partIn = (cell: string, form: Form, part: CodeOrTitle): string | undefined =>
  cell.length > LONGEST ? undefined : new RegExp(form.form, 'u').exec(cell)?.[form[part]]?.trim();

export const partOf = (text: string, form: Form, part: CodeOrTitle): string =>
  `nullif(trim(regexp_extract(${text}, ${literal(form.form)}, ${form[part]})), '')`;

import { firstOf, type Layout } from '#datasets/kit/layouts/layout.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { caseOf } from '#datasets/kit/sql/case-of.ts';
import { lookup } from '#datasets/kit/sql/lookup.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { IN_PROGRAM, OUT_OF_PROGRAM, OUT_OF_SOMETHING } from '#datasets/vocabulary/students/program-status.ts';
import { STUDENT_FLAGS } from '#datasets/vocabulary/students/student-flags.ts';
import type { HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/** Who needs a service comes before who takes it. */
const OF_PROGRAM = [
  /^(program|service)?(is)?eligib(le|ility)(status|flag|indicator|yn)?$/,
  /^(student)?(program|service)(participation|enrollment)?(status|active|enrolled)(flag|indicator|yn)?$/,
  /^(program|service)?(is)?(participat(ing|ion|es|ed)|receiving|served|inprogram)(status|flag|indicator|yn)?$/,
];
const OF_ANYTHING = /^(is)?(current|active|enrolled)?(status)?(flag|indicator|yn)?$/;

/**
 * Lists of programs also have those who are not in them: 'ELL' beside 'Eligibility' N, 'Special Education' beside
 * 'Program Status' Exited. Such a row says that the student is not in it; what is neither a yes nor a no is asked
 * about, with its program. Answers the column that says it.
 */
export function readProgramStatus(
  { columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  layout: Layout | null,
): SourceColumn[] {
  const program = kept.get('flag');
  const dropped = (layout?.drops ?? []).flatMap(({ from }) => firstOf(from, columns)?.index ?? []);
  const taken = new Set([...[...kept.values()].map(({ index }) => index), ...dropped]);
  const free = columns.filter(({ index }) => !taken.has(index) && samples(index).some((sample) => sample.trim()));
  const sure = firstOf(OF_PROGRAM, free);
  const status = sure ?? firstOf([OF_ANYTHING], free);
  if (!program || !status) return [];
  const out = sure ? [...OUT_OF_PROGRAM, ...OUT_OF_SOMETHING] : OUT_OF_PROGRAM;
  kept.delete('flag');
  filled.set('flag', {
    source: program,
    beside: [status, kept.get('student_id') ?? null, kept.get('school_year') ?? null],
    column: { read: (text, ...beside) => flagOf(text, beside, out) },
  });
  decisions.push({ is: 'read-with', header: status.header, other: program.header, says: 'in-program' });
  return [status];
}

/**
 * Where a student has left a program and is still in one of its kind, as after a return, the row that says so
 * counts alone. Each cell is named once: DuckDB copies an expression wherever it is, and plans for seconds.
 */
function flagOf(program: string, [status = 'NULL', student, year]: readonly string[], out: readonly string[]): string {
  const [kind, key] = [kindOf(program), `coalesce(${valueKeySql(status)}, '')`];
  const isInAfterAll = `bool_or(${key} IN ${list(IN_PROGRAM)}) OVER (PARTITION BY ${student}, ${year}, ${kind})`;
  const row = `{'program': ${program}, 'kind': ${kind}, 'status': ${status}, 'key': ${key}, 'is_in': ${isInAfterAll}}`;
  return `list_transform([${row}], lambda one: CASE
    WHEN one.program IS NULL OR one.key IN ${list(IN_PROGRAM)} OR one.kind = '${NOTHING_HERE}' THEN one.program
    WHEN one.key IN ${list(out)} THEN coalesce(CASE WHEN NOT one.is_in THEN ${lookup('one.kind', OUTS)} END, '${NOTHING_HERE}')
    ELSE 'status ' || coalesce(${plainly('one.status')}, 'empty') || ' of ' || ${plainly('one.program')} END)[1]`;
}

/** What a no to 'Non-ELL', to a 504 plan or to an unknown program says. */
const NOTHING_HERE = 'other program';
const OUTS = ['iep', 'ell', 'low-income'].map((kind) => [[kind], `not ${kind}`] as const);

/** The flag that the name of a program stands for; NULL where no one knows it. */
function kindOf(program: string): string {
  const keys = STUDENT_FLAGS.values.map(({ value, label, synonyms }) => {
    const texts = [value, label, ...textsOf(synonyms)];
    return [[...new Set(texts.map(valueKey))], value] as const;
  });
  const patterns = STUDENT_FLAGS.values.map(
    ({ value, pattern = '^$' }) => [`regexp_matches(name, ${literal(pattern)})`, value] as const,
  );
  return `list_transform([lower(strip_accents(${program}))], lambda name: coalesce(${lookup(valueKeySql('name'), keys)}, ${caseOf(patterns)}))[1]`;
}

/** Signs could part a code from its label. */
const plainly = (text: string): string => `regexp_replace(${text}, '[^\\p{L}\\p{N}]+', ' ', 'g')`;

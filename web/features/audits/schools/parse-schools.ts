import { MOST_SCHOOLS, type SchoolDraft } from '#contract/operator/audit-draft.ts';
import { cellsOf } from './cells-of.ts';

export const SCHOOL_FIELDS = ['name', 'local_id', 'state_id', 'nces_id', 'ceeb_code'] as const;
export type SchoolField = (typeof SCHOOL_FIELDS)[number];

/** `blank` and `repeated` are left out; the others have to be fixed first. */
export type LineProblem =
  | { kind: 'blank' }
  | { kind: 'repeated' | 'same-name'; line: number }
  | { kind: 'same-id'; line: number; field: SchoolField }
  | { kind: 'id-taken'; school: string; field: SchoolField }
  | { kind: 'no-name' | 'too-many' }
  | { kind: 'shortened' | 'too-long'; field: SchoolField };

export interface SchoolLine {
  /** As the sheet counts, from 1. */
  line: number;
  school: SchoolDraft;
  problem: LineProblem | null;
}

/** What a header of a sheet calls each field; letters and digits alone are compared. */
const HEADERS: Record<SchoolField, RegExp> = {
  name: /^(school)?name$|^school$|^nombre(delaescuela)?$|^escuela$/,
  local_id: /^(local|district|school)?(id|number|code|schoolid|schoolnumber)$|^id(entificador)?deldistrito$/,
  state_id: /^state(school)?(id|number|code)$|^id(entificador)?delestado$/,
  nces_id: /^nces(school)?(id|number|code)?$|^id(entificador)?nces$/,
  ceeb_code: /^(ceeb|act|collegeboard)(school)?(id|number|code)?$|^codigoceeb$/,
};

const LONGEST: Record<SchoolField, number> = { name: 200, local_id: 40, state_id: 40, nces_id: 40, ceeb_code: 40 };

/** How Excel shows a long number in a narrow column; the digits are lost in what was copied. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;

/** A school that the audit has. */
export type TakenSchool = { [Field in SchoolField]?: string | null | undefined } & { name: string };

/**
 * Schools from cells copied from a sheet, or the text of a CSV file: with a header row in any order, or name and IDs in
 * the order of the fields.
 */
export function parseSchools(text: string, taken: readonly TakenSchool[] = []): SchoolLine[] {
  const rows = cellsOf(text);
  const header = fieldsOfHeader(rows.find(({ cells }) => cells.some((cell) => cell !== ''))?.cells ?? []);
  const fields = header ?? SCHOOL_FIELDS;
  const first = header === null ? 0 : rows.findIndex(({ cells }) => cells.some((cell) => cell !== '')) + 1;
  const seen = new Seen(taken);
  const lines: SchoolLine[] = [];
  let kept = taken.length;
  for (const { line, cells } of rows.slice(first)) {
    const school = schoolOf(fields, cells);
    const problem: LineProblem | null = kept >= MOST_SCHOOLS ? { kind: 'too-many' } : seen.problemOf(line, school);
    if (problem === null) kept += 1;
    lines.push({ line, school, problem });
  }
  // A sheet ends with the line break after its last row.
  while (lines.at(-1)?.problem?.kind === 'blank') lines.pop();
  return lines;
}

export const isLeftOut = ({ problem }: SchoolLine): boolean =>
  problem?.kind === 'blank' || problem?.kind === 'repeated';

function fieldsOfHeader(cells: readonly string[]): (SchoolField | null)[] | null {
  const fields = cells.map((cell) => {
    const word = cell
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    return SCHOOL_FIELDS.find((field) => HEADERS[field].test(word)) ?? null;
  });
  return fields.includes('name') ? fields : null;
}

function schoolOf(fields: readonly (SchoolField | null)[], cells: readonly string[]): SchoolDraft {
  const school: SchoolDraft = { name: '' };
  fields.forEach((field, place) => {
    const cell = cells[place] ?? '';
    if (field !== null && cell !== '') school[field] ??= cell;
    if (field === 'name') school.name ||= cell;
  });
  return school;
}

/** What the audit and the lines so far have named. An ID of two schools would name neither in a file. */
class Seen {
  private readonly names = new Map<string, { line: number; school: SchoolDraft | null }>();
  private readonly ids = new Map<string, { line: number } | { school: string }>();

  constructor(taken: readonly TakenSchool[]) {
    for (const school of taken) {
      this.names.set(school.name.toLowerCase(), { line: 0, school: null });
      for (const field of SCHOOL_FIELDS)
        if (field !== 'name' && school[field]) this.ids.set(`${field} ${school[field]}`, { school: school.name });
    }
  }

  problemOf(line: number, school: SchoolDraft): LineProblem | null {
    const given = SCHOOL_FIELDS.filter((field) => (school[field] ?? '') !== '');
    if (given.length === 0) return { kind: 'blank' };
    if (school.name === '') return { kind: 'no-name' };
    const twin = this.names.get(school.name.toLowerCase());
    if (twin) {
      const isSame = twin.school !== null && SCHOOL_FIELDS.every((field) => twin.school?.[field] === school[field]);
      return { kind: isSame || twin.school === null ? 'repeated' : 'same-name', line: twin.line };
    }
    for (const field of given) {
      const value = school[field] ?? '';
      if (value.length > LONGEST[field]) return { kind: 'too-long', field };
      if (field !== 'name' && SHORTENED.test(value)) return { kind: 'shortened', field };
      const before = field === 'name' ? undefined : this.ids.get(`${field} ${value}`);
      if (before)
        return 'line' in before ? { kind: 'same-id', ...before, field } : { kind: 'id-taken', ...before, field };
    }
    this.names.set(school.name.toLowerCase(), { line, school });
    for (const field of given) if (field !== 'name') this.ids.set(`${field} ${school[field]}`, { line });
    return null;
  }
}

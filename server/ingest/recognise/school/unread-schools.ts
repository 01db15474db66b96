import { anyOf } from '#datasets/kit/any-of.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';

const CATALOGS: readonly UploadFileType[] = ['COURSE_CATALOG', 'CTE_PATHWAY_CATALOG'];
/** Schools of another year or of other people, which say nothing of where a course is offered. */
const OF_ELSE = anyOf(
  ...['last', 'prior', 'prev', 'next', 'home', 'resid', 'feeder', 'transfer', 'future', 'zoned'],
  ...['boundary', 'neighborhood', 'choice', 'request', 'applied', 'sending', 'middle', 'elementary'],
  ...['former', 'from', 'staff', 'teacher'],
);
/** Names under which a list of courses says where it is offered, in whatever words ('LHS', '0101;0102'). */
const OF_SCHOOLS = /school|campus|building|bldg|offeredat|(^|offered)sites?|location/;
const OF_SCHOOL_ITSELF = /level|type|year|grade|credit|subject|dept|department|hours|day/;
const LISTED = /\s*[,;|/&\n]\s*|\s+and\s+/i;
const HAS_WORD = /\p{L}{3}/u;
/** Digits of an ID that a school alone has, such as that of the NCES: '0312' may be a course or a room. */
const LONG_ID = /^\s*\d{6,}\s*$/;

const mayBeSchool = (cell: string): boolean => HAS_WORD.test(cell) || LONG_ID.test(cell);

/** By name or a long ID alone: '101' may be a school's number and a course's. */
function namesOf({ samples, context }: HeadedTable, { index }: SourceColumn): string[][] {
  const isKnown = schoolFinder(context.schools);
  const cells = samples(index).filter(mayBeSchool);
  const named = cells.map((cell) => (isKnown(cell) ? [cell] : cell.trim().split(LISTED).filter(Boolean)));
  return named.every((parts) => parts.length > 0 && parts.every(isKnown)) ? named : [];
}

/**
 * Where courses were taken: at schools of the audit in half of the rows or more, and at others, which no
 * list of the audit's knows.
 */
function namesPlaces({ samples, context }: HeadedTable, { index }: SourceColumn): boolean {
  const isKnown = schoolFinder(context.schools);
  const cells = samples(index).filter((cell) => cell.trim() !== '');
  const known = cells.filter((cell) => mayBeSchool(cell) && isKnown(cell));
  return new Set(cells).size > 1 && known.length * 2 >= cells.length;
}

/** Of students: every cell is a school of the audit, by its name or by a long ID. */
function areSchools({ samples, context }: HeadedTable, { index }: SourceColumn): boolean {
  const isKnown = schoolFinder(context.schools);
  const cells = samples(index).flatMap((cell) => cell.trim() || []);
  return cells.length > 0 && cells.every((cell) => mayBeSchool(cell) && isKnown(cell));
}

const mayBeAbsent = ({ dataset, context }: HeadedTable, mapping: Mapping): boolean =>
  context.schools.length > 0 && !mapping.has('school') && dataset.columns.some(({ name }) => name === 'school');

/**
 * A catalog of a district says under any name at which school a course is offered ('High Schools', 'Site Name'), a
 * transcript where it was taken ('Institution', 'Earned At'), and a list of students where they are ('NCES ID').
 * Without it every row would be one of the chosen school. Answers what was decided.
 */
export function schoolByNames(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const { dataset, columns } = headed;
  const isTranscript = dataset.type === 'TRANSCRIPT';
  if (!mayBeAbsent(headed, mapping) || decided.has('school')) return [];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const found = columns.filter((source) => {
    if (taken.has(source.index) || OF_ELSE.test(headerKey(source.header))) return false;
    if (isTranscript && namesPlaces(headed, source)) return true;
    if (!CATALOGS.includes(dataset.type)) return areSchools(headed, source);
    const named = namesOf(headed, source);
    return named.length > 0 && named.every(({ length }) => length === 1);
  });
  const [school] = found;
  if (!school || found.length > 1) return [];
  mapping.set('school', school);
  return [{ is: 'read-as', header: school.header, column: 'school', because: { is: 'schools' } }];
}

/**
 * Warns of columns that name schools, in their cells or as their header, in a file whose rows
 * all get the chosen school.
 */
export function unreadSchools(headed: HeadedTable, mapping: Mapping, ignored: readonly SourceColumn[]): FileFinding[] {
  if (!mayBeAbsent(headed, mapping) || headed.context.chosen.schoolIds.length !== 1) return [];
  const isKnown = schoolFinder(headed.context.schools);
  const isCatalog = CATALOGS.includes(headed.dataset.type);
  const found = ignored.filter((source) => {
    const key = headerKey(source.header);
    if (OF_ELSE.test(key)) return false;
    if ((HAS_WORD.test(source.header) && isKnown(source.header)) || namesOf(headed, source).length > 0) return true;
    if (namesPlaces(headed, source)) return true;
    const cells = new Set(headed.samples(source.index).filter((cell) => cell.trim()));
    return isCatalog && OF_SCHOOLS.test(key) && !OF_SCHOOL_ITSELF.test(key) && cells.size > 1;
  });
  if (found.length === 0) return [];
  return [aboutFile('file.schools-unread', { is: 'examples', examples: found.map(({ header }) => header), more: 0 })];
}

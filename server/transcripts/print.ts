import type { z } from 'zod';
import { PortalError } from '#contract/errors.ts';
import type { printTranscripts } from '#contract/transcripts/transcript-records.ts';
import { readTranscripts } from './finalized.ts';
import { type SelectionAuthor, selectAuditFacts, selectSchoolNames, selectSelection } from './queries.ts';
import type { SelectionReader } from './state.ts';

type PrintRequest = z.output<NonNullable<typeof printTranscripts.body>>;

/**
 * Transcripts with all that the head of each page says. @throws PortalError unprocessable where
 * there is nothing to print
 */
export async function readPrint(reader: SelectionReader, by: SelectionAuthor, { ids, category }: PrintRequest) {
  const { tx, lists, place } = reader;
  const selection = await selectSelection(tx, place);
  const { byId } = await lists.read(tx, place);
  const ofCategory = (id: string) => category === undefined || (byId.get(id)?.category ?? 'NONE') === category;
  const wanted = ids ?? selection.ids.filter(ofCategory);
  if (wanted.length === 0) throw new PortalError('unprocessable', 'nothing-to-print');
  const { district, year_ending } = await selectAuditFacts(tx, place.auditId);
  const schools = await selectSchoolNames(tx, place.auditId);
  return {
    school: schools.find(({ id }) => id === place.schoolId)?.name ?? '',
    district,
    year_ending,
    printed_by: by.name,
    printed_at: new Date().toISOString(),
    is_finalized: selection.is_finalized,
    selection_version: selection.version,
    finalized_at: selection.finalized_at,
    finalized_by: selection.finalized_by_name,
    transcripts: await readTranscripts(reader, wanted),
  };
}

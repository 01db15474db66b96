import type { FastifyInstance } from 'fastify';
import { ALLOWED } from '#contract/permissions.ts';
import {
  readChecklist as checklistRoute,
  findCandidates,
  listCandidates,
  readSelectionState as stateRoute,
  suggestSelection as suggestRoute,
} from '#contract/transcripts/choosing.ts';
import { downloadSelections, listSelections } from '#contract/transcripts/selection-statuses.ts';
import { downloadFinalizedCsv, downloadFinalizedXlsx } from '#contract/transcripts/transcript-export.ts';
import {
  readFinalized as finalizedRoute,
  printTranscripts as printRoute,
  readTranscript as transcriptRoute,
} from '#contract/transcripts/transcript-records.ts';
import {
  finalizeSelection as finalizeRoute,
  readSelection as readRoute,
  saveSelection as saveRoute,
  unfinalizeSelection as unfinalizeRoute,
} from '#contract/transcripts/transcripts.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member, Person } from '#server/identity/person.ts';
import { type AuditEvent, leaveRecorded } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { StudentRecords } from '#server/quality/records/student-record.ts';
import { CandidateLists } from './candidate-lists.ts';
import { foundPage, pageOf } from './candidates-page.ts';
import { readChecklist } from './checklist.ts';
import { keepTranscripts, readFinalized, readTranscripts } from './finalized.ts';
import { downloaded, finalizedAsCsv, finalizedAsXlsx, readSets, type Taker } from './finalized-download.ts';
import { readPrint } from './print.ts';
import { selectAuditFacts, selectSelection } from './queries.ts';
import { finalizeSelection, forTheLog, readSelection, saveSelection, unfinalizeSelection } from './selection.ts';
import { readState, type SelectionReader } from './state.ts';
import { readStatuses, statusesAsCsv } from './statuses.ts';
import { readSuggestion } from './suggestion.ts';

interface SchoolRequest {
  tx: Transaction;
  member: Member;
  params: { schoolId: string };
  language: Language;
}

export function transcriptRoutes(app: FastifyInstance, guard: Guard, records: StudentRecords): void {
  const lists = new CandidateLists();
  const anySchool = async ({ tx, member, language }: Omit<SchoolRequest, 'params'>) => ({
    tx,
    lists,
    records,
    ...(await sights(tx, member)),
    language,
  });
  const readerOf = async ({ params, ...asked }: SchoolRequest): Promise<SelectionReader> => ({
    ...(await anySchool(asked)),
    place: { auditId: asked.member.auditId, schoolId: params.schoolId },
  });
  choosingRoutes(app, guard, lists, readerOf);
  changeRoutes(app, guard, lists, readerOf);
  recordRoutes(app, guard, readerOf);
  const takerOf: TakerOf = async (asked) => ({
    ...(await anySchool(asked)),
    auditId: asked.member.auditId,
    timeZone: asked.timeZone,
    name: asked.person.name,
  });
  downloadRoutes(app, guard, takerOf);
  serve(app, guard, listSelections, ({ tx, member }) => readStatuses(tx, member.auditId));
  serve(app, guard, downloadSelections, ({ tx, member, language, timeZone }) =>
    statusesAsCsv(tx, { auditId: member.auditId, language, timeZone }),
  );
}

/** Names and the district's IDs are for those who choose, where the audit shows them. */
async function sights(tx: Transaction, { auditId, role }: Member) {
  const { shows_names, shows_student_ids } = await selectAuditFacts(tx, auditId);
  const chooses = ALLOWED[role].has('transcripts.write');
  return {
    seesNames: chooses && shows_names,
    seesIds: chooses && shows_student_ids,
    seesStudents: ALLOWED[role].has('student-rows.read'),
  };
}

type ReaderOf = (asked: SchoolRequest) => Promise<SelectionReader>;

function choosingRoutes(app: FastifyInstance, guard: Guard, lists: CandidateLists, readerOf: ReaderOf): void {
  serve(app, guard, readRoute, async (asked) => {
    const reader = await readerOf(asked);
    const { tx, place, seesNames } = reader;
    const summary = await readSelection(tx, lists, place, seesNames);
    await recordNames(asked, reader, summary.transcripts);
    return summary;
  });
  serve(app, guard, stateRoute, async (asked) => {
    const reader = await readerOf(asked);
    const state = await readState(reader);
    await recordNames(asked, reader, state.chosen);
    return state;
  });
  const candidatesOf = async ({ tx, place }: Awaited<ReturnType<typeof readerOf>>) => {
    const { ids } = await selectSelection(tx, place);
    const { rows } = await lists.read(tx, place);
    return { rows, chosen: new Set(ids) };
  };
  serve(app, guard, listCandidates, async (asked) => {
    const reader = await readerOf(asked);
    const { rows, chosen } = await candidatesOf(reader);
    const page = pageOf(rows, asked.query, chosen, reader.seesNames);
    await recordNames(asked, reader, page.items);
    return page;
  });
  serve(app, guard, findCandidates, async (asked) => {
    const reader = await readerOf(asked);
    const { rows, chosen } = await candidatesOf(reader);
    const page = foundPage(rows, asked.body, chosen, reader.seesNames);
    await recordNames(asked, reader, page.items);
    return page;
  });
  serve(app, guard, suggestRoute, async (asked) => {
    const reader = await readerOf(asked);
    const suggestion = await readSuggestion(reader, asked.query.ids);
    await recordNames(
      asked,
      reader,
      suggestion.swaps.flatMap((swap) => [swap.out, swap.in].filter((student) => student !== null)),
    );
    return suggestion;
  });
  serve(app, guard, checklistRoute, async (asked) => readChecklist(await readerOf(asked), asked.query.ids));
}

/** A list that names students is in the audit log; one of codes is not. */
async function recordNames(
  { tx, record }: { tx: Transaction; record(about: Pick<AuditEvent, 'schoolIds' | 'details'>): Promise<void> },
  { place, seesNames }: SelectionReader,
  students: readonly unknown[],
): Promise<void> {
  if (!seesNames || students.length === 0) return leaveRecorded(tx, 'students.viewed');
  await record({ schoolIds: [place.schoolId], details: { list: 'candidates', students: students.length } });
}

function changeRoutes(app: FastifyInstance, guard: Guard, lists: CandidateLists, readerOf: ReaderOf): void {
  serve(app, guard, saveRoute, async (asked) => {
    const { tx, place } = await readerOf(asked);
    const saved = await saveSelection({ tx, lists, place, actor: asked.person }, asked.body);
    await asked.record({ schoolIds: [place.schoolId], details: forTheLog(saved, await lists.read(tx, place)) });
    return saved;
  });

  serve(app, guard, finalizeRoute, async (asked) => {
    const reader = await readerOf(asked);
    const { tx, place } = reader;
    const choice = Array.isArray(asked.body) ? { ids: asked.body } : asked.body;
    const saved = await finalizeSelection({ tx, lists, place, actor: asked.person }, choice, (ids, list) =>
      keepTranscripts(reader, ids, list),
    );
    if (saved.isRepeated) leaveRecorded(tx, 'selection.finalized');
    else await asked.record({ schoolIds: [place.schoolId], details: forTheLog(saved, await lists.read(tx, place)) });
    return saved;
  });

  serve(app, guard, unfinalizeRoute, async (asked) => {
    const { tx, place } = await readerOf(asked);
    const { reason, ...choice } = asked.body;
    const saved = await unfinalizeSelection({ tx, lists, place, actor: asked.person }, choice);
    const details = { ...forTheLog(saved, await lists.read(tx, place)), reason };
    await asked.record({ schoolIds: [place.schoolId], details });
    return saved;
  });
}

type TakerOf = (asked: Omit<SchoolRequest, 'params'> & { person: Person; timeZone: string }) => Promise<Taker>;

/** Student records that leave the portal are in the audit log like prints. */
function downloadRoutes(app: FastifyInstance, guard: Guard, takerOf: TakerOf): void {
  serve(app, guard, downloadFinalizedCsv, async (asked) => {
    const taker = await takerOf(asked);
    const sets = await readSets(taker, asked.query.school_id);
    await asked.record(downloaded(sets));
    return finalizedAsCsv(taker, sets);
  });
  serve(app, guard, downloadFinalizedXlsx, async (asked) => {
    const taker = await takerOf(asked);
    const sets = await readSets(taker, asked.query.school_id);
    await asked.record(downloaded(sets));
    return finalizedAsXlsx(taker, sets);
  });
}

/** Each look at a transcript is in the audit log, with IDs that tell nothing. */
function recordRoutes(app: FastifyInstance, guard: Guard, readerOf: ReaderOf): void {
  serve(app, guard, finalizedRoute, async (asked) => {
    const transcripts = await readFinalized(await readerOf(asked));
    const details = { transcripts: transcripts.length, ids: transcripts.map(({ id }) => id) };
    await asked.record({ schoolIds: [asked.params.schoolId], details });
    return { transcripts };
  });

  serve(app, guard, transcriptRoute, async (asked) => {
    const { transcriptId } = asked.params;
    const [transcript] = await readTranscripts(await readerOf(asked), [transcriptId]);
    if (!transcript) throw new Error('readTranscripts answers every id or throws');
    await asked.record({ schoolIds: [asked.params.schoolId], details: { transcripts: 1, ids: [transcriptId] } });
    return transcript;
  });

  serve(app, guard, printRoute, async (asked) => {
    const printed = await readPrint(await readerOf(asked), asked.person, asked.body);
    const ids = printed.transcripts.map(({ id }) => id);
    await asked.record({ schoolIds: [asked.params.schoolId], details: { transcripts: ids.length, ids } });
    return printed;
  });
}

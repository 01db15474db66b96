import type { FastifyInstance } from 'fastify';
import {
  downloadLeftOut,
  downloadUnmatched,
  findLeftOut,
  listLeftOut,
  listUnmatched,
} from '#contract/quality/lists.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member } from '#server/identity/person.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { QUALITY_LISTS } from '#server/words/quality-lists.ts';
import type { LedgerReader } from '../ledgers/stored/reader.ts';
import { csvOf, leftOutColumns, unmatchedColumns } from './csv.ts';
import { ALL_ROWS, type ListCall } from './list-call.ts';
import { readLeftOut } from './read-left-out.ts';
import { readUnmatched } from './read-unmatched.ts';

interface ListRequest {
  tx: Transaction;
  member: Member;
  language: Language;
  query: { school_id?: string | undefined };
}

/** Lists behind the numbers. Each look at them is in the audit log, with counts and never with a student. */
export function listRoutes(app: FastifyInstance, guard: Guard, { ledgers }: { ledgers: LedgerReader }): void {
  const callOf = ({ tx, member, query, language }: ListRequest): ListCall => ({
    tx,
    language,
    ledgers,
    auditId: member.auditId,
    mine: member.schools,
    schoolId: query.school_id,
  });
  const schoolsOf = ({ member, query }: Pick<ListRequest, 'member' | 'query'>) => {
    if (query.school_id !== undefined) return { schoolIds: [query.school_id] };
    return member.schools === 'all' ? {} : { schoolIds: member.schools };
  };

  serve(app, guard, listLeftOut, async (asked) => {
    const answer = await readLeftOut(callOf(asked), asked.query);
    const { step = 'all', page } = asked.query;
    await asked.record({ ...schoolsOf(asked), details: { step, page, students: answer.items.length } });
    return answer;
  });
  serve(app, guard, findLeftOut, async (asked) => {
    const answer = await readLeftOut(callOf(asked), asked.body);
    const { step = 'all', page } = asked.body;
    await asked.record({ ...schoolsOf(asked), details: { step, page, students: answer.items.length } });
    return answer;
  });
  serve(app, guard, downloadLeftOut, async (asked) => {
    const { step } = asked.query;
    const { items } = await readLeftOut(callOf(asked), { step, ...ALL_ROWS });
    await asked.record({ ...schoolsOf(asked), details: { step: step ?? 'all', students: items.length } });
    const words = QUALITY_LISTS[asked.language];
    return csvOf(words.csv.leftOutFile(step), leftOutColumns(words), items);
  });
  serve(app, guard, listUnmatched, async (asked) => {
    const { kind, page } = asked.query;
    const answer = await readUnmatched(callOf(asked), kind, asked.query);
    await asked.record({ ...schoolsOf(asked), details: { kind, page, items: answer.items.length } });
    return answer;
  });
  serve(app, guard, downloadUnmatched, async (asked) => {
    const { kind } = asked.query;
    const { items } = await readUnmatched(callOf(asked), kind, ALL_ROWS);
    await asked.record({ ...schoolsOf(asked), details: { kind, items: items.length } });
    const words = QUALITY_LISTS[asked.language];
    return csvOf(words.csv.unmatchedFile(kind), unmatchedColumns(words), items);
  });
}

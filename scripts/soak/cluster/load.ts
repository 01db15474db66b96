import { openAsBlob, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { writeRoster } from '../../../bench/ingest/roster-file.ts';
import { MARKS_OF_STUDENT, SCHOOLS, writeTranscripts, YEAR_ENDING } from '../../../bench/ingest/transcript-file.ts';
import { type Installation, OPERATOR } from './installation.ts';

export interface LoadSize {
  audits: number;
  small: number;
  large: number;
  smallMegabytes: number;
  largeMegabytes: number;
}

/** What was sent, as a sender outside knows it: a PUT that answered 2xx is acknowledged. */
export interface Sent {
  auditId: string;
  fileName: string;
  uploadId: string;
  acknowledgedAt: number | null;
  tries: number;
}

/** Of the generator's rows. */
const BYTES_OF_ROW = 108;
export const rowsOf = (megabytes: number) => Math.round((megabytes * 1e6) / BYTES_OF_ROW);

/** By what they hold. A roster says who the students of the small files are, without whom there is nothing to count. */
const TYPES = { roster: 'STUDENT_ROSTER', small: 'TRANSCRIPT', large: 'TRANSCRIPT' } as const;
type Kind = keyof typeof TYPES;
export type LoadFiles = Record<Kind, string>;

/** The files of every load of this size: the same bytes each time. */
export function writeFiles(folder: string, { smallMegabytes, largeMegabytes }: LoadSize): LoadFiles {
  const files = {
    roster: join(folder, 'roster.csv'),
    small: join(folder, 'small.csv'),
    large: join(folder, 'large.csv'),
  };
  writeRoster(files.roster, Math.ceil(rowsOf(smallMegabytes) / MARKS_OF_STUDENT));
  writeTranscripts(files.small, rowsOf(smallMegabytes));
  writeTranscripts(files.large, rowsOf(largeMegabytes));
  return files;
}

const leadOf = (at: number) => `lead-${at}@soak.test`;

/**
 * Makes the audits, asks for the address of every file in one order, and sends all of them at once
 * until each is acknowledged.
 */
export async function sendLoad(
  installation: Pick<Installation, 'cluster' | 'token'>,
  size: LoadSize,
  files: LoadFiles,
  onAcknowledged: (done: number, all: number) => void,
): Promise<Sent[]> {
  const call = callerOf(installation);
  const audits = await makeAudits(call, size.audits);
  return await sendAll(await askForAddresses(call, audits, size, files), onAcknowledged);
}

type Call = <Answer>(email: string, path: string, body: object, answer: z.ZodType<Answer>) => Promise<Answer>;

const callerOf =
  ({ cluster, token }: Pick<Installation, 'cluster' | 'token'>): Call =>
  (email, path, body, answer) =>
    untilDone(async () => {
      const headers = { authorization: `Bearer ${await token(email)}`, 'content-type': 'application/json' };
      const url = `${cluster.url}/api${path}`;
      const got = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      });
      if (!got.ok) throw new Error(`${path} answered ${got.status} ${await got.text()}`);
      return answer.parse(await got.json());
    });

async function makeAudits(call: Call, count: number): Promise<AuditSummary[]> {
  const made: AuditSummary[] = [];
  for (let at = 0; at < count; at++) {
    const draft = {
      district: { name: `District ${at}` },
      year_ending: YEAR_ENDING,
      schools: SCHOOLS.map(({ name, localId }) => ({ name, local_id: localId })),
      members: [{ email: leadOf(at), roles: ['DISTRICT_DATA_LEAD'], scope: 'district' }],
    };
    made.push(await call(OPERATOR, '/operator/audits', draft, AuditSummary));
  }
  return made;
}

interface FileToSend {
  sent: Sent;
  address: string;
  path: string;
}

/** In each audit one file after the other: their order decides which of two equal rows counts. */
async function askForAddresses(
  call: Call,
  made: readonly AuditSummary[],
  { audits, small, large }: LoadSize,
  files: LoadFiles,
): Promise<FileToSend[]> {
  const wanted = Array.from({ length: audits + small + large }, (_, number) => {
    const kind: Kind = number < audits ? 'roster' : number < audits + small ? 'small' : 'large';
    return { at: number % audits, kind, number };
  });
  const asked: FileToSend[] = [];
  await Promise.all(
    made.map(async (audit, at) => {
      for (const { kind, number } of wanted.filter((one) => one.at === at)) {
        const fileName = `${kind} ${number}.csv`;
        const body = {
          file_name: fileName,
          upload_file_type: TYPES[kind],
          size: statSync(files[kind]).size,
          user_provided_file_metadata: {
            school_ids: audit.schools.map(({ id }) => id),
            academic_periods: ['2020-2021', '2021-2022', '2022-2023', '2023-2024'],
          },
        };
        const { s3_key, presigned_url } = await call(leadOf(at), `/eoa/${audit.id}/request-upload-url`, body, Address);
        const uploadId = s3_key.split('/').at(-1) ?? '';
        const sent = { auditId: audit.id, fileName, uploadId, acknowledgedAt: null, tries: 0 };
        asked.push({ sent, address: presigned_url, path: files[kind] });
      }
    }),
  );
  return asked;
}

async function sendAll(
  asked: readonly FileToSend[],
  onAcknowledged: (done: number, all: number) => void,
): Promise<Sent[]> {
  let done = 0;
  return await Promise.all(
    asked.map(async ({ sent, address, path }) => {
      await untilDone(async () => {
        sent.tries += 1;
        const answer = await fetch(address, {
          method: 'PUT',
          body: await openAsBlob(path),
          signal: AbortSignal.timeout(300_000),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`a PUT answered ${answer.status}`);
      });
      onAcknowledged(++done, asked.length);
      return { ...sent, acknowledgedAt: Date.now() };
    }),
  );
}

const Address = z.object({ s3_key: z.string(), presigned_url: z.string() });

/** As a sender does: again after a second, for as long as an address is good. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + 14 * 60_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(1_000);
    }
  }
}

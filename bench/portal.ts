import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { freePort } from '#server/platform/test-free-port.ts';
import { atEnd } from './at-end.ts';
import { type ProcessorTime, processorTimeOf } from './processor-time.ts';

const PROJECT = join(import.meta.dirname, '..');
const PERSON = 'bench@bench.test';
const OPERATOR = 'operator@bench.test';

export interface Portal {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
  put: (path: string, file: Blob) => Promise<void>;
  /** Of the server and of the children that read files for it. */
  processorTime: () => ProcessorTime;
}

/** Starts a real server in its own process, with one audit, and gives `work` the calls of its data lead. */
export async function withPortal<Result>(
  folder: string,
  audit: Pick<AuditDraft, 'year_ending' | 'schools'>,
  work: (portal: Portal, audit: AuditSummary) => Promise<Result>,
): Promise<Result> {
  await addPerson(folder);
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    PORTAL_DATA_DIR: folder,
    PORTAL_DEMO: '0',
    PORTAL_OPERATORS: OPERATOR,
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = atEnd(() => server.kill());
  try {
    const base = `http://127.0.0.1:${port}`;
    while (!(await isReady(base))) await pause(100);
    const token = (email: string) =>
      String(execFileSync(process.execPath, ['cli/main.ts', 'token', '--as', email], { cwd: PROJECT, env })).trim();
    const draft = { ...audit, district: { name: 'Benchmark District' }, members: [MEMBER] };
    const made = AuditSummary.parse(await portalAs(base, token(OPERATOR), server).post('/operator/audits', draft));
    return await work(portalAs(base, token(PERSON), server), made);
  } finally {
    end();
  }
}

const MEMBER: AuditDraft['members'][number] = {
  email: PERSON,
  name: 'Bea Bench',
  roles: ['DISTRICT_DATA_LEAD'],
  scope: 'district',
};

/**
 * Named as a member, this person is one at once: the address is proven to every audit
 * (docs/decisions/0027-an-address-is-proven-to-one-audit.md).
 */
async function addPerson(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await database.system((tx) =>
    tx.run(sql`insert into person (email, name, address_proof) values (${PERSON}, 'Bea Bench', 'mail')`),
  );
  await database.close();
}

function portalAs(base: string, token: string, { pid }: ChildProcess): Portal {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: async (path, file) => {
      const answer = await fetch(new URL(path, base), { method: 'PUT', body: file });
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`);
    },
    processorTime: () => processorTimeOf(pid ?? 0),
  };
}

async function isReady(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

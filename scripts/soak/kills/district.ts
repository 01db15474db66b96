import { request } from 'node:http';
import { z } from 'zod';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { PortalProcess } from '#server/test-process.ts';
import { period, YEARS } from '../../../demo/district/schools.ts';

const Address = z.object({ s3_key: z.string(), presigned_url: z.url() });
const FileLog = z.object({ items: z.array(z.object({ file_name: z.string().nullable() })) });
const Log = z.object({ items: z.array(z.object({ action: z.string() })) });

/** What a district's administrator does and sees, over HTTP alone. */
export class District {
  private readonly portal: PortalProcess;
  private readonly email: string;
  readonly audit: AuditSummary;
  /** By file ID. */
  private readonly addresses = new Map<string, string>();

  constructor(portal: PortalProcess, email: string, audit: AuditSummary) {
    this.portal = portal;
    this.email = email;
    this.audit = audit;
  }

  /** A token each time: one is good for an hour, and a soak takes longer. */
  private token = () => this.portal.token(this.email);

  call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    await this.portal.call<T>(await this.token(), method, `/eoa/${this.audit.id}${path}`, body);

  async ask(name: string, type: UploadedFile['upload_file_type'], replaces: string | null = null): Promise<string> {
    const asked = Address.parse(
      await this.call('POST', '/request-upload-url', {
        file_name: name,
        upload_file_type: type,
        user_provided_file_metadata: {
          school_ids: this.audit.schools.map(({ id }) => id),
          ...(type !== 'STUDENT_ROSTER' && { academic_periods: YEARS.map(period) }),
        },
        ...(replaces !== null && { replaces_file_id: replaces, accepts_loss: true }),
      }),
    );
    const id = asked.s3_key.split('/').at(-1) ?? '';
    const { pathname, search } = new URL(asked.presigned_url, this.portal.url('/'));
    this.addresses.set(id, this.portal.url(pathname + search));
    return id;
  }

  /** Answers the status; 0 where the portal ended under it. */
  put = async (id: string, text: string): Promise<number> =>
    await fetch(this.addressOf(id), { method: 'PUT', body: text }).then(
      ({ status }) => status,
      () => 0,
    );

  /** Sends a share of the bytes; they have left this process when it is done. */
  async putShare(id: string, text: string, share: number): Promise<void> {
    const part = text.slice(0, Math.floor(text.length * share));
    const put = request(this.addressOf(id), { method: 'PUT', headers: { 'content-length': String(text.length) } });
    put.on('error', () => {}); // the portal is killed under it
    await new Promise<void>((done) => void put.write(part, () => done()));
  }

  remove = (id: string): Promise<unknown> => this.call('POST', `/uploads/${id}/remove`, { reason: 'Of another year' });

  file = async (id: string): Promise<UploadedFile> => UploadedFile.parse(await this.call('GET', `/uploads/${id}`));

  async original(id: string): Promise<string> {
    const path = `/api/eoa/${this.audit.id}/uploads/${id}/original`;
    const answer = await fetch(this.portal.url(path), {
      headers: { authorization: `Bearer ${await this.token()}` },
    });
    if (!answer.ok) throw new Error(`original answered ${answer.status}`);
    // As bytes: text() takes a byte order mark away.
    return Buffer.from(await answer.arrayBuffer()).toString();
  }

  /** The names of the files of which the log has this event, once for each line. */
  async logged(event: 'upload.received' | 'upload.processed' | 'upload.removed'): Promise<string[]> {
    const lines = await this.pages((page) => `/audit-log/data-file/?size=200&event=${event}&page=${page}`, FileLog);
    return lines.map(({ file_name }) => file_name ?? '');
  }

  /** How many lines of the log say that a selection was finalized. */
  async finalizations(): Promise<number> {
    const lines = await this.pages((page) => `/audit-log/?size=200&kind=selections&page=${page}`, Log);
    return lines.filter(({ action }) => action.startsWith('Selection finalized')).length;
  }

  private async pages<Item>(path: (page: number) => string, answer: z.ZodType<{ items: Item[] }>): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page++) {
      const { items: more } = answer.parse(await this.call('GET', path(page)));
      items.push(...more);
      if (more.length < 200) return items;
    }
  }

  async students(): Promise<number> {
    const { total_student_count } = await this.call<{ total_student_count: number }>('GET', '/data-qc/rosters/summary');
    return total_student_count;
  }

  private addressOf = (id: string): string => this.addresses.get(id) ?? '';
}

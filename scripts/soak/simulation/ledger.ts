import type { AuditId } from '#contract/ids.ts';
import type { TestAudit } from '#server/uploads/test-portal.ts';
import type { Machine } from './machine.ts';

export type ActKind = 'cancel' | 'remove' | 'put back' | 'use held' | 'process again' | 'use again' | 'report failed';

/** What someone asked for, and whether they heard that it is done. */
export interface Act {
  kind: ActKind;
  at: number;
  answeredAt: number | null;
}

export interface SentFile {
  id: string;
  auditId: AuditId;
  /** What it is called in a trace. */
  name: string;
  content: string;
  /** Its PUT answered 2xx, or that the address has its bytes. */
  isAcknowledged: boolean;
  acts: Act[];
}

/** A file in the hands of a worker. */
export interface Hold {
  machine: Machine;
  delivery: { isOver: boolean };
  since: number;
}

/** What people outside of the portal know, and who was seen to take which file. */
export class Ledger {
  readonly files = new Map<string, SentFile>();
  readonly holds = new Map<string, Hold>();
  /** What went wrong, as sentences. */
  readonly findings: string[] = [];
  /** Senders that have not given up or been answered. */
  sending = 0;
  audits: readonly TestAudit[] = [];
  private readonly names = new Map<unknown, string>();

  add(id: string, auditId: AuditId, content: string): SentFile {
    const file = { id, auditId, name: this.nameOf(id), content, isAcknowledged: false, acts: [] };
    this.files.set(id, file);
    return file;
  }

  /** Files by the order in which their rows were made; their IDs differ from run to run. */
  nameOf(id: unknown): string {
    const name = this.names.get(id) ?? `file ${this.names.size + 1}`;
    this.names.set(id, name);
    return name;
  }
}

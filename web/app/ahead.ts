import type { QueryClient } from '@tanstack/react-query';
import type { AuditId } from '#contract/ids.ts';

/** What is known before there is a component: where answers are kept, and the audit as soon as it is found out. */
export interface Coming {
  client: QueryClient;
  audit: Promise<AuditId>;
}

/** Loads what an address shows, and asks for it, before there is a place to show it in. */
export type Ahead = (address: string, coming: Coming) => Promise<unknown>;

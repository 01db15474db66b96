import type { ReactNode } from 'react';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { print } from '#web/messages/en/print.ts';
import { shell } from '#web/messages/en/shell.ts';
import { OnPaper } from './on-paper.ts';
import { RepeatedHead } from './repeated-head.tsx';

interface SheetProps {
  title: string;
  /** Whose data it shows, below the title. */
  about?: string;
  children: ReactNode;
}

/** Content for paper: each page says which district, which page of it, of whom, printed by whom and when. */
export function Sheet({ title, about, children }: SheetProps) {
  const { district, yearEnding } = useAudit();
  const { profile } = useSession();
  return (
    <RepeatedHead
      left={
        <>
          <strong>{[title, about].filter(Boolean).join(' · ')}</strong>
          <br />
          {district} · {shell.district.classOf(yearEnding)} · {shell.product}
        </>
      }
      right={print.printedBy(profile?.name ?? '', formatTimestamp(new Date().toISOString()))}
    >
      <OnPaper value={true}>{children}</OnPaper>
    </RepeatedHead>
  );
}

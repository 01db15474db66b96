import type { ReactNode } from 'react';
import { ReportSection } from '#web/app/report/report-section.tsx';
import { PartTitle } from './part-title.ts';

/** A section of this report: cards in it know its title. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <ReportSection title={title}>
    <PartTitle value={title}>{children}</PartTitle>
  </ReportSection>
);

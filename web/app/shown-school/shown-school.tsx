import { createContext, type ReactNode, useContext } from 'react';
import type { School } from '#contract/audits.ts';
import { useChosenSchool } from '#web/app/shown-school/chosen-school.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { ChartAbout } from '#web/charts/chart-about.ts';
import { quality } from '#web/messages/en/quality/quality.ts';

/** Whose data the page shows: one school, or all the person may see. */
interface SchoolChoice {
  /** null for all schools. */
  school: School | null;
  schools: readonly School[];
  show: (schoolId: string | null) => void;
}

const ShownSchoolContext = createContext<SchoolChoice | null>(null);

interface ShownSchoolProps {
  /** ID of a school. One that is gone, or is not the person's, stands for all schools. */
  chosen: string | null;
  show: (schoolId: string | null) => void;
  children: ReactNode;
}

/** The school of everything below. */
export function ShownSchool({ chosen, show, children }: ShownSchoolProps) {
  const schools = useSchools().data ?? [];
  const school = schools.find((one) => one.id === chosen) ?? null;
  return (
    <ShownSchoolContext value={{ school, schools, show }}>
      <ChartAbout value={school?.name ?? quality.allSchools}>{children}</ChartAbout>
    </ShownSchoolContext>
  );
}

/** The choice of 'Show data for': the school that the sidebar and Transcripts have, too, or all. */
export function ShownSchoolProvider({ children }: { children: ReactNode }) {
  const { school, isAlone, choose, showAll } = useChosenSchool();
  return (
    <ShownSchool
      chosen={isAlone ? (school?.id ?? null) : null}
      show={(schoolId) => (schoolId === null ? showAll() : choose(schoolId))}
    >
      {children}
    </ShownSchool>
  );
}

/** How many schools the numbers are of. */
export function useSchoolCount(): number {
  const { school, schools } = useShownSchool();
  return school === null ? schools.length : 1;
}

export function useShownSchool(): SchoolChoice {
  const shown = useContext(ShownSchoolContext);
  if (shown === null) throw new Error('useShownSchool outside of ShownSchoolProvider');
  return shown;
}

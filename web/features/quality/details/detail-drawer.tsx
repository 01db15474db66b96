import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Provenance } from '#contract/quality/provenance.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { focusPageTitle } from '#web/ui/focus-page-title.ts';
import { SideDrawer } from '#web/ui/overlays/side-drawer.tsx';
import { ComputedFrom } from '../computed-from.tsx';

interface DetailDrawerProps {
  /** Of the card: the drawer is '{name} detail'. */
  name: string;
  /** What the numbers are about, after the school. */
  about?: string;
  provenance?: Provenance;
  children: ReactNode;
}

/** A detail of Data QC. It is a route of its own, so that reload and Back work; closing leads to the page below. */
export function DetailDrawer({ name, about, provenance, children }: DetailDrawerProps) {
  const navigate = useNavigate();
  const { school } = useShownSchool();
  useEffect(() => focusPageTitle, []);
  return (
    <SideDrawer
      open
      title={quality.detail(name)}
      meta={
        <Dotted
          parts={[
            school?.name ?? quality.allSchools,
            about,
            provenance && <ComputedFrom key="files" provenance={provenance} />,
          ]}
        />
      }
      onClose={() => navigate('/data-qc')}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>{children}</Box>
    </SideDrawer>
  );
}

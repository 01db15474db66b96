import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Outlet, useLocation } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { findingsSettings } from '#web/messages/en/findings/findings-settings.ts';
import { settings } from '#web/messages/en/settings.ts';
import { transcriptSettings } from '#web/messages/en/transcripts/transcript-settings.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { wrappingTabs } from '#web/ui/wrapping-tabs.ts';

/**
 * The person's own page; for those who upload for the whole district its saved mappings, for
 * administrators also its people.
 */
export default function SettingsPage() {
  const { may, audit } = useSession();
  const { pathname } = useLocation();
  const ofDistrict = audit?.scope === 'district';
  const managesPeople = may('people.manage') && ofDistrict;
  const setsTranscripts = may('settings.manage') && ofDistrict;
  const setsFindings = may('findings.manage') && ofDistrict;
  const mapsFiles = may('uploads.write') && ofDistrict;
  return (
    <>
      <PageHead title={settings.title} description={managesPeople ? settings.description : settings.descriptionOwn} />
      {(managesPeople || mapsFiles || setsFindings) && (
        <Tabs component="nav" value={pathname} aria-label={settings.title} sx={{ ...wrappingTabs, mb: 6 }}>
          <Tab component={Link} to="/settings" value="/settings" label={settings.profile.title} />
          {managesPeople && (
            <Tab component={Link} to="/settings/people" value="/settings/people" label={settings.people} />
          )}
          {managesPeople && (
            <Tab component={Link} to="/settings/schools" value="/settings/schools" label={settings.schoolRecords.tab} />
          )}
          {mapsFiles && (
            <Tab component={Link} to="/settings/mappings" value="/settings/mappings" label={mappings.saved.tab} />
          )}
          {setsTranscripts && (
            <Tab
              component={Link}
              to="/settings/transcripts"
              value="/settings/transcripts"
              label={transcriptSettings.tab}
            />
          )}
          {setsFindings && (
            <Tab component={Link} to="/settings/findings" value="/settings/findings" label={findingsSettings.tab} />
          )}
        </Tabs>
      )}
      <Outlet />
    </>
  );
}

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Outlet, useLocation } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { settings } from '#web/messages/en/settings.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/** The person's own page; for administrators of the whole district also its people. */
export default function SettingsPage() {
  const { may, audit } = useSession();
  const { pathname } = useLocation();
  const managesPeople = may('people.manage') && audit?.scope === 'district';
  return (
    <>
      <PageHead title={settings.title} description={managesPeople ? settings.description : settings.descriptionOwn} />
      {managesPeople && (
        <Tabs
          component="nav"
          value={pathname}
          aria-label={settings.title}
          sx={{ mb: 6, borderBottom: '1px solid', borderColor: 'portal.line' }}
        >
          <Tab component={Link} to="/settings" value="/settings" label={settings.profile.title} />
          <Tab component={Link} to="/settings/people" value="/settings/people" label={settings.people} />
        </Tabs>
      )}
      <Outlet />
    </>
  );
}

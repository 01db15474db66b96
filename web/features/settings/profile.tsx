import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { useSession } from '#web/app/session/session.ts';
import { roleWords } from '#web/app/shell/role-words.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { settings } from '#web/messages/en/settings.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { MembershipsCard } from './memberships.tsx';
import { NotificationsCard } from './notifications.tsx';

/** Who the person is here, and the schools they see. */
export default function ProfileSettings() {
  const { may } = useSession();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <ProfileCard />
        <MembershipsCard />
        {may('uploads.read') && <NotificationsCard />}
      </Box>
      <SchoolsCard />
    </Box>
  );
}

function ProfileCard() {
  const { profile } = useSession();
  const audit = useAudit();
  const { district, yearEnding, scope } = audit;
  const schools = useSchools();
  const { profile: words } = settings;
  const names = schools.data?.map(({ name }) => name).join(', ') ?? '';
  const facts = [
    { term: words.name, fact: profile?.name },
    { term: words.email, fact: profile?.email },
    { term: words.role, fact: roleWords(audit) },
    { term: words.district, fact: `${district} · ${shell.district.classOf(yearEnding)}` },
    { term: words.scope, fact: scope === 'district' ? words.wholeDistrict : names },
  ];
  return (
    <Card title={words.title} foot={words.changed}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(({ term, fact }) => (
          <Box
            key={term}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(72px, 28%) minmax(0, 1fr)',
              gap: 3,
              py: 2,
              '& + &': { borderTop: '1px solid', borderColor: 'portal.line' },
            }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'portal.text2' }}>
              {term}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function SchoolsCard() {
  const schools = useSchools();
  const { schools: words } = settings;
  return (
    <Card title={words.title} foot={words.how}>
      {schools.isPending && <CardSkeleton lines={6} />}
      {schools.isError && (
        <InPlaceError message={toMissing(fetchErrors.schools)} onRetry={() => void schools.refetch()} />
      )}
      {schools.data !== undefined && (
        <>
          <Typography variant="body2" sx={{ color: 'portal.text2', mb: 2 }}>
            {words.count(schools.data.length)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { sm: 2 }, columnGap: 6 }}>
            {schools.data.map(({ id, name }) => (
              <Typography component="li" variant="body2" key={id} sx={{ py: 1, breakInside: 'avoid' }}>
                {name}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}

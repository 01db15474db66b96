import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { AccountManager } from '#web/app/memberships/account-manager.tsx';
import { useSession } from '#web/app/session/session.ts';
import { roleWords } from '#web/app/shell/role-words.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { settings } from '#web/messages/en/settings.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Card } from '#web/ui/card.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { AppearanceCard } from './appearance.tsx';
import { LanguageCard } from './language.tsx';
import { MembershipsCard } from './memberships.tsx';
import { NotificationsCard } from './notifications.tsx';
import { SignInCard } from './sign-in/sign-in-card.tsx';

const words = settings.profile;

/** Who the person is here, and the schools they see. */
export default function ProfileSettings() {
  const { may, audit } = useSession();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <ProfileCard />
        <MembershipsCard />
        {audit !== null && <SchoolsCard />}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <SignInCard />
        <LanguageCard />
        <AppearanceCard />
        {may('uploads.read') && <NotificationsCard />}
      </Box>
    </Box>
  );
}

function ProfileCard() {
  const { profile, audit } = useSession();
  return (
    <Card title={words.title} foot={words.changed}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact term={words.name}>{profile?.name}</Fact>
        <Fact term={words.email}>{profile?.email}</Fact>
        {audit !== null && <AuditFacts />}
      </Box>
    </Card>
  );
}

/** What the person is in the audit. */
function AuditFacts() {
  const audit = useAudit();
  const { district, yearEnding, scope } = audit;
  const schools = useSchools();
  const names = schools.data?.map(({ name }) => name).join(', ') ?? '';
  return (
    <>
      <Fact term={words.role}>{roleWords(audit)}</Fact>
      <Fact term={words.district}>
        <Dotted parts={[district, shell.district.classOf(yearEnding)]} />
      </Fact>
      <Fact term={words.scope}>{scope === 'district' ? words.wholeDistrict : names}</Fact>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box
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
        {children}
      </Typography>
    </Box>
  );
}

function SchoolsCard() {
  const schools = useSchools();
  const words = settings.schools;
  return (
    <Card title={words.title} foot={<AccountManager asked={words.how} otherwise={words.howOtherwise} />}>
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

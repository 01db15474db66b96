import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink } from 'react-router';
import { type FoundPerson, findPeople } from '#contract/operator/people.ts';
import { describeRoles } from '#web/app/memberships/roles.ts';
import { useCall } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';

const words = audits.search;
const SHORTEST = 3;
/** As many as the server answers at most. */
const MOST = 50;

/** Where someone is a member, found by a part of the address. */
export default function PeopleSearchPage() {
  const [part, setPart] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const found = useCall(findPeople, email === null ? null : { query: { email } });
  const isShort = part.trim().length < SHORTEST;
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    flushSync(() => setChecked(true));
    if (isShort) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else setEmail(part.trim());
  };
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={submit}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 3,
          mb: 6,
          '& > *': { maxWidth: 480 },
        }}
      >
        <FormField
          type="search"
          label={words.label}
          hint={words.hint}
          value={part}
          problem={checked && isShort ? words.short : undefined}
          onChange={setPart}
        />
        {/* Not disabled while it searches, so that the focus stays on it. */}
        <Button variant="contained" type="submit">
          {words.find}
        </Button>
      </Box>
      {email !== null && (
        <Card title={words.caption}>
          {found.isPending && <CardSkeleton lines={4} />}
          {found.isError && <InPlaceError message={found.error.message} onRetry={() => void found.refetch()} />}
          <Typography role="status" variant="body2" sx={{ color: 'portal.text2' }}>
            {found.data !== undefined && words.found(found.data.length)} {found.data?.length === MOST && words.most}
          </Typography>
          {found.data !== undefined && found.data.length > 0 && (
            <DataTable
              caption={words.title}
              columns={COLUMNS}
              rows={found.data}
              rowKey={(person) => person.email}
              blocksBelow="sm"
            />
          )}
        </Card>
      )}
    </>
  );
}

const COLUMNS: DataColumn<FoundPerson>[] = [
  { key: 'email', header: audits.members.email, rowHeader: true, render: ({ email }) => email },
  { key: 'name', header: audits.members.name, render: ({ name }) => name },
  {
    key: 'signs-in',
    header: words.signIn,
    render: ({ can_sign_in }) => (can_sign_in ? words.yes : words.no),
  },
  { key: 'memberships', header: words.memberships, render: (person) => <Memberships person={person} /> },
];

function Memberships({ person: { memberships } }: { person: FoundPerson }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
      {memberships.map(({ audit_id, district, year_ending, roles, state, is_closed }) => (
        <Box
          component="li"
          key={audit_id}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}
        >
          <Link component={RouterLink} to={`/audits/${audit_id}`}>
            <Dotted parts={words.membership(district, year_ending)} />
          </Link>
          {describeRoles(roles)}
          {state === 'pending' && <Tag tone="warning">{audits.members.pending}</Tag>}
          {is_closed && <Tag>{audits.status.closed}</Tag>}
        </Box>
      ))}
    </Box>
  );
}

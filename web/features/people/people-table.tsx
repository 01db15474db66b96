import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { School } from '#contract/audits.ts';
import type { Member } from '#contract/people.ts';
import { describeRoles } from '#web/app/memberships/roles.ts';
import { useInvitations } from '#web/app/memberships/use-invitations.ts';
import { useSession } from '#web/app/session/session.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { people } from '#web/messages/en/people/people.ts';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';
import { SearchedTable } from '#web/ui/tables/searched-table.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** This many are named in a row; 'Change' shows all. */
const NAMED = 2;

function namesOf(ids: readonly string[], schools: readonly School[]): string {
  const names = schools.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  if (names.length < ids.length) return people.schools(ids.length);
  if (names.length <= NAMED) return names.join(', ');
  return people.more(names.slice(0, NAMED).join(', '), names.length - NAMED);
}

/** Below, a person is a block. */
const AS_ROWS = '@media (min-width: 60em)';

interface PeopleActions {
  onChange: (member: Member) => void;
  onInvite: (member: Member) => void;
  onSignOut: (member: Member) => void;
  onRemove: (member: Member) => void;
}

interface PeopleTableProps extends PeopleActions {
  members: readonly Member[];
}

export function PeopleTable({ members, ...actions }: PeopleTableProps) {
  const { profile } = useSession();
  const columns: DataColumn<Member>[] = [
    {
      key: 'name',
      header: people.columns.name,
      rowHeader: true,
      render: (member) => <Name member={member} isSelf={member.email === profile?.email} />,
    },
    ...ACCESS,
    {
      key: 'actions',
      isOnScreenOnly: true,
      header: people.columns.actions,
      align: 'right',
      render: (member) => <Actions member={member} isSelf={member.email === profile?.email} {...actions} />,
    },
  ];
  return (
    <SearchedTable
      caption={people.caption}
      pages={people.pages}
      nameOf={({ name, email }) => `${name} ${email}`}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      blocksBelow="tablet"
    />
  );
}

const ACCESS: readonly DataColumn<Member>[] = [
  { key: 'role', header: people.columns.role, render: ({ roles }) => describeRoles(roles) },
  { key: 'sees', header: people.columns.sees, render: (member) => <Sees member={member} /> },
];

/**
 * The address is below the name: in a column of its own it has no room beside four actions. It breaks anywhere, but
 * most are shorter than this.
 */
function Name({ member: { name, email, state }, isSelf }: { member: Member; isSelf: boolean }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', [AS_ROWS]: { minWidth: '12rem' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="span">
          {name || email}
        </Typography>
        {isSelf && <Tag>{people.you}</Tag>}
        {state === 'pending' && <Tag>{people.notYet}</Tag>}
      </Box>
      {name && (
        <Typography variant="caption" component="div" sx={{ color: 'portal.text2' }}>
          {email}
        </Typography>
      )}
    </Box>
  );
}

interface ActionsProps extends PeopleActions {
  member: Member;
  isSelf: boolean;
}

/** A link to sign in, and signing someone out, are there only where people sign in with the portal itself. */
function Actions({ member, isSelf, onChange, onInvite, onSignOut, onRemove }: ActionsProps) {
  const isSignedInHere = useInvitations() !== 'none';
  const name = member.name || member.email;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        gap: 1,
        my: -1.5,
        ml: -2,
        whiteSpace: 'nowrap',
        [AS_ROWS]: { justifyContent: 'flex-end', ml: 0, mr: -2 },
      }}
    >
      <Button variant="text" size="small" aria-label={people.changeOf(name)} onClick={() => onChange(member)}>
        {people.change}
      </Button>
      {isSignedInHere && (
        <Button
          variant="text"
          size="small"
          aria-label={people[member.state].linkOf(name)}
          onClick={() => onInvite(member)}
        >
          {people[member.state].link}
        </Button>
      )}
      {isSignedInHere && member.state === 'active' && !isSelf && (
        <Button variant="text" size="small" aria-label={memberships.signOut.of(name)} onClick={() => onSignOut(member)}>
          {memberships.signOut.button}
        </Button>
      )}
      <Button variant="text" size="small" aria-label={people.removeOf(name)} onClick={() => onRemove(member)}>
        {people.remove}
      </Button>
    </Box>
  );
}

function Sees({ member: { scope, school_ids } }: { member: Member }) {
  const schools = useSchools().data ?? [];
  return (
    <Box component="span" sx={scope === 'district' ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }}>
      {scope === 'district' ? people.wholeDistrict : namesOf(school_ids, schools)}
    </Box>
  );
}

import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { inviteMember } from '#contract/operator/people.ts';
import { Invited, linkIn } from '#web/app/memberships/invited.tsx';
import { describeRoles } from '#web/app/memberships/roles.ts';
import { useInvitations } from '#web/app/memberships/use-invitations.ts';
import { useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { people } from '#web/messages/en/people/people.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';
import { SearchedTable } from '#web/ui/tables/searched-table.tsx';
import { AddAdministratorDialog } from './add-administrator-dialog.tsx';
import { RemovePendingDialog } from './remove-pending-dialog.tsx';
import { SignOutMember } from './sign-out-member.tsx';

const words = audits.members;
type Member = AuditDetail['members'][number];
type Task = { kind: 'add' } | { kind: 'invite' | 'remove' | 'sign-out'; member: Member };

/** Who belongs to the audit. The operator helps those who cannot get in; the rest is the district's own. */
export function MembersCard({ audit }: { audit: AuditDetail }) {
  const invite = useSend(inviteMember);
  const isSignedInHere = useInvitations() !== 'none';
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const start = (next: Task) => {
    setTask(next);
    if (next.kind === 'invite') invite.mutate({ params: { eoaId: audit.id, memberId: next.member.id } });
  };
  return (
    <Card
      title={words.title}
      foot={words.how}
      action={
        <Button size="small" startIcon={<AddOutlined />} onClick={() => start({ kind: 'add' })}>
          {words.add}
        </Button>
      }
    >
      {invite.error !== null && <Notice severity="error" title={invite.error.message} />}
      <SearchedTable
        caption={words.caption}
        pages={people.pages}
        nameOf={({ name, email }) => `${name} ${email}`}
        columns={columnsWith(start, isSignedInHere)}
        rows={audit.members}
        rowKey={({ id }) => id}
        empty={words.none}
        blocksBelow="sm"
      />
      {task?.kind === 'add' && <AddAdministratorDialog auditId={audit.id} onClose={close} />}
      {task?.kind === 'remove' && <RemovePendingDialog auditId={audit.id} member={task.member} onClose={close} />}
      {task?.kind === 'sign-out' && <SignOutMember auditId={audit.id} member={task.member} onClose={close} />}
      {task?.kind === 'invite' && invite.data !== undefined && (
        <Invited
          email={task.member.email}
          link={linkIn(invite.data)}
          isMailed={invite.data.invitation_mailed}
          onClose={() => invite.reset()}
        />
      )}
    </Card>
  );
}

/** Where people sign in elsewhere there is no link to make and no session to end. */
const columnsWith = (onTask: (task: Task) => void, isSignedInHere: boolean): DataColumn<Member>[] => [
  { key: 'name', header: words.name, rowHeader: true, render: ({ name }) => name },
  { key: 'email', header: words.email, render: ({ email }) => email },
  { key: 'role', header: words.role, render: ({ roles }) => describeRoles(roles) },
  { key: 'state', header: words.state, render: ({ state }) => words[state] },
  {
    key: 'actions',
    isOnScreenOnly: true,
    header: words.actions,
    align: 'right',
    render: (member) => {
      const isPending = member.state === 'pending';
      const button = (kind: 'invite' | 'remove' | 'sign-out', label: string, name: string) => (
        <Button variant="text" size="small" aria-label={name} onClick={() => onTask({ kind, member })}>
          {label}
        </Button>
      );
      return (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            my: -1.5,
            ml: { xs: -2, sm: 0 },
            mr: { sm: -2 },
            justifyContent: { sm: 'flex-end' },
            // Long addresses would break the two words of a button.
            whiteSpace: { sm: 'nowrap' },
          }}
        >
          {isSignedInHere && isPending && button('invite', words.newLink, words.newLinkOf(member.name))}
          {isPending && button('remove', people.remove, people.removeOf(member.name))}
          {isSignedInHere &&
            !isPending &&
            button('sign-out', memberships.signOut.button, memberships.signOut.of(member.name))}
        </Box>
      );
    },
  },
];

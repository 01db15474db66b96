import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { inviteMember } from '#contract/operator/people.ts';
import { Invited } from '#web/app/memberships/invited.tsx';
import { describeRoles } from '#web/app/memberships/roles.ts';
import { useInvitations } from '#web/app/memberships/use-invitations.ts';
import { useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { SignOutMember } from './sign-out-member.tsx';

const words = audits.members;
type Member = AuditDetail['members'][number];

/** Who belongs to the audit. The operator helps those who cannot get in; the rest is the district's own. */
export function MembersCard({ audit }: { audit: AuditDetail }) {
  const invite = useSend(inviteMember);
  const isSignedInHere = useInvitations() !== 'none';
  const [signingOut, setSigningOut] = useState<Member | null>(null);
  const [invited, setInvited] = useState<Member | null>(null);
  const ask = (member: Member) => {
    setInvited(member);
    invite.mutate({ params: { eoaId: audit.id, memberId: member.id } });
  };
  const actions: DataColumn<Member> = {
    key: 'actions',
    header: words.actions,
    align: 'right',
    render: (member) => {
      const isPending = member.state === 'pending';
      return (
        <Box
          sx={{ display: 'flex', my: -1.5, ml: { xs: -2, sm: 0 }, mr: { sm: -2 }, justifyContent: { sm: 'flex-end' } }}
        >
          <Button
            variant="text"
            size="small"
            aria-label={isPending ? words.newLinkOf(member.name) : memberships.signOut.of(member.name)}
            onClick={() => (isPending ? ask(member) : setSigningOut(member))}
          >
            {isPending ? words.newLink : memberships.signOut.button}
          </Button>
        </Box>
      );
    },
  };
  const columns: DataColumn<Member>[] = [
    { key: 'name', header: words.name, rowHeader: true, render: ({ name }) => name },
    { key: 'email', header: words.email, render: ({ email }) => email },
    { key: 'role', header: words.role, render: ({ roles }) => describeRoles(roles) },
    { key: 'state', header: words.state, render: ({ state }) => words[state] },
    ...(isSignedInHere && audit.members.length > 0 ? [actions] : []),
  ];
  return (
    <Card title={words.title} foot={words.how}>
      {invite.error !== null && <Notice severity="error" title={invite.error.message} />}
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={audit.members}
        rowKey={({ id }) => id}
        empty={words.none}
        blocksBelow="sm"
      />
      {signingOut !== null && (
        <SignOutMember auditId={audit.id} member={signingOut} onClose={() => setSigningOut(null)} />
      )}
      {invite.data !== undefined && invited !== null && (
        <Invited
          email={invited.email}
          url={invite.data.invitation_url}
          isMailed={invite.data.invitation_mailed}
          onClose={() => invite.reset()}
        />
      )}
    </Card>
  );
}

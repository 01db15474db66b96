import PersonAddOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listPeople, type Member } from '#contract/people.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { people } from '#web/messages/en/people/people.ts';
import { Card } from '#web/ui/card.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { InviteAgainDialog } from './invite-again-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SignOutPerson } from './sign-out-person.tsx';

type Task = { kind: 'invite' } | { kind: 'change' | 'invite-again' | 'sign-out' | 'remove'; member: Member };

/** Active and pending. */
function countStates(members: readonly Member[]): [active: number, pending: number] {
  const active = members.filter(({ state }) => state === 'active').length;
  return [active, members.length - active];
}

/** Who may see this district, and what; inviting, changing and removing people. */
export default function People() {
  const { id: eoaId } = useAudit();
  const members = useCall(listPeople, { params: { eoaId } });
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <Card
      title={people.title}
      action={
        <Button
          size="small"
          variant="contained"
          startIcon={<PersonAddOutlined />}
          onClick={() => setTask({ kind: 'invite' })}
        >
          {people.invite}
        </Button>
      }
    >
      {members.isPending && <CardSkeleton lines={6} />}
      {members.isError && (
        <InPlaceError
          message={toMissing(people.error)}
          hint={members.error.message}
          onRetry={() => void members.refetch()}
        />
      )}
      {members.data !== undefined && (
        <KeepsFocus>
          <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3 }}>
            {people.lead(...countStates(members.data))}
          </Typography>
          <PeopleTable
            members={members.data}
            onChange={(member) => setTask({ kind: 'change', member })}
            onInvite={(member) => setTask({ kind: 'invite-again', member })}
            onSignOut={(member) => setTask({ kind: 'sign-out', member })}
            onRemove={(member) => setTask({ kind: 'remove', member })}
          />
        </KeepsFocus>
      )}
      {task?.kind === 'invite' && <AccessDialog member={null} onClose={close} />}
      {task?.kind === 'change' && <AccessDialog member={task.member} onClose={close} />}
      {task?.kind === 'invite-again' && <InviteAgainDialog member={task.member} onClose={close} />}
      {task?.kind === 'sign-out' && <SignOutPerson member={task.member} onClose={close} />}
      {task?.kind === 'remove' && <RemoveDialog member={task.member} onClose={close} />}
    </Card>
  );
}

import { MembershipList } from '#web/app/memberships/membership-list.tsx';
import { memberships as words } from '#web/messages/en/people/memberships.ts';
import { Card } from '#web/ui/card.tsx';

/** Every district that names the person's address, and what the pending ones wait for. */
export function MembershipsCard() {
  return (
    <Card title={words.title} foot={words.how}>
      <MembershipList />
    </Card>
  );
}

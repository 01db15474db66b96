import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { overview } from '#web/messages/en/overview.ts';
import { Card } from '#web/ui/card.tsx';

/** For facilitators, who take neither of the two steps: where their own work is. On a phone the menu is closed. */
export function YourPart() {
  const { may } = useSession();
  if (may('quality.read') || !may('transcripts.read')) return null;
  return (
    <Card
      title={overview.transcripts.title}
      action={
        <Button component={Link} to="/transcripts">
          {overview.transcripts.button}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'portal.text2' }}>
        {overview.transcripts.body}
      </Typography>
    </Card>
  );
}

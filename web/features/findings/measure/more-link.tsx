import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import type { MeasureOrOwn } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The way to all of a measure, which keeps what the page shows. */
export function MoreLink({ id, title }: { id: MeasureOrOwn; title: string }) {
  const [search] = useSearchParams();
  return (
    <Button
      variant="text"
      size="small"
      component={Link}
      to={{ pathname: `/findings/${id}`, search: search.toString() }}
      preventScrollReset
    >
      {words.more}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}

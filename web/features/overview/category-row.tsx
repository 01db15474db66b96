import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { overview } from '#web/messages/en/overview.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import type { CategoryProgress } from './progress.ts';
import type { Category } from './use-categories.ts';

/** One category: how many schools are complete, and what is in the way. Leads to its upload card. */
export function CategoryRow({ category: { slug, label, progress, hasErrors } }: { category: Category }) {
  const { may } = useSession();
  if (progress === null) return null;
  const all = progress.schools.length;
  return (
    <Box component="li" sx={{ py: 3, borderTop: '1px solid', borderColor: 'portal.line' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        {may('uploads.read') ? (
          <Link component={RouterLink} to={`/data-upload#${slug}`} variant="body2" sx={{ fontWeight: 500 }}>
            {label}
          </Link>
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {label}
          </Typography>
        )}
        <Typography
          variant="body2"
          component="span"
          noWrap
          sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums', flex: 'none' }}
        >
          {overview.ofAll(progress.complete, all)}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : (100 * progress.complete) / all}
        aria-hidden
        // Of nothing, rounding leaves a sliver at the left.
        sx={{ mt: 2, mb: 1.5, '& > *': { display: progress.complete === 0 ? 'none' : undefined } }}
      />
      <Standing {...progress} hasErrors={hasErrors} />
    </Box>
  );
}

function Standing({ state, withErrors, complete, schools, hasErrors }: CategoryProgress & Pick<Category, 'hasErrors'>) {
  const isMixed = state === 'completed' && hasErrors === true;
  const words = isMixed
    ? overview.allCompleteBut
    : state === 'completed'
      ? hasErrors === false
        ? overview.allWithout
        : overview.allComplete
      : withErrors > 0
        ? overview.withErrors(withErrors)
        : state === 'not-started'
          ? overview.noFile
          : overview.toGo(schools.length - complete);
  return (
    <Typography variant="caption" component="p" sx={{ display: 'flex', gap: 1.5, color: 'portal.text2' }}>
      {(withErrors > 0 || isMixed) && <StatusIcon status="warning" />}
      {words}
    </Typography>
  );
}

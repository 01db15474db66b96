import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { SIDE_BY_SIDE } from '#web/app/theme/tokens.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { overview } from '#web/messages/en/overview.ts';
import { Card } from '#web/ui/card.tsx';
import { InfoPopover } from '#web/ui/overlays/info-popover.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { CategoryRow } from './category-row.tsx';
import type { CategoryState } from './progress.ts';
import type { Categories, Category } from './use-categories.ts';

const STATES: readonly CategoryState[] = ['not-started', 'in-progress', 'completed'];

/** The district's categories in three columns: Not Started, In Progress, Completed. */
export function DistrictCard({ categories, failed, retry }: Categories) {
  const { district } = useAudit();
  const loading = !failed && (categories === null || categories.some((category) => category.progress === null));
  const schools = Math.max(0, ...(categories ?? []).map((category) => category.progress?.schools.length ?? 0));
  return (
    <Card
      title={district}
      info={<InfoPopover label={overview.about.label}>{overview.about.body}</InfoPopover>}
      action={
        <Typography variant="caption" sx={{ color: 'portal.text2' }}>
          {!loading && schools > 0 && overview.schools(schools)}
        </Typography>
      }
    >
      {loading && <CardSkeleton lines={10} />}
      {failed && <InPlaceError message={toMissing(fetchErrors.uploadRequirements)} onRetry={retry} />}
      {!loading && categories?.some(({ progress }) => progress !== null) && <Columns categories={categories} />}
    </Card>
  );
}

/** From here on the categories of a state are beside each other. */
const MANY = 3;
/** By how many categories a state has, up to `MANY`: none is no wider than its heading. */
const WIDTHS = ['11rem', 'minmax(0, 1fr)', 'minmax(0, 1fr)', 'minmax(0, 2fr)'];

/** Each as wide as it needs to be, so that none is high and the others empty. */
function Columns({ categories }: { categories: readonly Category[] }) {
  const columns = STATES.map((state) => ({
    state,
    own: categories.filter(({ progress }) => progress?.state === state),
  }));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 6,
        [SIDE_BY_SIDE]: {
          gridTemplateColumns: columns.map(({ own }) => WIDTHS[Math.min(own.length, MANY)]).join(' '),
          '& > * + *': { pl: 6, borderLeft: '1px solid', borderColor: 'portal.line' },
          '& > :not(:last-child)': { pr: 6 },
        },
      }}
    >
      {columns.map(({ state, own }) => (
        <Column key={state} state={state} categories={own} />
      ))}
    </Box>
  );
}

function Column({ state, categories }: { state: CategoryState; categories: readonly Category[] }) {
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 3 }}>
        <Typography variant="h3">{overview.states[state]}</Typography>
        <Typography variant="number" component="span">
          {categories.length}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
          columnGap: 6,
        }}
      >
        {categories.map((category) => (
          <CategoryRow key={category.slug} category={category} />
        ))}
      </Box>
    </Box>
  );
}

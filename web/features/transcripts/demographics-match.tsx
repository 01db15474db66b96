import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SelectionSummary } from '#contract/transcripts.ts';
import { formatPercent } from '#web/app/format.ts';
import { GroupedBars } from '#web/charts/grouped-bars.tsx';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { type Comparison, comparePrograms, compareTrait } from './comparison.ts';
import { limitOfAll, type Selection } from './selection.ts';
import { capitalized } from './trait-columns.tsx';

interface DemographicsMatchProps {
  open: boolean;
  onClose: () => void;
  summary: SelectionSummary;
  selection: Selection;
}

/** The school's candidates beside the person's own selection, in three charts. */
export function DemographicsMatch({ open, onClose, summary, selection }: DemographicsMatchProps) {
  const school = summary.transcripts;
  const chosen = school.filter(({ id }) => selection.has(id));
  const series = [
    { key: 'cohort' as const, name: words.compare.school(school.length) },
    { key: 'accent' as const, name: words.compare.selection(chosen.length, limitOfAll(summary.limits)) },
  ];
  const charts = [
    { title: words.compare.race, groups: compareTrait(school, chosen, 'race').map(named) },
    { title: words.compare.gender, groups: compareTrait(school, chosen, 'gender').map(named) },
    { title: words.compare.programs, groups: comparePrograms(school, chosen) },
  ];
  const note =
    chosen.length === 0 ? words.compare.nothing : words.compare.one(formatPercent(100 / chosen.length), chosen.length);
  return (
    <SideDrawer open={open} title={words.compare.title} meta={note} onClose={onClose} width={560}>
      {charts.map(({ title, groups }) => (
        <Box component="section" key={title} sx={{ '& + &': { mt: 8 } }}>
          <Typography variant="h3" sx={{ mb: 3 }}>
            {title}
          </Typography>
          <GroupedBars series={series} groups={groups} />
        </Box>
      ))}
    </SideDrawer>
  );
}

const named = ({ name, percents }: Comparison): Comparison => ({ name: capitalized(name), percents });

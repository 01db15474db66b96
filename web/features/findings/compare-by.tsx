import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { Legend } from './legend.tsx';

/** By which trait the groups of every chart differ; the choice is in the address. */
export function CompareBy({ trait }: { trait: Trait }) {
  const [, setSearch] = useSearchParams();
  const choose = (by: string) =>
    setSearch(
      (search) => {
        search.set('by', by);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 4, alignItems: 'flex-end' }}>
      <Box sx={{ width: { xs: '100%', sm: '17.5rem' }, displayPrint: 'none' }}>
        <Typography id="compare-by" variant="subtitle2" component="span" sx={{ display: 'block', mb: 1 }}>
          {words.compareBy}
        </Typography>
        <ChoiceSelect
          labelId="compare-by"
          options={TRAIT_NAMES.map((value) => ({ value, label: words.traits[value] }))}
          value={trait}
          onChange={choose}
        />
      </Box>
      <Legend />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Network } from '#contract/operator/network.ts';
import { TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { network } from '#web/messages/en/people/network.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { ByDistrict } from './by-district.tsx';
import { MeasureFigure } from './measure-figure.tsx';

const words = network.opportunity;

/** Each measure over all districts, by the groups of one trait, and one of them by district. */
export function Opportunity({ network: { measures, year_ending } }: { network: Network }) {
  const [search, setSearch] = useSearchParams();
  const trait = TRAIT_NAMES.find((one) => one === search.get('by')) ?? 'race';
  const choose = (by: string) =>
    setSearch(
      (now) => {
        now.set('by', by);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const hasNumbers = measures.some(({ computed }) => computed > 0);
  return (
    <>
      <Card title={words.title} action={hasNumbers && <TraitChoice trait={trait} onChange={choose} />}>
        <Typography variant="body2" sx={{ mb: 5, color: 'portal.text2', maxWidth: '68ch' }}>
          {hasNumbers ? words.note : words.noNumbers}
        </Typography>
        {hasNumbers && (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              columnGap: 8,
              rowGap: 8,
            }}
          >
            {measures.map((measure) => (
              <MeasureFigure key={measure.id} measure={measure} trait={trait} />
            ))}
          </Box>
        )}
      </Card>
      {hasNumbers && year_ending !== null && <ByDistrict year={year_ending} trait={trait} />}
    </>
  );
}

function TraitChoice({ trait, onChange }: { trait: Trait; onChange: (trait: string) => void }) {
  const id = useId();
  return (
    <Box sx={{ width: { xs: '100%', sm: '15rem' } }}>
      <Typography id={id} variant="subtitle2" component="span" sx={{ display: 'block', mb: 1 }}>
        {words.compareBy}
      </Typography>
      <ChoiceSelect
        labelId={id}
        size="small"
        options={TRAIT_NAMES.map((value) => ({ value, label: findings.traits[value] }))}
        value={trait}
        onChange={onChange}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { listAudits } from '#contract/operator/audits.ts';
import { readNetwork } from '#contract/operator/network.ts';
import { useCall } from '#web/app/use-call.ts';
import { network as words } from '#web/messages/en/people/network.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { DistrictsTable } from './districts-table.tsx';
import { Opportunity } from './opportunity.tsx';
import { Summary } from './summary.tsx';

/** All districts of one class together, for operators. */
export default function NetworkPage() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('class');
  const query = chosen === null ? {} : { year_ending: Number(chosen) };
  const network = useCall(readNetwork, { query });
  const audits = useCall(listAudits, {});
  const failed = [network, audits].find(({ isError }) => isError);
  const districts = (network.data?.audits ?? []).flatMap((own) => {
    const audit = audits.data?.find(({ id }) => id === own.id);
    return audit === undefined ? [] : [{ ...own, status: audit.status }];
  });
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description}
        action={
          network.data && network.data.year_ending !== null ? (
            <ClassChoice
              years={network.data.years}
              year={network.data.year_ending}
              onChange={(year) => setSearch({ class: year }, { replace: true })}
            />
          ) : undefined
        }
      />
      {failed && (
        <InPlaceError message={words.error} hint={failed.error?.message} onRetry={() => void failed.refetch()} />
      )}
      {!failed && (network.isPending || audits.isPending) && (
        <Card title={words.districts.title}>
          <CardSkeleton lines={8} />
        </Card>
      )}
      {!failed && network.data && audits.data && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          {districts.length === 0 ? (
            <Typography>{network.data.years.length === 0 ? words.none : words.noneOfClass}</Typography>
          ) : (
            <>
              <Summary districts={districts} />
              <Card title={words.districts.title}>
                <DistrictsTable districts={districts} />
              </Card>
              <Opportunity network={network.data} />
            </>
          )}
        </Box>
      )}
    </>
  );
}

interface ClassChoiceProps {
  years: readonly number[];
  year: number;
  onChange: (year: string) => void;
}

function ClassChoice({ years, year, onChange }: ClassChoiceProps) {
  return (
    <Box sx={{ width: { xs: '100%', sm: '12rem' } }}>
      <Typography id="network-class" variant="subtitle2" component="span" sx={{ display: 'block', mb: 1 }}>
        {words.classLabel}
      </Typography>
      <ChoiceSelect
        labelId="network-class"
        options={[...new Set([year, ...years])]
          .sort((one, other) => other - one)
          .map((one) => ({ value: String(one), label: shell.district.classOf(one) }))}
        value={String(year)}
        onChange={onChange}
      />
    </Box>
  );
}

import Typography from '@mui/material/Typography';
import { compareNames } from '#contract/by-name.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Facts, Section } from './section.tsx';

/** 'Rows read: 4,189' as a term and its value; a line without a colon is alone. */
function splitLine(line: string) {
  const colon = line.indexOf(': ');
  return colon < 0 ? { term: line, value: '' } : { term: line.slice(0, colon), value: line.slice(colon + 2) };
}

/** The statistics lines of the file. */
export function FileOverview({ file }: { file: UploadedFile }) {
  return (
    <Section title={words.overview}>
      {file.statistics.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.noStatistics}
        </Typography>
      ) : (
        <Facts facts={file.statistics.map(splitLine)} />
      )}
    </Section>
  );
}

/** What was chosen in the wizard, by category; schools by name. */
export function Selections({ dataset, file }: { dataset: Dataset; file: UploadedFile }) {
  const { data: schools = [] } = useSchools();
  const nameOf = (id: string) => schools.find((school) => school.id === id)?.name ?? id;
  const facts = dataset.wizardSteps.flatMap((step) => {
    const chosen = file.user_provided_file_metadata[METADATA_KEYS[step]] ?? [];
    if (chosen.length === 0) return [];
    const names = step === 'schools' ? chosen.map(nameOf).sort(compareNames) : chosen;
    return [{ term: uploads.categories[step], value: names.join(', ') }];
  });
  return (
    <Section title={words.selections}>
      {facts.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.noSelections}
        </Typography>
      ) : (
        <Facts facts={facts} />
      )}
    </Section>
  );
}

import type { FindingsSettingsInForce } from '#contract/quality/opportunity.ts';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { inBatches } from '../batches.ts';
import type { Lack } from '../lacking.ts';
import { type SourceFile, sourcesOf } from '../provenance.ts';
import type { Scope } from '../scopes.ts';
import { type WrittenPanel, writePanel } from '../versions/written-panel.ts';
import { countOpportunity } from './count.ts';
import { discloseOpportunity } from './disclosure/disclosure.ts';
import { holdingOf } from './holding.ts';
import { countsBySchool, opportunityOf, withHidden } from './of-scope.ts';

/** Scopes that are written down before other requests get their turn: some milliseconds. */
const AT_ONCE = 20;
const ABOUT = { needs: UPLOAD_FILE_TYPES, shows: [] };

interface Audited {
  schools: readonly { id: string }[];
  scopes: readonly Scope[];
  lacks: readonly Lack[];
  findings: FindingsSettingsInForce;
}

/**
 * The counts of every measure for every scope, as they are stored. Rates and bounds are computed from
 * them when someone asks.
 */
export async function writeOpportunity(
  lake: OpenLake,
  { schools, scopes, lacks, findings }: Audited,
  files: readonly SourceFile[],
): Promise<WrittenPanel[]> {
  const counts = await countOpportunity(lake, findings);
  const countsOf = countsBySchool(counts);
  const disclosure = await discloseOpportunity(counts);
  const holding = holdingOf({ files, lacks, allSchools: schools.map(({ id }) => id) });
  const written: WrittenPanel[] = [];
  await inBatches(
    scopes,
    (batch) => {
      for (const scope of batch)
        written.push(
          writePanel({
            panel: 'opportunity',
            scope,
            needs: UPLOAD_FILE_TYPES,
            answer: withHidden(opportunityOf(countsOf(scope.schools), scope, holding), disclosure, scope),
            sources: sourcesOf(ABOUT, files, scope.schools, []),
            headlines: [],
          }),
        );
    },
    AT_ONCE,
  );
  return written;
}

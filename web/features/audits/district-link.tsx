import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { AuditId } from '#contract/ids.ts';

/** In a narrow table a name of one long word breaks, and one of short words only between them. */
export const DISTRICT_NAME = { display: 'inline-block', minWidth: '6rem', overflowWrap: 'anywhere' } as const;

/** The name of a district, which leads to its audit. */
export const DistrictLink = ({ id, district }: { id: AuditId; district: string }) => (
  <MuiLink component={Link} to={`/audits/${id}`} sx={DISTRICT_NAME}>
    {district}
  </MuiLink>
);

import Typography from '@mui/material/Typography';
import { charts } from '#web/messages/en/charts.ts';
import { shell } from '#web/messages/en/shell.ts';

/** In place of a chart whose every value is missing. `isExplained`: what is above it says why. */
export const NoData = ({ isExplained = false }: { isExplained?: boolean }) => (
  <>
    <Typography variant="body2" sx={{ color: 'portal.text2' }}>
      {shell.noData}
    </Typography>
    {!isExplained && (
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', maxWidth: '52ch' }}>
        {charts.whyNoData}
      </Typography>
    )}
  </>
);

import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { SIZES } from '#web/app/theme/tokens.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { shell } from '#web/messages/en/shell.ts';

const ChangeDistrict = lazy(() => import('./change-district.tsx'));

export function DistrictBar() {
  const { district, yearEnding } = useAudit();
  const [changing, setChanging] = useState(false);
  return (
    <Box
      component="section"
      aria-label={shell.district.region}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 2,
        minHeight: SIZES.districtBar,
        px: { xs: 4, sm: 8, md: 6 },
        py: 1,
        bgcolor: 'portal.surface',
        borderBottom: '1px solid',
        borderColor: 'portal.line',
        '@media print': { px: 0, border: 0 },
      }}
    >
      <ApartmentOutlined sx={{ color: 'portal.text2', displayPrint: 'none' }} />
      {/* Below each other where a long name leaves no room, and then flush left. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 4, sm: 2 }, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {district}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{ color: 'portal.text2', display: { xs: 'none', sm: 'inline' }, displayPrint: 'inline' }}
        >
          · {shell.district.classOf(yearEnding)}
        </Typography>
        <Button variant="text" size="small" onClick={() => setChanging(true)} sx={{ ml: { xs: -2, sm: 2 } }}>
          {shell.district.change}
        </Button>
      </Box>
      {changing && (
        <Suspense>
          <ChangeDistrict onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Box>
  );
}

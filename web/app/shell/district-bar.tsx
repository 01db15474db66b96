import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { SIZES } from '#web/app/theme/tokens.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Dotted } from '#web/ui/dotted.tsx';

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 4, sm: 6 }, minWidth: 0 }}>
        <Box component="span" sx={NAMES}>
          <Dotted parts={[<strong key="district">{district}</strong>, shell.district.classOf(yearEnding)]} />
        </Box>
        <Button variant="text" size="small" onClick={() => setChanging(true)} sx={{ ml: -2 }}>
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

/** A phone has no room for the class. */
const NAMES = {
  typography: 'body2',
  color: 'portal.text2',
  overflowWrap: 'anywhere',
  '& strong': { typography: 'subtitle2', color: 'portal.text' },
  '& > span > span > :nth-of-type(2)': { display: { xs: 'none', sm: 'inline-block' }, displayPrint: 'inline-block' },
} as const;

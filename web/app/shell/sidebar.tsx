import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { SIZES } from '#web/app/theme/tokens.ts';
import { shell } from '#web/messages/en/shell.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { navigationFor } from './navigation.ts';
import { rowLook } from './row-look.ts';
import { SidebarItem } from './sidebar-item.tsx';

const SchoolChoice = lazy(() => import('./school-choice.tsx'));

interface SidebarProps {
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
  /** Pixels of the bars above that stay in view. */
  top: number;
}

export const sidebarWidth = (collapsed: boolean): number => (collapsed ? SIZES.sidebarCollapsed : SIZES.sidebar);

/** From md: beside the content, icons only when collapsed. */
export function Sidebar({ collapsed, onCollapse, top }: SidebarProps) {
  const session = useSession();
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        displayPrint: 'none',
        flex: 'none',
        width: sidebarWidth(collapsed),
        bgcolor: 'portal.surface',
        borderRight: '1px solid',
        borderColor: 'portal.line',
      }}
    >
      <Box sx={[inView, { top, height: `calc(100vh - ${top}px)` }]}>
        {!collapsed && <SelectedSchool />}
        <nav aria-label={shell.mainNavigation}>
          <NavigationList items={navigationFor(session)} collapsed={collapsed} />
        </nav>
        <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'portal.line' }}>
          <ButtonBase sx={[rowLook, { width: '100%', color: 'portal.text2' }]} onClick={() => onCollapse(!collapsed)}>
            <CollapseIcon sx={{ rotate: collapsed ? '180deg' : undefined }} />
            {collapsed ? <VisuallyHidden>{shell.expand}</VisuallyHidden> : shell.collapse}
          </ButtonBase>
        </Box>
      </Box>
    </Box>
  );
}

/** Loaded apart: a menu is a fifth of the first page's weight. Its place is kept. */
export function SelectedSchool() {
  const { audit } = useSession();
  if (audit === null) return null;
  return (
    <Suspense fallback={<Box sx={{ height: 80 }} />}>
      <SchoolChoice key={audit.id} />
    </Suspense>
  );
}

/** Stays while a long page scrolls beside it. */
const inView = {
  display: 'flex',
  flexDirection: 'column',
  position: 'sticky',
  overflowY: 'auto',
  px: 3,
  py: 4,
} as const;

interface NavigationListProps {
  items: ReturnType<typeof navigationFor>;
  collapsed?: boolean;
}

export function NavigationList({ items, collapsed = false }: NavigationListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <SidebarItem key={item.to} item={item} collapsed={collapsed} />
      ))}
    </Box>
  );
}

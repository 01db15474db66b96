import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Permission } from '#contract/permissions.ts';
import type { Profile } from '#contract/session.ts';
import type { Session, SessionAudit } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';

export interface NavigationItem {
  to: string;
  label: string;
  Icon: typeof SvgIcon;
  /** null: every member of an audit. */
  permission: Permission | null;
  pages?: readonly { to: string; label: string }[];
}

const ITEMS: readonly NavigationItem[] = [
  { to: '/overview', label: shell.nav.overview, Icon: HomeOutlined, permission: null },
  { to: '/data-upload', label: shell.nav.upload, Icon: UploadFileOutlined, permission: 'uploads.read' },
  {
    to: '/data-qc',
    label: shell.nav.quality,
    Icon: FactCheckOutlined,
    permission: 'quality.read',
    pages: [
      { to: '/data-qc/matching', label: shell.nav.matching },
      { to: '/data-qc/test-scores', label: shell.nav.testScores },
      { to: '/data-qc/course-catalogs', label: shell.nav.courseCatalogs },
      { to: '/data-qc/transcripts', label: shell.nav.transcriptDetail },
      { to: '/data-qc/cte-courses', label: shell.nav.cteCourses },
    ],
  },
  { to: '/findings', label: shell.nav.findings, Icon: BalanceOutlined, permission: 'findings.read' },
  { to: '/transcripts', label: shell.nav.transcripts, Icon: DescriptionOutlined, permission: 'transcripts.read' },
];

/** Of those in PORTAL_OPERATORS. */
const OPERATOR_ITEMS: readonly NavigationItem[] = [
  { to: '/audits', label: shell.nav.audits, Icon: ApartmentOutlined, permission: null },
  { to: '/audits-network', label: shell.nav.network, Icon: HubOutlined, permission: null },
  { to: '/audits-people', label: shell.nav.allPeople, Icon: GroupOutlined, permission: null },
];

const HELP: NavigationItem = { to: '/help', label: shell.nav.help, Icon: HelpOutlineOutlined, permission: null };

interface NavigationRights {
  may: Session['may'];
  audit: Pick<SessionAudit, 'role'> | null;
  profile: Pick<Profile, 'is_operator'> | null;
}

/** What the sidebar shows. FACILITATOR has Overview and Transcripts only (docs/product.md#roles), so not Help. */
export function navigationFor({ may, audit, profile }: NavigationRights): readonly NavigationItem[] {
  const own = ITEMS.filter(({ permission }) => audit !== null && (permission === null || may(permission)));
  return [
    ...own,
    ...(profile?.is_operator === true ? OPERATOR_ITEMS : []),
    ...(audit?.role === 'FACILITATOR' ? [] : [HELP]),
  ];
}

import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';

const LOOKS = {
  success: { Icon: CheckCircleOutlined, color: 'portal.success.icon' },
  warning: { Icon: WarningAmber, color: 'portal.warning.icon' },
  error: { Icon: ErrorOutline, color: 'portal.error.icon' },
  info: { Icon: InfoOutlined, color: 'portal.info.icon' },
  pending: { Icon: ScheduleOutlined, color: 'portal.info.icon' },
  empty: { Icon: CheckBoxOutlineBlank, color: 'portal.text2' },
} as const;

export type Status = keyof typeof LOOKS;

/** An icon beside words is hidden from assistive technology; an icon alone carries `label` as its name. */
export function StatusIcon({ status, label }: { status: Status; label?: string }) {
  const { Icon, color } = LOOKS[status];
  return <Icon sx={{ color, flex: 'none' }} titleAccess={label} aria-hidden={label === undefined ? true : undefined} />;
}

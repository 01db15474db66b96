import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import { Loader } from '#web/ui/states/loader.tsx';
import { HOME, pathOf } from './return-path.ts';
import { useSession } from './session.ts';
import { SessionProblem } from './session-problem.tsx';

/** Shows its children to a signed-in person; sends everyone else to /login, which brings them back here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const place = useLocation();
  if (status === 'loading') return <Loader />;
  if (status === 'error') return <SessionProblem />;
  if (status === 'signed-out') return <Navigate to="/login" replace state={{ from: pathOf(place) }} />;
  return children;
}

interface RequirePermissionProps {
  permission: Permission;
  /** Not for a person of some schools. */
  ofDistrict?: boolean;
  children: ReactNode;
}

/** Shows its children to a role and a scope that include them; the overview says why it opened instead. */
export function RequirePermission({ permission, ofDistrict = false, children }: RequirePermissionProps) {
  const { may, audit } = useSession();
  const isIncluded = may(permission) && (!ofDistrict || audit?.scope === 'district');
  return isIncluded ? children : <Navigate to={HOME} replace state={{ refused: permission }} />;
}

/** Shows its children to those in PORTAL_OPERATORS. */
export function RequireOperator({ children }: { children: ReactNode }) {
  const { profile } = useSession();
  return profile?.is_operator === true ? children : <Navigate to={HOME} replace state={{ refused: true }} />;
}

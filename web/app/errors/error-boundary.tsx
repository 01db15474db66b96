import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface BoundaryProps {
  children: ReactNode;
  contact?: ReactNode;
  /** Shown in place of what broke; by default what a page shows then. */
  instead?: ReactNode;
}

/** Keeps a page that breaks, or whose code cannot be loaded, from taking the frame around it down. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, contact, instead = <CrashPage contact={contact} /> } = this.props;
    return this.state.failed ? instead : children;
  }
}

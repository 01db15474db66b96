import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

/** Keeps a page that breaks, or whose code cannot be loaded, from taking the frame around it down. */
export class ErrorBoundary extends Component<{ children: ReactNode; contact?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CrashPage contact={this.props.contact} /> : this.props.children;
  }
}

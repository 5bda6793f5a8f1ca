import { Component, type ReactNode } from 'react';

/** A component without what it needs breaks the preview alone. */
export class Unbroken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <p role="status">This cannot be shown here; the published page may still hold it.</p>;
  }
}

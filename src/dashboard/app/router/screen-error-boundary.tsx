import { Component, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/buttons/button';
import { PageHeader, ScreenBody } from '../../components/screen/screen';
import { Notice } from '../../components/status/notice';

type ScreenErrorBoundaryProps = {
  title: string;
  children: ReactNode;
};

/** Keeps the rest of the dashboard usable when a screen throws or its code cannot be loaded. */
export class ScreenErrorBoundary extends Component<
  ScreenErrorBoundaryProps,
  { hasError: boolean }
> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <ScreenBody>
        <PageHeader title={this.props.title} />
        <Notice icon={TriangleAlert} title="This screen couldn’t be opened" role="alert">
          <p>Your connection may have failed, or the site was just updated. Reload the page.</p>
          <Button tone="outline" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Notice>
      </ScreenBody>
    );
  }
}

import { Component, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../components/status/notice';
import { PageHeader } from '../../components/screen/page-header';
import { ScreenBody } from '../../components/screen/screen-body';

type ScreenBoundaryProps = {
  /** Of the screen. */
  title: string;
  children: ReactNode;
};

/** Keeps a screen that broke, or whose code did not arrive, from taking the rest of the dashboard with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <ScreenBody>
        <PageHeader title={this.props.title} />
        <Notice icon={TriangleAlert} title="This screen could not be opened" role="alert">
          <p>
            The connection may have failed, or the site has just been updated. Loading it again
            helps in both cases.
          </p>
          <Button tone="outline" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </Notice>
      </ScreenBody>
    );
  }
}

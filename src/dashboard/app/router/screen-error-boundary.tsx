import { Component, type ComponentProps, type ReactNode } from 'react';
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
      <ScreenNotice
        header={this.props.title}
        icon={TriangleAlert}
        title="This screen couldn’t be opened"
        role="alert"
      >
        <p>Your connection may have failed, or the site was just updated. Reload the page.</p>
        <Button tone="outline" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </ScreenNotice>
    );
  }
}

/** A notice in place of a screen, below its title. */
export function ScreenNotice({
  header,
  ...notice
}: ComponentProps<typeof Notice> & { header: string }) {
  return (
    <ScreenBody>
      <PageHeader title={header} />
      <Notice {...notice} />
    </ScreenBody>
  );
}

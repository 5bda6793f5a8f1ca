import type { ComponentProps, ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button } from '../../../ui/buttons/button';
import { PageHeader, ScreenBody } from '../../components/screen';
import { Notice, ErrorBoundary } from '../../components/status/notice';

/** Keeps the rest of the dashboard usable when a screen throws or its code cannot be loaded. */
export function ScreenErrorBoundary({ title, children }: { title: string; children: ReactNode }) {
  const notice = (
    <ScreenNotice header={title} icon={TriangleAlert} title="This page didn’t load" role="alert">
      <p>Your connection may have failed, or the site was just updated. Reload the page.</p>
      <Button tone="outline" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </ScreenNotice>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
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

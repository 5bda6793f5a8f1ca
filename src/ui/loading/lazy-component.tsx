import {
  lazy,
  type ComponentType,
  type LazyExoticComponent,
  Suspense,
  type ReactNode,
} from 'react';
import { css } from '@emotion/react';
import { useIsBuiltPage } from '../../browser/hooks/use-is-built-page';
import { space } from '../../theme/tokens';
import { LinkButton } from '../buttons/button';

/** A component that is loaded when it first renders. If it can't be loaded, an error takes its place. */
export function createLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => <ChunkLoadError /> }),
    ),
  );
}

type ClientOnlyProps = {
  fallback: ReactNode;
  children: ReactNode;
};

export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  return useIsBuiltPage() ? <>{fallback}</> : <Suspense fallback={fallback}>{children}</Suspense>;
}

type LoadErrorProps = { message?: string; retry?: string };

function ChunkLoadError({
  message = 'This page didn’t load. Check your internet connection and try again.',
  retry = 'Try again',
}: LoadErrorProps) {
  return (
    <div role="alert" css={boxStyle}>
      <p>{message}</p>
      <LinkButton href="" tone="outline">
        {retry}
      </LinkButton>
    </div>
  );
}

/** The same message in the built page, hidden until scripts fail to load. Without React. */
export function ScriptLoadError(props: LoadErrorProps) {
  return (
    <div css={neverStyle}>
      <ChunkLoadError {...props} />
    </div>
  );
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: space[4], padding: space[4] });

const neverStyle = css({ display: 'none', 'html[data-lost] &': { display: 'block' } });

import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import useSWR from 'swr';
import { revisionKinds, type PostValues } from '../../../../contract/posts/constants';
import type { PostRevisionDetail } from '../../../../contract/posts/schema';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Spinner } from '../../../ui/loading/spinner';
import { LoadFailure } from '../../components/status/load-error';
import { exactTime } from '../../components/time/relative-time';
import { useFocusAfter } from '../../hooks/focus/use-focus-fallback';
import { revisionPath } from '../api';
import { Preview } from './preview';

type PreviewSideProps = {
  id: string;
  /** Of the draft. */
  values: PostValues;
  /** The state of its history that is looked at in its place. */
  revision: string | null;
  busy: boolean;
  onRestore: (revision: string) => void;
  onBack: () => void;
};

/** How the page of a post will look on a phone and on a desktop: as its draft stands, or as it once stood, which can be restored. */
export function PreviewSide({ id, values, revision, busy, onRestore, onBack }: PreviewSideProps) {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const side = useRef<HTMLElement>(null);
  const { data, error, mutate } = useSWR<PostRevisionDetail>(
    revision === null ? null : revisionPath(id, revision),
    { revalidateOnFocus: false },
  );
  useFocusAfter(String(revision), () => side.current);
  useEffect(() => {
    if (revision !== null) side.current?.focus();
  }, [revision]);

  return (
    <section ref={side} tabIndex={-1} aria-label="Preview" css={sideStyle}>
      <div css={buttonRowStyle}>
        {(['phone', 'desktop'] as const).map((one) => (
          <Button
            key={one}
            tone={width === one ? 'outline' : 'quiet'}
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {one === 'phone' ? 'On a phone' : 'On a desktop'}
          </Button>
        ))}
      </div>
      {revision !== null && (
        <div css={buttonRowStyle}>
          <p role="status" css={{ flexBasis: '100%', fontWeight: 700 }}>
            {data && `As it stood: ${revisionKinds[data.kind]} ${exactTime(data.at)}, ${data.by}`}
          </p>
          <Button busy={busy} onClick={() => onRestore(revision)}>
            Restore this
          </Button>
          <Button tone="outline" onClick={onBack}>
            Back to the draft
          </Button>
        </div>
      )}
      {revision === null ? (
        <Preview values={values} width={width} />
      ) : data ? (
        <Preview key={revision} values={data.values} width={width} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => mutate()} />
      ) : (
        <Spinner label="Loading how it stood" />
      )}
    </section>
  );
}

const sideStyle = css({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  alignContent: 'start',
  [media.wide]: {
    position: 'sticky',
    top: space[4],
    alignSelf: 'start',
    maxHeight: `calc(100dvh - 2 * ${space[4]})`,
    overflowY: 'auto',
  },
});

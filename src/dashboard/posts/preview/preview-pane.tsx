import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { revisionKinds, type PostValues } from '../../../../contract/posts/constants';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Spinner } from '../../../ui/loading/spinner';
import { LoadError } from '../../components/status/notice';
import { useApi } from '../../api/swr-hooks';
import { formatStaffName } from '../../api/staff-names';
import { formatExactTime } from '../../components/time/format';
import { useFocusFallback } from '../../hooks/use-focus';
import { RestoreButton } from '../editor/restore-button';
import { Preview, type PreviewDevice } from './preview';

type PreviewPaneProps = {
  id: string;
  values: PostValues;
  /** The revision that is shown instead of the draft. */
  revision: string | null;
  isPending: boolean;
  onRestore: (revision: string) => void;
  onBack: () => void;
};

/** The page of a post as the draft or an earlier revision would look. */
export function PreviewPane(props: PreviewPaneProps) {
  const { id, values, revision, isPending, onRestore, onBack } = props;
  const [device, setDevice] = useState<PreviewDevice>('phone');
  const pane = useRef<HTMLElement>(null);
  const { data, error, mutate } = useApi(
    'GET /posts/:id/revisions/:revision',
    revision === null ? null : { params: { id, revision } },
    { revalidateOnFocus: false },
  );
  useFocusFallback(String(revision), () => pane.current);
  useEffect(() => {
    if (revision !== null) pane.current?.focus();
  }, [revision]);

  return (
    <section ref={pane} tabIndex={-1} aria-label="Preview" css={paneStyle}>
      <div css={buttonRowStyle}>
        {(['phone', 'desktop'] as const).map((option) => (
          <Button
            key={option}
            tone={device === option ? 'outline' : 'quiet'}
            aria-pressed={device === option}
            onClick={() => setDevice(option)}
          >
            {option === 'phone' ? 'Phone' : 'Desktop'}
          </Button>
        ))}
      </div>
      {revision !== null && (
        <div css={buttonRowStyle}>
          <p role="status" css={{ flexBasis: '100%', fontWeight: 700 }}>
            {data &&
              `Version from ${formatExactTime(data.at)} (${revisionKinds[data.kind].toLowerCase()} by ${formatStaffName(data.by)})`}
          </p>
          <RestoreButton
            tone="primary"
            label="Restore version"
            isPending={isPending}
            onRestore={() => onRestore(revision)}
          />
          <Button tone="outline" onClick={onBack}>
            Back to draft
          </Button>
        </div>
      )}
      {revision === null ? (
        <Preview values={values} device={device} />
      ) : data ? (
        <Preview key={revision} values={data.values} device={device} />
      ) : error ? (
        <LoadError error={error} onRetry={() => mutate()} />
      ) : (
        <Spinner label="Loading the version…" />
      )}
    </section>
  );
}

const paneStyle = css({
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

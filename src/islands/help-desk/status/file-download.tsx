import { useTranslation } from '../../../browser/hooks/use-translation';
import { FilledText } from '../../../ui/filled-text';
import { useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { replyFileLimits } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { ApiError, fetchFile, getCallErrorMessage } from '../../../browser/api/api-client';
import { saveFile } from '../../../browser/files/save-file';
import { color, space, radius, type } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { errorBoxStyle } from '../../../ui/fields/error-summary';
import { formatFileSize } from '../../../../contract/shared/text/format-number';
import { formatDayAndTime } from './format-status';

/** A file of 5 MB takes minutes on a slow connection. */
const downloadTimeout = 5 * 60_000;

type FileDownloadProps = {
  token: string;
  file: NonNullable<HelpDeskStatus['file']>;
  onRemoved: () => void;
};

type DownloadState =
  | { status: 'ready' }
  | { status: 'downloading' }
  | { status: 'saved'; name: string }
  | { status: 'failed'; message: string };

/** The office's file. The token is in the body, because URLs end up in logs. */
export function FileDownload({ token, file, onRemoved }: FileDownloadProps) {
  const [state, setState] = useState<DownloadState>({ status: 'ready' });
  const { language, translate } = useTranslation();
  const download = async () => {
    setState({ status: 'downloading' });
    try {
      const options = { body: { token }, timeout: downloadTimeout };
      const saved = await fetchFile('POST /helpDesk/file', options);
      saveFile(saved);
      setState({ status: 'saved', name: saved.name });
    } catch (error) {
      setState({ status: 'failed', message: getCallErrorMessage(error) });
      if (error instanceof ApiError && error.status === 404) onRemoved();
    }
  };
  return (
    <FileBox>
      <p css={{ overflowWrap: 'anywhere' }}>
        <strong>{file.name}</strong>{' '}
        <span css={{ whiteSpace: 'nowrap' }}>({formatFileSize(file.size)})</span>
      </p>
      <p>
        <FilledText
          text="You can download it until {time}. Save it where no one else can see it."
          values={{
            time: <time dateTime={file.until}>{formatDayAndTime(file.until, language)}</time>,
          }}
        />
      </p>
      <Button
        tone="accent"
        isPending={state.status === 'downloading'}
        // A double click downloads once.
        onClick={({ detail }) => detail < 2 && void download()}
      >
        {translate('Download file')}
      </Button>
      <p role="status" css={statusStyle}>
        {state.status === 'downloading' && translate('Downloading… This can take a minute.')}
        {state.status === 'saved' &&
          translate(`Downloaded as ${state.name}. Look in your downloads folder.`)}
      </p>
      {state.status === 'failed' && (
        <p role="alert" css={errorBoxStyle}>
          <span>
            <strong>{translate('The file didn’t download.')}</strong> {translate(state.message)}
          </span>
        </p>
      )}
    </FileBox>
  );
}

export function RemovedFile() {
  const { translate } = useTranslation();
  return (
    <FileBox>
      <p>
        {translate(
          `You can’t download this file anymore. Files stay here for ${replyFileLimits.days} days, unless your office removes them sooner. If you still need it, call your office and tell them your reference.`,
        )}
      </p>
    </FileBox>
  );
}

function FileBox({ children }: { children: ReactNode }) {
  const { translate } = useTranslation();
  return (
    <section aria-labelledby="request-file" css={boxStyle}>
      <h2 id="request-file" css={{ fontSize: type.size.h4 }}>
        {translate('Your file')}
      </h2>
      {children}
    </section>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.medium,
  background: color.primarySoft,
});
const statusStyle = css({ overflowWrap: 'anywhere', '&:empty': { display: 'none' } });

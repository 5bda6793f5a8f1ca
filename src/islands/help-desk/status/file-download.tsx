import { useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { answerFile } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import { fetchFile } from '../../../lib/api/versioned-requests';
import { saveFile } from '../../../lib/files/save-file';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { Button } from '../../../ui/buttons/button';
import { faultBoxStyle } from '../../../ui/error.styles';
import { inWords } from '../format-date-time';
import { sizeInWords } from './format-file-size';

/** A file of 5 MB takes its time on a slow line. */
const patience = 5 * 60_000;

type AnswerFileProps = {
  token: string;
  file: NonNullable<HelpDeskStatus['file']>;
  /** The file is not there any more. */
  onGone: () => void;
};

/** What the office has attached, to be saved: under its reference, which tells a finder nothing, and so that name is said. The token travels in the body: it stands in no address. */
export function AnswerFile({ token, file, onGone }: AnswerFileProps) {
  const [state, setState] = useState<'ready' | 'busy' | { saved: string } | { failed: string }>(
    'ready',
  );
  const download = async () => {
    setState('busy');
    try {
      const body = { token };
      const answer = await fetchFile('/helpDesk/file', { method: 'POST', body, timeout: patience });
      saveFile(answer);
      setState({ saved: answer.name });
    } catch (error) {
      setState({ failed: faultWords(error) });
      if (error instanceof ApiError && error.status === 404) onGone();
    }
  };
  return (
    <FileBox>
      <p css={{ overflowWrap: 'anywhere' }}>
        <strong>{file.name}</strong>{' '}
        <span css={{ whiteSpace: 'nowrap' }}>({sizeInWords(file.size)})</span>
      </p>
      <p>
        You can download it until <time dateTime={file.until}>{inWords(file.until, 'minute')}</time>
        . Save it where nobody else can see it.
      </p>
      <Button
        tone="main"
        busy={state === 'busy'}
        // The second click of a double click asks for nothing new, even where the first is done by then.
        onClick={({ detail }) => detail < 2 && void download()}
      >
        Download the file
      </Button>
      <p role="status" css={emptyStyle}>
        {state === 'busy' && 'Downloading. This can take a minute.'}
        {typeof state === 'object' &&
          'saved' in state &&
          `Downloaded as ${state.saved}. You find it where your browser keeps downloads.`}
      </p>
      {typeof state === 'object' && 'failed' in state && (
        <p role="alert" css={faultBoxStyle}>
          <span>
            <strong>The file could not be downloaded.</strong> {state.failed}
          </span>
        </p>
      )}
    </FileBox>
  );
}

/** In the place of a file that was there. */
export function GoneFile() {
  return (
    <FileBox>
      <p>
        It can no longer be downloaded: a file stays for {answerFile.days} days, or until your
        office takes it back. If you still need it, call your office and say your reference.
      </p>
    </FileBox>
  );
}

function FileBox({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="answer-file" css={boxStyle}>
      <h2 id="answer-file" css={{ fontSize: type.size.h4 }}>
        Your file
      </h2>
      {children}
    </section>
  );
}

function faultWords(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  return 'Something went wrong. Please try again.';
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.tealLine}`,
  borderRadius: radius.medium,
  background: color.tealSoft,
});
const emptyStyle = css({ overflowWrap: 'anywhere', '&:empty': { display: 'none' } });

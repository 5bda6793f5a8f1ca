import { css } from '@emotion/react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk-record';
import { formatPhone } from '../../../../contract/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { TimeAgo } from '../../parts/time/time-ago';
import { Delivery } from '../../parts/writing/delivery';
import { TryAgain } from '../../parts/writing/try-again';
import { recordPath, useFreshHelpDesk } from '../use-queue';
import { bubbleStyle, noteStyle } from '../../parts/note-bubble';
import { Story, storyMetaStyle } from '../../parts/story';
import { storyOf } from './story';

/** What happened to a request, and what the office wrote. */
export function RecordStory({ record }: { record: HelpDeskDetail }) {
  return (
    <Story id="record-story">
      {storyOf(record).map((entry) =>
        entry.kind === 'message' ? (
          <li key={entry.message.id}>
            <Written recordId={record.id} message={entry.message} />
          </li>
        ) : (
          <li key={`${entry.at} ${entry.words}`} css={storyMetaStyle}>
            {entry.words} · <TimeAgo at={entry.at} />
          </li>
        ),
      )}
    </Story>
  );
}

function Written({ recordId, message }: { recordId: string; message: HelpDeskMessage }) {
  const refresh = useFreshHelpDesk();
  const isNote = message.kind === 'note';
  return (
    <div role="group" aria-label={isNote ? 'Private note' : 'Answer'} tabIndex={-1}>
      <p css={storyMetaStyle}>
        <strong css={{ color: color.text }}>{message.author}</strong>
        {isNote
          ? ' · Private note'
          : message.to === null
            ? ' · on the status page'
            : ` · to ${formatPhone(message.to)}`}
        {' · '}
        <TimeAgo at={message.at} />
      </p>
      <p css={[bubbleStyle, isNote ? noteStyle : answerStyle]}>{message.text}</p>
      {isNote ? (
        <p css={storyMetaStyle}>Only the office sees this.</p>
      ) : message.to === null ? null : (
        <p
          css={[
            storyMetaStyle,
            css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
          ]}
        >
          <Delivery state={message.delivery} />
          {message.delivery === 'failed' && (
            <>
              {message.problem ?? 'It did not reach the person.'}
              <TryAgain
                path={`${recordPath(recordId)}/messages/${message.id}`}
                onQueued={refresh}
              />
            </>
          )}
        </p>
      )}
    </div>
  );
}

const answerStyle = css({ borderColor: color.tealLine, background: color.tealSoft });

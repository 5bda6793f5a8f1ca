import { css } from '@emotion/react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { TimeAgo } from '../../components/time/time-ago';
import { Delivery } from '../../components/timeline/delivery-status';
import { TryAgain } from '../../components/timeline/retry-button';
import { useIntoSight } from '../../hooks/use-scroll-into-view';
import { recordPath, useFreshHelpDesk } from '../api';
import { bubbleStyle, noteStyle } from '../../components/timeline/note-bubble';
import { Story, storyMetaStyle } from '../../components/timeline/timeline';
import { isOver, storyOf } from './timeline-entries';

type RecordStoryProps = {
  record: HelpDeskDetail;
  /** The message that was written here just now. */
  written: string | null;
};

/** What happened to a request, and what the office wrote; what was written just now comes into sight. */
export function RecordStory({ record, written }: RecordStoryProps) {
  return (
    <Story id="record-story">
      {storyOf(record).map((entry) =>
        entry.kind === 'message' ? (
          <li key={entry.message.id}>
            <Written record={record} message={entry.message} isNew={entry.message.id === written} />
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

type WrittenProps = { record: HelpDeskDetail; message: HelpDeskMessage; isNew: boolean };

function Written({ record, message, isNew }: WrittenProps) {
  const refresh = useFreshHelpDesk();
  const place = useIntoSight<HTMLDivElement>(isNew);
  const isNote = message.kind === 'note';
  return (
    <div ref={place} role="group" aria-label={labels[message.kind]} tabIndex={-1}>
      <p css={storyMetaStyle}>
        <strong css={{ color: color.text }}>{message.author}</strong>
        {isNote
          ? ' · Private note'
          : message.to === null
            ? ' · on the status page'
            : ` · ${message.kind === 'notice' ? 'E-mail ' : ''}to ${formatPhone(message.to)}`}
        {' · '}
        <TimeAgo at={message.at} />
      </p>
      {message.kind !== 'notice' && (
        <p css={[bubbleStyle, isNote ? noteStyle : answerStyle]}>{message.text}</p>
      )}
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
              {!isOver(record, message) && (
                <TryAgain
                  path={`${recordPath(record.id)}/messages/${message.id}`}
                  onQueued={refresh}
                />
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}

const labels = { note: 'Private note', reply: 'Answer', notice: 'E-mail' } as const;

const answerStyle = css({ borderColor: color.tealLine, background: color.tealSoft });

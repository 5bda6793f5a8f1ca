import { css } from '@emotion/react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk-record';
import { formatPhone } from '../../../../contract/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { TimeAgo } from '../../parts/time/time-ago';
import { Delivery } from '../../parts/writing/delivery';
import { TryAgain } from '../../parts/writing/try-again';
import { useIntoSight } from '../../parts/writing/use-into-sight';
import { recordPath, useFreshHelpDesk } from '../use-queue';
import { bubbleStyle, noteStyle } from '../../parts/note-bubble';
import { Story, storyMetaStyle } from '../../parts/story';
import { isOver, storyOf } from './story';

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

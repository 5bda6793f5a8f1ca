import { useRef, useState } from 'react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { isDecided } from '../../../../contract/help-desk/constants';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { FactsLine } from '../../components/detail/meta-line';
import { OpenDetail } from '../../components/detail/detail-pane';
import { regionName } from '../../components/region-name';
import { TimeAgo } from '../../components/time/time-ago';
import { RecordBadge } from '../status-badge';
import { queueKinds } from '../queues/queue-types';
import { recordPath } from '../api';
import { Asked } from './request-details';
import { Earlier } from './earlier-requests';
import { RecordReply } from './reply';
import { RecordState } from './status-bar';
import { RecordStory } from './request-timeline';
import { useRecordChange } from './use-request-change';

type RecordProps = {
  record: HelpDeskDetail;
  back: string;
  addressOf: (record: string) => string;
  takesFocus: boolean;
};

/** One request: who asks for what, how it stands, what happened, and the answer. Give it the id as key. */
export function Record({ record, back, addressOf, takesFocus }: RecordProps) {
  const state = useRecordChange(record);
  const { RecordPart, inFewWords } = queueKinds[record.type];
  const box = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  useKeys({
    r: { words: 'To the reply box; Esc leads out of it', act: () => box.current?.focus() },
    ...(!isDecided(record.type) && {
      e: {
        words: 'Mark this request as reviewed',
        act: () => {
          if (!record.reviewed) void state.change({ reviewed: true });
        },
      },
    }),
  });
  return (
    <OpenDetail
      id="record-name"
      title={record.name}
      meta={
        <FactsLine
          facts={[record.reference, regionName(record.region), <TimeAgo key="at" at={record.at} />]}
          badge={<RecordBadge record={record} />}
        />
      }
      back={back}
      closeWords="Close the request"
      takesFocus={takesFocus}
      person={record}
      path={recordPath(record.id)}
      state={<RecordState record={record} state={state} />}
      foot={<RecordReply record={record} box={box} onWritten={setWritten} />}
    >
      <Asked record={record} />
      {RecordPart && <RecordPart {...{ record, addressOf }} />}
      <Earlier {...record} {...{ inFewWords, addressOf }} />
      <RecordStory record={record} written={written} />
    </OpenDetail>
  );
}

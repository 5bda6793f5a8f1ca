import { useRef, useState } from 'react';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { isDecided } from '../../../../contract/help-desk-types';
import { useKeys } from '../../parts/keys/use-keys';
import { FactsLine } from '../../parts/facts-line';
import { OpenDetail } from '../../parts/open-detail';
import { regionName } from '../../parts/region-name';
import { TimeAgo } from '../../parts/time/time-ago';
import { RecordBadge } from '../record-badge';
import { queueKinds } from '../queues/queue-kinds';
import { recordPath } from '../use-queue';
import { Asked } from './asked';
import { Earlier } from './earlier';
import { RecordReply } from './record-reply';
import { RecordState } from './record-state';
import { RecordStory } from './record-story';
import { useRecordChange } from './use-record-change';

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

import { useRef, useState } from 'react';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { useKeys } from '../../parts/keys/use-keys';
import { OpenDetail } from '../../parts/open-detail';
import { regionName } from '../../parts/region-name';
import { TimeAgo } from '../../parts/time/time-ago';
import { RecordBadge } from '../record-badge';
import { recordPath } from '../use-queue';
import { Asked } from './asked';
import { Away } from './away';
import { Earlier } from './earlier';
import { PayStubFile } from './pay-stub-file';
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
  const box = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  useKeys({
    r: { words: 'To the reply box; Esc leads out of it', act: () => box.current?.focus() },
    e: {
      words: 'Mark this request as reviewed',
      act: () => {
        if (!record.reviewed && record.type !== 'requestPto') void state.change({ reviewed: true });
      },
    },
  });
  return (
    <OpenDetail
      id="record-name"
      title={record.name}
      meta={
        <>
          {record.reference} · {regionName(record.region)} · <TimeAgo at={record.at} />{' '}
          <RecordBadge record={record} />
        </>
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
      {record.type === 'payStub' && <PayStubFile record={record} />}
      {record.type === 'requestPto' && (
        <Away away={record.away} region={record.region} addressOf={addressOf} />
      )}
      <Earlier name={record.name} earlier={record.earlier} addressOf={addressOf} />
      <RecordStory record={record} written={written} />
    </OpenDetail>
  );
}

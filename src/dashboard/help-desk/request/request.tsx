import { useRef, useState } from 'react';
import { Check, RotateCcw } from 'lucide-react';
import type { RecordState, HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { needsDecision, type HelpDeskType } from '../../../../contract/help-desk/constants';
import { Button } from '../../../ui/buttons/button';
import { useShortcuts } from '../../hooks/keyboard/use-shortcuts';
import { MetaLine } from '../../components/detail/meta-line';
import { DetailPane, stateBarStyle } from '../../components/detail/detail-pane';
import { RecordPlaceholder } from '../../components/detail/record-placeholder';
import { getRegionName } from '../../components/region-name';
import { TimeAgo } from '../../components/time/time-ago';
import { useVersionedChange, type VersionedChange } from '../../api/use-versioned-change';
import { AssigneeSelect } from '../../components/assignee/assignee';
import { ChangeError } from '../../components/status/messages';
import { assigneesPath, requestPath, useRefreshHelpDesk, useRequest } from '../api';
import { queueTypes } from '../queues/queue-types';
import type { ActionsProps, RequestPatch } from '../queues/queue-type';
import { RequestBadge } from '../status-badge';
import { DecisionActions } from '../time-off/decision';
import { EarlierRequests } from './earlier-requests';
import { RequestReply } from './reply';
import { RequestDetails } from './request-details';
import { RequestTimeline } from './request-timeline';

type RequestDetailProps = {
  id: string;
  type: HelpDeskType;
  listUrl: string;
  getUrl: (requestId: string) => string;
  /** False if the page was loaded with it open. */
  takesFocus: boolean;
};

/** The open request of a queue, or a placeholder. */
export function RequestDetail({ id, type, ...props }: RequestDetailProps) {
  const response = useRequest(id);
  const request = response.data;
  if (request?.type === type) return <OpenRequest request={request} {...props} />;
  return (
    <RecordPlaceholder
      record={{ ...response, isMissing: response.isMissing || request !== undefined }}
      missingMessage="Request not found in this queue"
      backUrl={props.listUrl}
    />
  );
}

type OpenRequestProps = Omit<RequestDetailProps, 'id' | 'type'> & { request: HelpDeskDetail };

function OpenRequest({ request, listUrl, getUrl, takesFocus }: OpenRequestProps) {
  const refresh = useRefreshHelpDesk();
  const state = useVersionedChange<RecordState, RequestPatch>(
    requestPath(request.id),
    request.version,
    { onChanged: refresh, onError: refresh },
  );
  const { Section, summarize } = queueTypes[request.type];
  const box = useRef<HTMLTextAreaElement>(null);
  const [writtenId, setWrittenId] = useState<string | null>(null);
  useShortcuts({
    r: { label: 'Write a reply (Esc leaves the box)', run: () => box.current?.focus() },
    ...(!needsDecision(request.type) && {
      e: {
        label: 'Mark this request reviewed',
        run: () => {
          if (!request.reviewed) void state.change({ reviewed: true });
        },
      },
      u: {
        label: 'Mark this request as waiting',
        run: () => {
          if (request.reviewed) void state.change({ reviewed: false });
        },
      },
    }),
  });
  return (
    <DetailPane
      id="request-name"
      title={request.name}
      meta={
        <MetaLine
          facts={[
            request.reference,
            getRegionName(request.region),
            <TimeAgo key="at" at={request.at} />,
          ]}
          badge={<RequestBadge request={request} />}
        />
      }
      backUrl={listUrl}
      closeLabel="Close request"
      takesFocus={takesFocus}
      person={request}
      path={requestPath(request.id)}
      state={<StatusBar request={request} state={state} />}
      footer={<RequestReply request={request} box={box} onWritten={setWrittenId} />}
    >
      <RequestDetails request={request} />
      {Section && <Section request={request} getUrl={getUrl} />}
      <EarlierRequests request={request} summarize={summarize} getUrl={getUrl} />
      <RequestTimeline request={request} writtenId={writtenId} />
    </DetailPane>
  );
}

type StatusBarProps = { request: HelpDeskDetail; state: VersionedChange<RequestPatch> };

function StatusBar({ request, state: { change, busy, pendingChange, error } }: StatusBarProps) {
  const Actions = needsDecision(request.type) ? DecisionActions : ReviewActions;
  const { assignee = request.assignee } = pendingChange;
  return (
    <div css={stateBarStyle} aria-busy={busy}>
      <Actions request={request} change={change} busy={busy} />
      <AssigneeSelect
        path={assigneesPath(request.type)}
        assignee={assignee}
        onAssignee={(next) => void change({ assignee: next })}
      />
      <ChangeError error={error} />
    </div>
  );
}

function ReviewActions({ request: { reviewed }, change, busy }: ActionsProps) {
  return reviewed ? (
    <Button tone="outline" busy={busy} onClick={() => void change({ reviewed: false })}>
      <RotateCcw size={18} aria-hidden /> Mark as waiting
    </Button>
  ) : (
    <Button busy={busy} onClick={() => void change({ reviewed: true })}>
      <Check size={18} aria-hidden /> Mark reviewed
    </Button>
  );
}

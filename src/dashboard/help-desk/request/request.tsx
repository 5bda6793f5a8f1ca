import { useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { needsDecision, type HelpDeskType } from '../../../../contract/help-desk/constants';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { Button } from '../../../ui/buttons/button';
import { callStaff } from '../../api/staff-client';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { ConfirmButton } from '../../../ui/confirm';
import { FollowUpLine } from '../../components/follow-up/follow-up-line';
import { DetailPane, stateBarStyle } from '../../components/detail/detail-pane';
import type { OpenRecord } from '../../components/detail/list-detail-layout';
import { RecordPlaceholder } from '../../components/detail/record-placeholder';
import { RelatedRecords } from '../../components/detail/related-records';
import { Facts } from '../../components/table/cells';
import { TextingState } from '../../components/texting/texting-state';
import { TimeAgo } from '../../components/time/time-ago';
import { TagList } from '../../components/tags/tag-list';
import { TagSelect } from '../../components/tags/tag-select';
import { useVersionedChange, type VersionedChange } from '../../hooks/use-versioned-change';
import { AssigneeSelect } from '../../components/assignee';
import { ChangeError } from '../../components/status/messages';
import { pollingOptions, useInvalidate, useRecord } from '../../api/swr-hooks';
import { getMissingFileWarning } from '../bulk-actions';
import { queueTypes } from '../queues/queue-types';
import type { ActionsProps, RequestPatch } from '../queues/queue-type';
import { RequestBadge } from '../columns';
import { DecisionActions } from '../time-off/decision';
import { useDecisionRestore } from '../time-off/decision-message';
import { EarlierRequests } from './earlier-requests';
import { RequestReply } from './reply';
import { RequestDetails } from './request-details';
import { RequestTimeline } from './request-timeline';

/** The shortcut presses it. */
const reviewButtonId = 'mark-reviewed';

type RequestDetailProps = OpenRecord & {
  type: HelpDeskType;
  getUrl: (requestId: string) => string;
};

export function RequestDetail({ id, type, ...props }: RequestDetailProps) {
  const response = useRecord('GET /helpDesk/records/:id', { params: { id } }, pollingOptions);
  const request = response.data;
  if (request?.type === type && !response.isMissing)
    return <OpenRequest request={request} {...props} />;
  return (
    <RecordPlaceholder
      record={{ ...response, isMissing: response.isMissing || request !== undefined }}
      missingMessage="Request not found in this queue"
      backUrl={props.backUrl}
    />
  );
}

type OpenRequestProps = Omit<RequestDetailProps, 'id' | 'type'> & { request: HelpDeskDetail };

function OpenRequest({ request, backUrl, getUrl, takesFocus }: OpenRequestProps) {
  const refresh = useInvalidate('/helpDesk');
  const params = { id: request.id };
  const restoreDraft = useDecisionRestore(request.id);
  const state = useVersionedChange('PATCH /helpDesk/records/:id', { params }, request.version, {
    onChanged: refresh,
    onError: refresh,
    undo: {
      call: 'POST /helpDesk/records/undo',
      name: request.name,
      describe: (patch) => describePatch(request.name, patch),
      onUndone: (isDone, { decision, note }) => {
        if (isDone && note !== undefined) restoreDraft(decision ?? 'undecided', note);
        refresh();
      },
    },
  });
  const { Section } = queueTypes[request.type];
  const box = useRef<HTMLTextAreaElement>(null);
  const [writtenId, setWrittenId] = useState<string | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  useShortcuts({
    r: { label: 'Write a reply (Esc leaves the box)', run: () => box.current?.focus() },
    ...(!needsDecision(request.type) && {
      e: {
        label: 'Mark this request reviewed',
        run: () => document.getElementById(reviewButtonId)?.click(),
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
        <>
          <Facts
            facts={[
              request.reference,
              getRegionName(request.region),
              <TextingState
                key="texting"
                person={request}
                ledger={{ call: 'GET /helpDesk/records/:id/text-consent', params }}
                save={(body) =>
                  callStaff('POST /helpDesk/records/:id/text-consent', { params, body })
                }
                onChanged={refresh}
              />,
              <TimeAgo key="at" at={request.at} />,
            ]}
          />{' '}
          <RequestBadge request={request} /> <TagList ids={request.tags} />
        </>
      }
      backUrl={backUrl}
      closeLabel="Close request"
      takesFocus={takesFocus}
      person={request}
      recordId={request.id}
      presence={{ call: 'POST /helpDesk/records/:id/presence', params }}
      state={
        <StatusBar
          request={request}
          state={state}
          isDeciding={isDeciding}
          onQuestion={setDeciding}
        />
      }
      footer={
        // The request must stay visible while someone decides about it.
        <div css={{ display: isDeciding ? 'none' : 'contents' }}>
          <RequestReply request={request} box={box} onWritten={setWrittenId} />
        </div>
      }
    >
      <FollowUpLine
        record={{ kind: 'request', id: request.id, name: request.name }}
        followUp={request.followUp}
      />
      <RequestDetails request={request} />
      {Section && <Section request={request} getUrl={getUrl} />}
      <EarlierRequests request={request} getUrl={getUrl} />
      <RequestTimeline request={request} writtenId={writtenId} />
      <RelatedRecords id={request.id} except="request" />
    </DetailPane>
  );
}

type StatusBarProps = {
  request: HelpDeskDetail;
  state: VersionedChange<RequestPatch>;
  isDeciding: boolean;
  onQuestion: (isOpen: boolean) => void;
};

function StatusBar({ request, state, isDeciding, onQuestion }: StatusBarProps) {
  const { change, isPending, pendingChange, error } = state;
  const { assignee = request.assignee } = pendingChange;
  return (
    <div css={stateBarStyle} aria-busy={isPending}>
      {needsDecision(request.type) ? (
        <DecisionActions
          request={request}
          change={change}
          isPending={isPending}
          onQuestion={onQuestion}
        />
      ) : (
        <ReviewActions request={request} change={change} isPending={isPending} />
      )}
      {!isDeciding && (
        <AssigneeSelect
          assignees={{
            call: 'GET /helpDesk/queues/:type/assignees',
            params: { type: request.type },
            query: { region: request.region },
          }}
          assignee={assignee}
          onAssignee={(next) => void change({ assignee: next })}
        />
      )}
      {!isDeciding && (
        <TagSelect label="Tags" tags={request.tags} onPatch={(patch) => void change(patch)} />
      )}
      <ChangeError error={error} />
    </div>
  );
}

type ReviewActionsProps = Omit<ActionsProps, 'request'> & { request: HelpDeskDetail };

/** Marks the request reviewed, after a question if the caregiver would get nothing. */
function ReviewActions({ request, change, isPending }: ReviewActionsProps) {
  const warning = getMissingFileWarning([request]);
  const review = () => void change({ reviewed: true });
  const label = (
    <>
      <Check size={18} aria-hidden /> Mark reviewed
    </>
  );
  if (request.reviewed) {
    return (
      <Button tone="outline" isPending={isPending} onClick={() => void change({ reviewed: false })}>
        <RotateCcw size={18} aria-hidden /> Mark as waiting
      </Button>
    );
  }
  return warning === undefined ? (
    <Button id={reviewButtonId} isPending={isPending} onClick={review}>
      {label}
    </Button>
  ) : (
    <ConfirmButton
      id={reviewButtonId}
      tone="primary"
      label={label}
      title="Mark this reviewed without a pay stub?"
      message={warning}
      confirm="Mark reviewed"
      isPending={isPending}
      onConfirm={review}
    />
  );
}

/** 'Marked Ann Lee reviewed' */
export function describePatch(name: string, change: RequestPatch) {
  const { decision, reviewed, assignee, addTag, removeTag } = change;
  if ((addTag ?? removeTag) !== undefined) return `Changed the tags of ${name}`;
  if (decision === null) return `Undid the decision on ${name}’s time off`;
  if (decision !== undefined) {
    return `${decision === 'approved' ? 'Approved' : 'Declined'} ${name}’s time off`;
  }
  if (reviewed !== undefined) return `Marked ${name} ${reviewed ? 'reviewed' : 'as waiting'}`;
  return assignee === null ? `Unassigned ${name}` : `Assigned ${name}`;
}

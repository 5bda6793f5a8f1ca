import { useRef, useState, type RefObject } from 'react';
import FileDown from 'lucide-react/icons/file-down';
import { applicationStages } from '../../../../contract/applications/constants';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { formatDateAt } from '../../../../contract/shared/dates/format-date';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { pollingOptions, useInvalidate, useRecord } from '../../api/swr-hooks';
import { Composer } from '../../components/composer/composer';
import { describeFollowUpChange } from '../../components/follow-up/describe-change';
import { FollowUpLine } from '../../components/follow-up/follow-up-line';
import { TextButton } from '../../components/buttons';
import { quietStyle } from '../../components/dashboard.styles';
import { DescriptionList } from '../../components/detail/description-list';
import { DetailPane } from '../../components/detail/detail-pane';
import type { OpenRecord } from '../../components/detail/list-detail-layout';
import { RecordPlaceholder } from '../../components/detail/record-placeholder';
import { RelatedRecords } from '../../components/detail/related-records';
import { ErrorMessage } from '../../components/status/messages';
import { Facts } from '../../components/table/cells';
import { TimeAgo } from '../../components/time/time-ago';
import {
  bubbleStyle,
  NoteBubble,
  Timeline,
  timelineMetaStyle,
  StaffName,
} from '../../components/timeline';
import { NoteText } from '../../components/note-text';
import { MessageFiles } from '../../components/files/message-files';
import { useScrollIntoView } from '../../hooks/use-focus';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { TemplatesButton } from '../../components/templates/templates-button';
import { useComposer } from '../../components/composer/use-composer';
import { useDownload } from '../../hooks/use-download';
import { StageBadge, StageSelect } from './stage-select';

export function ApplicationDetailPane({ id, backUrl, takesFocus }: OpenRecord) {
  const record = useRecord('GET /jobs/applications/:id', { params: { id } }, pollingOptions);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [newEntry, setNewEntry] = useState<string | null>(null);
  useShortcuts({
    r: { label: 'Write a note; Esc leaves it', run: () => noteRef.current?.focus() },
  });
  const { data: application, isMissing } = record;
  if (application === undefined || isMissing) {
    return (
      <RecordPlaceholder record={record} missingMessage="Application not found" backUrl={backUrl} />
    );
  }
  const { name, jobTitle, region, at, note, entries } = application;
  return (
    <DetailPane
      id="application-name"
      title={name}
      meta={
        <>
          <Facts facts={[jobTitle, getRegionName(region), <TimeAgo key="at" at={at} />]} />{' '}
          <StageBadge application={application} />
        </>
      }
      closeLabel="Close application"
      person={application}
      recordId={id}
      presence={{ call: 'POST /jobs/applications/:id/presence', params: { id } }}
      backUrl={backUrl}
      takesFocus={takesFocus}
      state={<StageSelect application={application} />}
      footer={<NoteComposer application={application} box={noteRef} onSaved={setNewEntry} />}
    >
      <FollowUpLine record={{ kind: 'application', id, name }} followUp={application.followUp} />
      <DescriptionList
        details={[
          { label: 'Certificate', value: application.certified ? 'Yes' : 'No' },
          { label: 'Languages', value: application.languages },
          { label: 'Availability', value: application.availability },
          { label: 'Résumé', value: <Resume application={application} /> },
        ]}
      />
      <Timeline>
        <li>
          <p css={timelineMetaStyle}>
            {name} applied · <TimeAgo at={at} />
          </p>
          {note !== '' && <p css={bubbleStyle}>{note}</p>}
        </li>
        {entries.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} isNew={entry.id === newEntry} />
        ))}
      </Timeline>
      <RelatedRecords id={id} />
    </DetailPane>
  );
}

/** A change of the stage or a private note. A new one scrolls into view. */
function TimelineEntry({ entry, isNew }: { entry: ApplicationEntry; isNew: boolean }) {
  const { at, by, stage, note, followUp } = entry;
  const item = useScrollIntoView<HTMLLIElement>(isNew);
  return (
    <li ref={item}>
      <p css={timelineMetaStyle}>
        <StaffName email={by} />
        {followUp
          ? ` ${describeFollowUpChange(followUp.field, followUp.detail)}`
          : stage === null
            ? ' · Private note'
            : ` moved to ${applicationStages[stage]}`}{' '}
        · <TimeAgo at={at} />
      </p>
      {note !== null && (
        <NoteBubble>
          <p>
            <NoteText text={note} />
          </p>
          <MessageFiles messageId={entry.id} files={entry.files} />
        </NoteBubble>
      )}
    </li>
  );
}

type NoteComposerProps = {
  application: ApplicationDetail;
  box: RefObject<HTMLTextAreaElement>;
  onSaved: (entryId: string) => void;
};

function NoteComposer({ application, box, onSaved }: NoteComposerProps) {
  const invalidate = useInvalidate('/jobs');
  const input = { params: { id: application.id } };
  const composer = useComposer({
    kind: 'application',
    subject: application.id,
    channels: ['note'],
    defaultChannel: 'note',
    onRejected: invalidate,
  });
  const save = (text: string) =>
    composer.send('POST /jobs/applications/:id/notes', { ...input, body: { text } }, (entry) => {
      onSaved(entry.id);
      invalidate();
    });
  return (
    <Composer
      composer={composer}
      channels={[{ value: 'note', disabledReason: null }]}
      savedMessage="Note saved"
      textareaRef={box}
      escapeTargetId="application-name"
      onSubmit={save}
      tools={
        <TemplatesButton
          place="applications"
          region={application.region}
          language={null}
          person={{ name: application.name }}
          channel="note"
          draft={composer.draft}
          box={box}
        />
      }
    />
  );
}

const fileTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word (.doc)',
};

/** The résumé of an application. The server records each download. */
function Resume({ application: { id, name, resume } }: { application: ApplicationDetail }) {
  // The server calls every résumé resume.pdf.
  const file = useDownload((fileName) => `${name} ${fileName}`);
  if (resume === null) return <>Not attached</>;
  const type = fileTypes[resume.type] ?? 'Word (.docx)';
  return (
    <>
      <TextButton
        isPending={file.isPending}
        onClick={() => void file.download('GET /jobs/applications/:id/resume', { params: { id } })}
      >
        {!file.isPending && <FileDown size={16} aria-hidden />} Download résumé
      </TextButton>{' '}
      <span css={quietStyle}>
        {type}, {Math.ceil(resume.size / 1024)} KB, kept until {formatDateAt(resume.until)}.
        Downloads are recorded.
      </span>
      {file.error !== null && <ErrorMessage>Not downloaded. {file.error}</ErrorMessage>}
    </>
  );
}

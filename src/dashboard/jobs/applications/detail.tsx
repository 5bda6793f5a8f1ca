import { useRef, useState } from 'react';
import { applicationStages } from '../../../../contract/applications/constants';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { DescriptionList } from '../../components/detail/description-list';
import { DetailPane } from '../../components/detail/detail-pane';
import { MetaLine } from '../../components/detail/meta-line';
import { RecordPlaceholder } from '../../components/detail/record-placeholder';
import { getRegionName } from '../../components/region-name';
import { StaffName } from '../../components/person/staff-name';
import { TimeAgo } from '../../components/time/time-ago';
import { NoteBubble, Timeline, timelineMetaStyle } from '../../components/timeline/timeline';
import { useShortcuts } from '../../hooks/keyboard/use-shortcuts';
import { useScrollIntoView } from '../../hooks/focus/use-focus';
import { applicationPath, useApplication } from '../api';
import { NoteComposer } from './note-composer';
import { Resume } from './resume';
import { StageBadge, StageSelect } from './stage-select';

type ApplicationDetailPaneProps = {
  id: string;
  /** The URL of the list alone. */
  backUrl: string;
  /** True if the application was opened by the user, not by loading the page. */
  takesFocus: boolean;
};

/** An application with its stage, notes, and résumé, beside the list. */
export function ApplicationDetailPane({ id, backUrl, takesFocus }: ApplicationDetailPaneProps) {
  const record = useApplication(id);
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
  const { name, jobTitle, region, at, entries } = application;
  return (
    <DetailPane
      id="application-name"
      title={name}
      meta={
        <MetaLine
          facts={[jobTitle, getRegionName(region), <TimeAgo key="at" at={at} />]}
          badge={<StageBadge application={application} />}
        />
      }
      closeLabel="Close application"
      person={application}
      path={applicationPath(id)}
      backUrl={backUrl}
      takesFocus={takesFocus}
      state={<StageSelect application={application} />}
      footer={<NoteComposer application={application} box={noteRef} onSaved={setNewEntry} />}
    >
      <DescriptionList details={getDetails(application)} />
      <Resume application={application} />
      {entries.length > 0 && (
        <Timeline id="application-timeline">
          {entries.map((entry) => (
            <TimelineEntry key={entry.id} entry={entry} isNew={entry.id === newEntry} />
          ))}
        </Timeline>
      )}
    </DetailPane>
  );
}

function getDetails({ certified, languages, availability, note }: ApplicationDetail) {
  const details = [
    { label: 'Certificate', value: certified ? 'Yes' : 'No' },
    { label: 'Languages', value: languages },
    { label: 'Availability', value: availability },
    { label: 'Message', value: note },
  ];
  return details.filter(({ value }) => value !== '');
}

/** A change of the stage or a private note. A new one scrolls into view. */
function TimelineEntry({ entry, isNew }: { entry: ApplicationEntry; isNew: boolean }) {
  const { at, by, stage, note } = entry;
  const item = useScrollIntoView<HTMLLIElement>(isNew);
  return (
    <li ref={item}>
      <p css={timelineMetaStyle}>
        <StaffName email={by} />
        {stage === null ? ' · Private note' : ` moved to ${applicationStages[stage]}`} ·{' '}
        <TimeAgo at={at} />
      </p>
      {note !== null && <NoteBubble>{note}</NoteBubble>}
    </li>
  );
}

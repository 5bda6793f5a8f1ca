import { useRef, useState } from 'react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { applicationStages } from '../../../../contract/jobs/constants';
import { DescriptionList } from '../../components/detail/description-list';
import { DetailPane } from '../../components/detail/detail-pane';
import { MetaLine } from '../../components/detail/meta-line';
import { RecordPlaceholder } from '../../components/detail/record-placeholder';
import { getRegionName } from '../../components/region-name';
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
  back: string;
  /** The person opened the application here, rather than loading the page with it. */
  takesFocus: boolean;
};

/** An application beside the list. */
export function ApplicationDetailPane({ id, back, takesFocus }: ApplicationDetailPaneProps) {
  const record = useApplication(id);
  if (record.data === undefined || record.isMissing) {
    return (
      <RecordPlaceholder
        record={record}
        missingMessage="This application doesn't exist"
        backUrl={back}
      />
    );
  }
  return <ApplicationView application={record.data} back={back} takesFocus={takesFocus} />;
}

type ApplicationViewProps = { application: ApplicationDetail; back: string; takesFocus: boolean };

function ApplicationView({ application, back, takesFocus }: ApplicationViewProps) {
  const noteBox = useRef<HTMLTextAreaElement>(null);
  const [newEntry, setNewEntry] = useState<string | null>(null);
  useShortcuts({
    r: { label: 'Write a note; Esc leaves it', run: () => noteBox.current?.focus() },
  });
  const { languages, availability, note, entries } = application;
  const details = [
    { label: 'Certificate', value: application.certified ? 'Yes' : 'No' },
    { label: 'Languages', value: languages },
    { label: 'Availability', value: availability },
    { label: 'Message', value: note },
  ];
  return (
    <DetailPane
      id="application-name"
      title={application.name}
      meta={
        <MetaLine
          facts={[
            application.jobTitle,
            getRegionName(application.region),
            <TimeAgo key="at" at={application.at} />,
          ]}
          badge={<StageBadge stage={application.stage} />}
        />
      }
      closeLabel="Close application"
      person={application}
      path={applicationPath(application.id)}
      backUrl={back}
      takesFocus={takesFocus}
      state={<StageSelect application={application} />}
      footer={<NoteComposer application={application} box={noteBox} onSaved={setNewEntry} />}
    >
      <DescriptionList details={details.filter(({ value }) => value !== '')} />
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

/** A change of the stage or a private note. A new one scrolls into view. */
function TimelineEntry({ entry, isNew }: { entry: ApplicationEntry; isNew: boolean }) {
  const { at, by, stage, note } = entry;
  const item = useScrollIntoView<HTMLLIElement>(isNew);
  return (
    <li ref={item}>
      <p css={timelineMetaStyle}>
        {stage === null ? `${by} · Private note` : `${by} moved to ${applicationStages[stage]}`} ·{' '}
        <TimeAgo at={at} />
      </p>
      {note !== null && <NoteBubble>{note}</NoteBubble>}
    </li>
  );
}

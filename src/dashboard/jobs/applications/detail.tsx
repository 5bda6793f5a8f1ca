import { useRef, useState } from 'react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { applicationStages } from '../../../../contract/jobs/constants';
import { Details } from '../../components/detail/description-list';
import { OpenDetail } from '../../components/detail/detail-pane';
import { FactsLine } from '../../components/detail/meta-line';
import { NotOpen } from '../../components/detail/record-placeholder';
import { regionName } from '../../components/region-name';
import { TimeAgo } from '../../components/time/time-ago';
import { NoteBubble } from '../../components/timeline/note-bubble';
import { Story, storyMetaStyle } from '../../components/timeline/timeline';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { useIntoSight } from '../../hooks/use-scroll-into-view';
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
    return <NotOpen one={record} missingWords="This application doesn't exist" back={back} />;
  }
  return <ApplicationView application={record.data} back={back} takesFocus={takesFocus} />;
}

type ApplicationViewProps = { application: ApplicationDetail; back: string; takesFocus: boolean };

function ApplicationView({ application, back, takesFocus }: ApplicationViewProps) {
  const noteBox = useRef<HTMLTextAreaElement>(null);
  const [newEntry, setNewEntry] = useState<string | null>(null);
  useKeys({ r: { words: 'Write a note; Esc leaves it', act: () => noteBox.current?.focus() } });
  const { languages, availability, note, entries } = application;
  const details = [
    { label: 'Certificate', value: application.certified ? 'Yes' : 'No' },
    { label: 'Languages', value: languages },
    { label: 'Availability', value: availability },
    { label: 'Message', value: note },
  ];
  return (
    <OpenDetail
      id="application-name"
      title={application.name}
      meta={
        <FactsLine
          facts={[
            application.jobTitle,
            regionName(application.region),
            <TimeAgo key="at" at={application.at} />,
          ]}
          badge={<StageBadge stage={application.stage} />}
        />
      }
      closeWords="Close application"
      person={application}
      path={applicationPath(application.id)}
      back={back}
      takesFocus={takesFocus}
      state={<StageSelect application={application} />}
      foot={<NoteComposer application={application} box={noteBox} onSaved={setNewEntry} />}
    >
      <Details details={details.filter(({ value }) => value !== '')} />
      <Resume application={application} />
      {entries.length > 0 && (
        <Story id="application-timeline">
          {entries.map((entry) => (
            <TimelineEntry key={entry.id} entry={entry} isNew={entry.id === newEntry} />
          ))}
        </Story>
      )}
    </OpenDetail>
  );
}

/** A change of the stage or a private note. A new one scrolls into view. */
function TimelineEntry({ entry, isNew }: { entry: ApplicationEntry; isNew: boolean }) {
  const { at, by, stage, note } = entry;
  const item = useIntoSight<HTMLLIElement>(isNew);
  return (
    <li ref={item}>
      <p css={storyMetaStyle}>
        {stage === null ? `${by} · Private note` : `${by} moved to ${applicationStages[stage]}`} ·{' '}
        <TimeAgo at={at} />
      </p>
      {note !== null && <NoteBubble>{note}</NoteBubble>}
    </li>
  );
}

import { useRef, useState } from 'react';
import type { ApplicationDetail } from '../../../../contract/applications/schema';
import { Details } from '../../components/detail/description-list';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { FactsLine } from '../../components/detail/meta-line';
import { OpenDetail } from '../../components/detail/detail-pane';
import { regionName } from '../../components/region-name';
import { TimeAgo } from '../../components/time/time-ago';
import { applicationPath, useApplication } from '../api';
import { ApplicationNotes } from './note-composer';
import { ApplicationStory } from './timeline';
import { Resume } from './resume';
import { StageBadge } from './stage-badge';
import { StageChoice } from './stage-select';
import { NotOpen } from '../../components/detail/record-placeholder';

type OpenApplicationProps = {
  id: string;
  back: string;
  /** Whether it was chosen just now, rather than opened with the page: then it takes the focus. */
  takesFocus: boolean;
};

/** An application beside the list, or why it is not there. */
export function OpenApplication({ id, back, takesFocus }: OpenApplicationProps) {
  const one = useApplication(id);
  if (one.data && !one.isMissing)
    return <Opened application={one.data} {...{ back, takesFocus }} />;
  return <NotOpen one={one} missingWords="There is no such application" back={back} />;
}

type OpenedProps = { application: ApplicationDetail } & Omit<OpenApplicationProps, 'id'>;

function Opened({ application, back, takesFocus }: OpenedProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  useKeys({ r: { words: 'To the note; Esc leads out of it', act: () => box.current?.focus() } });
  const { languages, availability, note } = application;
  const said = [
    { label: 'Certificate', value: application.certified ? 'Yes' : 'No' },
    { label: 'Languages', value: languages },
    { label: 'Can work', value: availability },
    { label: 'Wrote', value: note },
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
      closeWords="Close the application"
      person={application}
      path={applicationPath(application.id)}
      {...{ back, takesFocus }}
      state={<StageChoice application={application} />}
      foot={<ApplicationNotes application={application} box={box} onWritten={setWritten} />}
    >
      <Details details={said.filter(({ value }) => value !== '')} />
      <Resume application={application} />
      <ApplicationStory entries={application.entries} written={written} />
    </OpenDetail>
  );
}

import { applicationStages } from '../../../../contract/jobs/constants';
import type { ApplicationEntry } from '../../../../contract/applications/schema';
import { NoteBubble } from '../../components/timeline/note-bubble';
import { Story, storyMetaStyle } from '../../components/timeline/timeline';
import { TimeAgo } from '../../components/time/time-ago';
import { useIntoSight } from '../../hooks/use-scroll-into-view';

type ApplicationStoryProps = {
  entries: readonly ApplicationEntry[];
  /** The note that was written here just now. */
  written: string | null;
};

/** What the office did with an application, the oldest first; nothing when nobody has begun. */
export function ApplicationStory({ entries, written }: ApplicationStoryProps) {
  if (entries.length === 0) return null;
  return (
    <Story id="application-story">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isNew={entry.id === written} />
      ))}
    </Story>
  );
}

function Entry({ entry, isNew }: { entry: ApplicationEntry; isNew: boolean }) {
  const { at, by, stage, note } = entry;
  const place = useIntoSight<HTMLLIElement>(isNew);
  return (
    <li ref={place}>
      <p css={storyMetaStyle}>
        {stage === null ? `${by} · Private note` : `${by} set ${applicationStages[stage]}`} ·{' '}
        <TimeAgo at={at} />
      </p>
      {note !== null && <NoteBubble>{note}</NoteBubble>}
    </li>
  );
}

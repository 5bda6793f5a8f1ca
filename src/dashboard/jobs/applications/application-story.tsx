import { applicationStages } from '../../../../contract/job-post-words';
import type { ApplicationEntry } from '../../../../contract/job-applications';
import { NoteBubble } from '../../parts/note-bubble';
import { Story, storyMetaStyle } from '../../parts/story';
import { TimeAgo } from '../../parts/time/time-ago';

/** What the office did with an application, the oldest first; nothing when nobody has begun. */
export function ApplicationStory({ entries }: { entries: readonly ApplicationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Story id="application-story">
      {entries.map(({ id, at, by, stage, note }) => (
        <li key={id}>
          <p css={storyMetaStyle}>
            {stage === null ? `${by} · Private note` : `${by} set ${applicationStages[stage]}`} ·{' '}
            <TimeAgo at={at} />
          </p>
          {note !== null && <NoteBubble>{note}</NoteBubble>}
        </li>
      ))}
    </Story>
  );
}

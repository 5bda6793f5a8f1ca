import { css } from '@emotion/react';
import { applicationStages } from '../../../../contract/job-post-words';
import type { ApplicationEntry } from '../../../../contract/job-applications';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { NoteBubble } from '../../parts/note-bubble';
import { sectionHeadStyle } from '../../parts/section-head-style';
import { text } from '../../parts/text';
import { TimeAgo } from '../../parts/time/time-ago';

/** What the office did with an application, the oldest first; nothing when nobody has begun. */
export function ApplicationStory({ entries }: { entries: readonly ApplicationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="application-story" css={{ display: 'grid', gap: space[3] }}>
      <h3 id="application-story" css={sectionHeadStyle}>
        What happened
      </h3>
      <ol css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>
        {entries.map(({ id, at, by, stage, note }) => (
          <li key={id}>
            <p css={metaStyle}>
              {stage === null ? `${by} · Private note` : `${by} set ${applicationStages[stage]}`} ·{' '}
              <TimeAgo at={at} />
            </p>
            {note !== null && <NoteBubble>{note}</NoteBubble>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const metaStyle = css({ color: color.muted, fontSize: text.small, overflowWrap: 'anywhere' });

import { css } from '@emotion/react';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { quietStyle, sectionHeadingStyle, stackStyle } from '../../components/dashboard.styles';
import { ContactPoints, personHeadingId } from './contact-points';
import { LaterAddresses } from './later-addresses';
import { PersonDetails } from './person-details';

/** The person of a thread, and all ways to reach them. */
export function PersonPanel({ thread }: { thread: Chat }) {
  const own = thread.contactPoints.filter(({ userId }) => userId === thread.userId);
  return (
    <section aria-labelledby={personHeadingId} css={panelStyle}>
      <h3 id={personHeadingId} tabIndex={-1} css={sectionHeadingStyle}>
        Person
      </h3>
      <ContactPoints thread={thread} owner={thread} />
      {thread.merged.map((owner) => (
        <div key={owner.userId} css={stackStyle(space[1])}>
          <p css={quietStyle}>From the merged thread of {owner.name}</p>
          <ContactPoints thread={thread} owner={owner} hidden={own} />
        </div>
      ))}
      <LaterAddresses thread={thread} />
      <PersonDetails thread={thread} />
    </section>
  );
}

// Relative, so that visually hidden text in it doesn't make the window scroll.
const panelStyle = css(stackStyle(space[4]), { position: 'relative' });

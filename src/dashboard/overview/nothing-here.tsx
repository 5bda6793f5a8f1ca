import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Eye } from 'lucide-react';
import type { Screen } from '../../../contract/roles';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/button-style';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';

type NothingHereProps = {
  title: string;
  /** The screens of the role. */
  screens: readonly Screen[];
};

/** The overview of a role for which nothing waits: says why, and where to go. */
export function NothingHere({ title, screens }: NothingHereProps) {
  const others = screens.filter(({ id }) => id !== 'overview');
  return (
    <ScreenBody>
      <PageHeader title={title} />
      <Notice icon={Eye} title="Nothing waits for you here">
        <p>
          Messages and help-desk requests are shown to the people who answer them.{' '}
          {others.length > 0
            ? 'This is where you work:'
            : 'The agency’s owner decides who sees more.'}
        </p>
        {others.length > 0 && (
          <div css={linksStyle}>
            {others.map(({ id, path, label }) => (
              <Link key={id} to={path} css={buttonStyle('outline')}>
                {label}
              </Link>
            ))}
          </div>
        )}
      </Notice>
    </ScreenBody>
  );
}

const linksStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
});

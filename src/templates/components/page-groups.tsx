import { css } from '@emotion/react';
import { LinkList } from '../../layout/links';
import { officeAttributes } from '../../layout/office/office-data';
import type { SitemapContext } from '../../shared/page-context';
import { space, tapTargetStyle, type } from '../../theme/tokens';

/** Links to all pages of the site, in columns of the same height. */
export function PageGroups({ groups }: Pick<SitemapContext, 'groups'>) {
  return (
    <div css={groupsStyle} {...{ [officeAttributes.allOffices]: '' }}>
      {groups.map(({ label, links }) => (
        <section key={label}>
          <h2 css={{ fontSize: type.size.h3 }}>{label}</h2>
          <LinkList links={links} css={linkListStyle} />
        </section>
      ))}
    </div>
  );
}

const linkListStyle = css({
  '& a': { ...tapTargetStyle, paddingBlock: space[1], lineHeight: 1.35 },
  '& a:not(:hover)': { textDecorationColor: 'transparent' },
});

const groupsStyle = css({
  columns: '18rem',
  columnGap: space[12],
  '& > section': { paddingBottom: space[10], breakInside: 'avoid' },
});

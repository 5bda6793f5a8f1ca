import { css } from '@emotion/react';
import { LinkList } from '../../layout/links';
import { officeAttributes } from '../../layout/office/office-data';
import type { SitemapContext } from '../../shared/page-context';
import { media } from '../../theme/layout';
import { space, tapTargetStyle } from '../../theme/tokens';
import { Container } from '../../ui/container';

/** Links to all pages of the site. */
export function PageGroups({ groups }: Pick<SitemapContext, 'groups'>) {
  return (
    <Container css={groupsStyle} {...{ [officeAttributes.allOffices]: '' }}>
      {groups.map(({ label, links }) => (
        <section key={label}>
          <h2 css={{ fontSize: '1.5rem', marginBottom: space[2] }}>{label}</h2>
          <LinkList links={links} css={linkListStyle} />
        </section>
      ))}
    </Container>
  );
}

const linkListStyle = css({
  '& a': { ...tapTargetStyle, paddingBlock: space[1], lineHeight: 1.35 },
});

const groupsStyle = css({
  display: 'grid',
  gap: space[10],
  paddingBlock: space.section,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

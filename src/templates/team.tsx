import { graphql, type PageProps } from 'gatsby';
import { css } from '@emotion/react';
import { Prose } from '../mdx/prose';
import { Seo } from '../shell/seo';
import type { ContentNode } from '../site/content-node';
import type { PageContext } from '../site/page-context';
import { color } from '../theme/color';
import { space } from '../theme/space';
import { type } from '../theme/type';
import { Badge } from '../ui/badge';
import { cardStyle } from '../ui/card-style';
import { Container } from '../ui/container';
import type { BodyNode } from './fragments';
import { cardListStyle } from '../ui/card-list';
import { Initials } from './parts/initials';
import { TextPage } from './parts/text-page';
import { placeName } from './parts/place-name';

type Member = {
  id: string;
  content: ContentNode[];
  frontmatter: { name: string; title: string; region: string; sample: boolean | null };
};
type Data = { mdx: BodyNode; people: { nodes: Member[] } };

/** The people of the offices. */
export default function TeamTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <TextPage data={data} page={pageContext}>
        <Container css={{ paddingBottom: space.section }}>
          <ul css={[cardListStyle, listStyle]}>
            {data.people.nodes.map(({ id, content, frontmatter: person }) => (
              <li
                key={id}
                css={[cardStyle, css({ display: 'grid', gap: space[4], alignContent: 'start' })]}
              >
                <div css={{ display: 'flex', gap: space[4], alignItems: 'center' }}>
                  <Initials name={person.name} />
                  <div>
                    <h2 css={{ fontSize: type.size.h3 }}>{person.name}</h2>
                    <p css={{ color: color.muted, lineHeight: 1.4 }}>
                      {person.title}, {placeName(person.region, pageContext.navigation)}
                    </p>
                  </div>
                </div>
                <Prose nodes={content} small />
                {person.sample === true && (
                  <p>
                    <Badge tone="plain">Sample</Badge>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Container>
      </TextPage>
    </>
  );
}

const listStyle = css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))' });

export const query = graphql`
  query Team($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
    }
    people: allMdx(
      filter: { fields: { collection: { eq: "team" } } }
      sort: { frontmatter: { order: ASC } }
    ) {
      nodes {
        id
        content
        frontmatter {
          name
          title
          region
          sample
        }
      }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { css } from '@emotion/react';
import { Prose } from '../mdx/prose';
import { withIdPrefix } from '../mdx/render';
import { Seo } from '../shell/seo';
import type { ContentNode } from '../site/content-node';
import type { PageContext } from '../site/page-context';
import { color } from '../theme/color';
import { width } from '../theme/layout';
import { space } from '../theme/space';
import { type } from '../theme/type';
import { Badge } from '../ui/badge';
import { cardStyle } from '../ui/card-style';
import { Container } from '../ui/container';
import type { BodyNode } from './fragments';
import { formatDate } from '../lib/format-date';
import { TextPage } from './parts/text-page';

type Event = {
  id: string;
  content: ContentNode[];
  frontmatter: {
    title: string;
    date: string;
    place: string;
    summary: string;
    sample: boolean | null;
  };
};
type Data = { mdx: BodyNode; events: { nodes: Event[] } };

/** What the offices have held, newest first. */
export default function PastEventTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <TextPage data={data} page={pageContext}>
        <Container css={{ paddingBottom: space.section }}>
          <ul css={listStyle}>
            {data.events.nodes.map(({ id, content, frontmatter: event }) => (
              <li key={id} css={[cardStyle, css({ display: 'grid', gap: space[3] })]}>
                <p css={{ color: color.muted, fontSize: '1rem' }}>
                  <time dateTime={event.date.slice(0, 10)}>{formatDate(event.date)}</time> ·{' '}
                  {event.place}
                </p>
                <h2 css={{ fontSize: type.size.h3 }}>{event.title}</h2>
                <p css={{ fontSize: '1.0625em', color: color.muted }}>{event.summary}</p>
                <Prose nodes={withIdPrefix(content, event.date.slice(0, 10))} small />
                {event.sample === true && (
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

const listStyle = css({ display: 'grid', gap: space[5], maxWidth: width.text, listStyle: 'none' });

export const query = graphql`
  query PastEvent($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
    }
    events: allMdx(
      filter: { fields: { collection: { eq: "events" } } }
      sort: { frontmatter: { date: DESC } }
    ) {
      nodes {
        id
        content
        frontmatter {
          title
          date
          place
          summary
          sample
        }
      }
    }
  }
`;

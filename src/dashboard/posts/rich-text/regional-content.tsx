import { createContext, useContext } from 'react';
import { css } from '@emotion/react';
import type { JsxEditorProps } from '@mdxeditor/editor';
import { getComponentLabels } from '../../../../contract/mdx/mdx-components';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { getOfficeText } from '../../../shared/content-html';
import { color, radius, space } from '../../../theme/tokens';
import { useSiteLayout, type SiteLayout } from '../../components/mdx-preview/mdx-preview';

/** The region of the post, '' for all. */
export const PostRegionContext = createContext('');

/** A detail of the office within a sentence, as readers will see it. */
export function RegionalText({ mdastNode: { name } }: JsxEditorProps) {
  const region = toRegion(useContext(PostRegionContext));
  const site = useSiteLayout(region).data;
  const [label] = getComponentLabels(name ?? '');
  const text = site && getOfficeText(name ?? '', site.region);
  return (
    <span contentEditable={false} data-component={name} css={chipStyle}>
      {text ?? label} <small>({getRegionName(region)})</small>
    </span>
  );
}

type RegionalSummaryProps = { name: string; topic: string };

/** The content that a component takes from the post's region, with the region's name. */
export function RegionalSummary({ name, topic }: RegionalSummaryProps) {
  const postRegion = useContext(PostRegionContext);
  const region = toRegion(postRegion);
  const site = useSiteLayout(region).data;
  const content = site && describeContent(name, topic, site);
  if (!content) return null;
  return (
    <p>
      {content}. From {getRegionName(region)}
      {postRegion === '' && ', because the post is for all regions'}.
    </p>
  );
}

/** Null for a component that is the same in all regions. */
export function describeContent(
  name: string,
  topic: string,
  { region, faqs }: SiteLayout,
): string | null {
  switch (name) {
    case 'Programs':
      return region.programs.map((program) => program.name).join(', ');
    case 'ContactCard':
      return `${region.company}, ${region.phone}`;
    case 'CountyMap':
      return region.countyNames.join(', ');
    case 'FaqList': {
      const count = faqs.filter((faq) => topic === '' || faq.topic === topic).length;
      return count === 0
        ? 'Nothing would show: there are no such questions'
        : formatCount(count, 'question');
    }
    default:
      return null;
  }
}

const chipStyle = css({
  padding: `0 ${space[1]}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  userSelect: 'none',
});

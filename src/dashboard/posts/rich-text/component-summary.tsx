import { css } from '@emotion/react';
import { findComponent } from '../../../../contract/mdx/mdx-components';
import { color, radius } from '../../../theme/tokens';
import { useImageUrls } from '../images/image-urls';
import { propertyLabels, valueLabels } from './component-properties';
import { RegionalSummary } from './regional-content';

type ComponentSummaryProps = { name: string; properties: Readonly<Record<string, string>> };

export function ComponentSummary({ name, properties }: ComponentSummaryProps) {
  const required = findComponent(name)?.required ?? [];
  const lines = Object.entries(properties).flatMap(([property, value]) => {
    if (property === 'src' && value !== '') return [];
    if (value === '') return required.includes(property) ? [[property, 'missing']] : [];
    return property === 'title' || property === 'name'
      ? []
      : [[property, valueLabels[value] ?? value]];
  });
  return (
    <div contentEditable={false} css={summaryStyle}>
      {properties['src'] && <Picture src={properties['src']} alt={properties['alt'] ?? ''} />}
      {lines.map(([property = '', value]) => (
        <p key={property}>
          {propertyLabels[property]}:{' '}
          <span css={value === 'missing' && { color: color.danger, fontWeight: 700 }}>{value}</span>
        </p>
      ))}
      <RegionalSummary name={name} topic={properties['topic'] ?? ''} />
    </div>
  );
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const url = useImageUrls([src])[src];
  return url === undefined ? null : <img src={url} alt={alt} css={pictureStyle} />;
}

const summaryStyle = css({ fontSize: '0.9375rem', overflowWrap: 'anywhere' });
const pictureStyle = css({ maxWidth: '100%', maxHeight: '12rem', borderRadius: radius.medium });

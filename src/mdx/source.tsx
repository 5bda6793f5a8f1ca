import { css } from '@emotion/react';
import { formatDate } from '../browser/format-date';
import { color } from '../theme/color';
import { type } from '../theme/typography';

type SourceProps = {
  href: string;
  title: string;
  /** YYYY-MM-DD */
  checked: string;
};

/** A page of another site that the text relies on, and when someone last compared the two. */
export function Source({ href, title, checked }: SourceProps) {
  return (
    <p css={lineStyle}>
      Source: <a href={href}>{title}</a>, checked on{' '}
      <time dateTime={checked} css={{ whiteSpace: 'nowrap' }}>
        {formatDate(checked)}
      </time>
    </p>
  );
}

const lineStyle = css({
  fontSize: type.size.small,
  color: color.muted,
  '& + &': { marginTop: '0.4em' },
});

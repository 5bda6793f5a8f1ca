import { css } from '@emotion/react';
import type { Template } from '../../../../contract/inbox/template-schema';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { templateChannels, templateLanguages } from '../../../../contract/inbox/constants';
import { color, space, radius } from '../../../theme/tokens';
import { fontSize } from '../dashboard.styles';

type TemplateConflictProps = {
  message: string;
  /** The template that was edited; null if it was new. */
  edited: Template | null;
  /** The template as it is now; null if it doesn't exist. */
  current: Template | null;
};

/** The error of a failed save. If a colleague has changed the template, shows their version, which the next save replaces. */
export function TemplateConflict({ message, edited, current }: TemplateConflictProps) {
  return (
    <div role="alert" css={{ display: 'grid', gap: space[2] }}>
      <p css={{ color: color.danger, fontWeight: 700 }}>
        Not saved. {message}
        {edited !== null && current === null && ' Save to add it again.'}
      </p>
      {edited !== null && current !== null && current.version !== edited.version && (
        <>
          <p>Your changes are still here. Saving replaces this version:</p>
          <blockquote css={quoteStyle}>
            <strong>{current.name}</strong>
            <p css={{ color: color.muted }}>
              {templateChannels[current.channel]} ·{' '}
              {current.region === null ? 'All offices' : getRegionName(current.region)}
              {current.language !== null && ` · ${templateLanguages[current.language]}`}
            </p>
            <p css={{ whiteSpace: 'pre-wrap' }}>{current.body}</p>
          </blockquote>
        </>
      )}
    </div>
  );
}

const quoteStyle = css({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

import { css } from '@emotion/react';
import type { Template } from '../../../../contract/inbox/template-schema';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { regionName } from '../../components/region-name';
import { text } from '../../components/styles/font-size';
import { channelWords } from './channel-labels';

type TemplateRefusalProps = {
  words: string;
  /** What the change was made on … */
  of: Template | null;
  /** … and what there is now; null: nothing any more. */
  now: Template | null;
};

/** Why a template was not saved, and what somebody else has made of it meanwhile: the next press goes over that. */
export function TemplateRefusal({ words, of, now }: TemplateRefusalProps) {
  return (
    <div role="alert" css={{ display: 'grid', gap: space[2] }}>
      <p css={{ color: color.danger, fontWeight: 700 }}>
        Not saved. {words}
        {of !== null && now === null && ' Saving adds it anew.'}
      </p>
      {of !== null && now !== null && now.version !== of.version && (
        <>
          <p>What you have typed is kept, and saving puts it in place of this:</p>
          <blockquote css={nowStyle}>
            <strong>{now.name}</strong>
            <p css={{ color: color.muted }}>
              {channelWords[now.channel]} ·{' '}
              {now.region === null ? 'All offices' : regionName(now.region)}
            </p>
            <p css={{ whiteSpace: 'pre-wrap' }}>{now.body}</p>
          </blockquote>
        </>
      )}
    </div>
  );
}

const nowStyle = css({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

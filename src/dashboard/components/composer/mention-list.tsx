import { css } from '@emotion/react';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { layer } from '../../../theme/layout';
import { color, radius, shadow, space, target } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { getOptionId, type Mentions } from './use-mentions';

/** The suggested colleagues, above the text field, which keeps the focus. */
export function MentionList({ mentions }: { mentions: Mentions }) {
  const { options, active, listId, choose } = mentions;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {options.length > 0 &&
            `${formatCount(options.length, 'colleague')}. Choose one with the arrow keys and Enter.`}
        </span>
      </VisuallyHidden>
      {options.length > 0 && (
        <div css={anchorStyle}>
          <div role="listbox" id={listId} aria-label="Colleagues" css={listStyle}>
            {options.map(({ email, name }, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field handles the keys
              <div
                key={email}
                role="option"
                tabIndex={-1}
                id={getOptionId(listId, index)}
                aria-selected={index === active}
                // The text field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
                css={optionStyle}
              >
                {name}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const anchorStyle = css({
  position: 'relative',
  zIndex: layer.popup,
  marginBlockEnd: `-${space[2]}`,
});

const listStyle = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: 'min(20rem, 100%)',
  maxHeight: '14rem',
  overflow: 'auto',
  padding: space[1],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
});

const optionStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&[aria-selected="true"], &:hover': { background: color.primarySoft, color: color.primaryStrong },
});

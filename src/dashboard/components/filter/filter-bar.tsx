import { useId, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useDisclosure } from '../../../browser/hooks/use-disclosure';
import { layer } from '../../../theme/layout';
import { color, space, radius, shadow } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Filter } from '../../hooks/list/url-params';
import { ToolbarIconButton } from '../buttons';
import {
  denseTarget,
  quietStyle,
  fontSize,
  toolbarButtonStyle,
  surfaceStyle,
} from '../dashboard.styles';
import { FilterField } from './filters';

export type FilterChoice = {
  name: string;
  filter: Filter;
  value: string | null;
  isDefault: boolean;
  /** Null for the default. */
  onValueChange: (value: string | null) => void;
};

type FilterBarProps = {
  choices: readonly FilterChoice[];
  /** Sets all of them to their defaults. */
  onClear: () => void;
  search?: ReactNode;
  /** More fields of the popover, such as the sort order. */
  fields?: ReactNode;
  isToolbarButton?: boolean;
  /** Buttons after that of the filters. */
  children?: ReactNode;
};

/** 'Status: Closed', 'Submitted from 2026-11-20' */
function formatChoice({ filter: { label, choices }, value }: FilterChoice): string {
  const text = value ?? '';
  return choices === undefined ? `${label} ${text}` : `${label}: ${choices[text] ?? text}`;
}

/** One line above a list: the search, a popover that changes the filters, and the filters in use as chips. */
export function FilterBar(props: FilterBarProps) {
  const { choices, onClear, search, fields, isToolbarButton = false, children } = props;
  const { open, toggle, root } = useDisclosure<HTMLDivElement>();
  const inUse = choices.filter(({ isDefault }) => !isDefault);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const remove = (change: () => void) => {
    // The chip disappears.
    button.current?.focus();
    change();
  };
  const label = inUse.length > 0 ? `Filters (${inUse.length})` : 'Filter and sort';
  const toggleProps = { ref: button, onClick: toggle, 'aria-expanded': open, 'aria-controls': id };

  return (
    <div css={lineStyle}>
      {search}
      <div ref={root}>
        {isToolbarButton ? (
          <ToolbarIconButton
            {...toggleProps}
            icon={ListFilter}
            label={label}
            title="Filter and sort"
            css={inUse.length > 0 && inUseStyle}
          />
        ) : (
          <Button {...toggleProps} tone="outline" title="Filter and sort">
            <ListFilter size={18} aria-hidden />
            <span data-toolbar-label>{label}</span>
          </Button>
        )}
        <div id={id} hidden={!open} css={panelStyle}>
          {choices.map(({ name, ...field }) => (
            <FilterField key={name} {...field} />
          ))}
          {fields}
        </div>
      </div>
      {children}
      {inUse.length > 0 && (
        <ul aria-label="Filters in use" data-chips css={chipsStyle}>
          {inUse.map((choice) => (
            <li key={choice.name}>
              <button
                type="button"
                title="Remove"
                onClick={() => remove(() => choice.onValueChange(null))}
                css={chipStyle}
              >
                <VisuallyHidden>Remove </VisuallyHidden>
                {formatChoice(choice)}
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => remove(onClear)} css={[chipStyle, clearStyle]}>
              Clear filters
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

const lineStyle = css({
  // The popover is as wide as the line allows.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '[role="search"]': { flex: '1 1 7rem', minWidth: 0 },
});

const inUseStyle = css({ background: color.primarySoft, color: color.primaryStrong });

/** Above the list, so that it doesn't move. */
const panelStyle = css(surfaceStyle, {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: layer.popup,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
  width: 'min(22rem, calc(100vw - 2rem))',
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: space[3],
  boxShadow: shadow.high,
  '&[hidden]': { display: 'none' },
  '& > div': { minWidth: 0, maxWidth: 'none' },
  '& > div > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  label: quietStyle,
  'select, input': {
    minWidth: 0,
    minHeight: denseTarget,
    padding: `${space[1]} ${space[2]}`,
    textOverflow: 'ellipsis',
  },
});

/** Relative, so that visually hidden text in the chips doesn't make the window scroll. */
const chipsStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: space[2],
  listStyle: 'none',
  li: { minWidth: 0 },
});

const chipStyle = css(toolbarButtonStyle, {
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.round,
  background: color.primarySoft,
  color: color.primaryStrong,
  fontSize: fontSize.small,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
const clearStyle = css({ borderColor: 'transparent', background: 'transparent' });

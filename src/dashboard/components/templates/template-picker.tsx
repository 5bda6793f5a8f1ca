import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import {
  templateChannels,
  templateLanguages,
  type ChannelId,
  type TemplatePlace,
} from '../../../../contract/inbox/constants';
import type { ClientLanguage } from '../../../../contract/shared/languages';
import type { RegionId } from '../../../../contract/shared/regions';
import { matchesQuery } from '../../../../contract/shared/text/text-search';
import type { Template } from '../../../../contract/inbox/template-schema';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { color, space, radius } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/field';
import { fontSize, iconButtonStyle, quietStyle } from '../dashboard.styles';
import { channelTexts } from '../composer/channel-texts';
import { orderTemplates } from './order-templates';

type TemplatePickerProps = {
  templates: readonly Template[];
  region: RegionId | null;
  language: ClientLanguage | null;
  place: TemplatePlace;
  channel: ChannelId;
  error: string | null;
  /** Fills in the placeholders of a text that can be. */
  fill: (body: string) => string;
  onPick: (template: Template) => void;
  onEdit: (template: Template | 'new') => void;
};

/** The templates for the person's region and the channel, those in their language first, with search; the arrow keys move between them. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { templates, region, language, place, channel, error, fill, onPick, onEdit } = props;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On phones, the keyboard would cover the list.
    if (window.matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, []);
  const found = orderTemplates(templates, language).filter(
    (template) =>
      (template.region === null || template.region === region) &&
      (template.place === 'any' || template.place === place) &&
      (template.channel === 'any' ||
        channelTexts[channel].isNote ||
        template.channel === channel) &&
      matchesQuery(`${template.name}\n${template.body}`, query),
  );

  const moveFocus = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement) + step;
    if (index < 0) search.current?.focus();
    else buttons[index]?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut: Tab reaches every template too
    <div css={{ display: 'grid', gap: space[3] }} onKeyDown={moveFocus}>
      <TextField
        ref={search}
        id="template-search"
        label="Search templates"
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onPick(found[0]);
        }}
      />
      <p role={error === null ? 'status' : 'alert'} css={error === null ? quietStyle : errorStyle}>
        {error ?? formatCount(found.length, 'template')}
      </p>
      <ul ref={list} aria-label="Templates" css={listStyle}>
        {found.map((template) => (
          <li key={template.id} css={itemStyle}>
            <button type="button" data-pick onClick={() => onPick(template)} css={pickStyle}>
              <strong>{template.name}</strong>
              <span css={quietStyle}>
                {templateChannels[template.channel]}
                {template.language !== null && ` · ${templateLanguages[template.language]}`}
                {template.region !== null && ` · ${getRegionName(template.region)}`}
                {template.files.length > 0 && ` · ${formatCount(template.files.length, 'file')}`}
              </span>
              <span css={bodyStyle}>{fill(template.body)}</span>
            </button>
            <button
              type="button"
              aria-label={`Edit ${template.name} (${templateChannels[template.channel]})`}
              onClick={() => onEdit(template)}
              css={editStyle}
            >
              <Pencil size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button tone="outline" onClick={() => onEdit('new')}>
          <Plus size={18} aria-hidden /> New template
        </Button>
      </div>
    </div>
  );
}

const errorStyle = css({ color: color.danger, fontWeight: 700 });

const listStyle = css({ display: 'grid', gap: space[2], listStyle: 'none' });

const itemStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
});

const pickStyle = css({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': { background: color.primarySoft },
});

const bodyStyle = css({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: fontSize.small,
});

const editStyle = css(iconButtonStyle, { height: 'auto', color: color.primary });

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import { Pencil, Plus } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { holdsWords } from '../../../../contract/shared/text/text-search';
import type { Template } from '../../../../contract/inbox/template-schema';
import { color } from '../../../theme/color';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/text-field';
import { regionName } from '../../components/region-name';
import { text } from '../../components/styles/font-size';
import { isKept, type Writing } from '../reply/reply-channels';
import { channelWords } from './channel-labels';

type ChooseTemplateProps = {
  templates: readonly Template[];
  chat: Pick<Chat, 'region'>;
  writing: Writing;
  fault: string | null;
  onChoose: (template: Template) => void;
  onEdit: (template: Template | 'new') => void;
};

/** The templates that fit the thread's region and what is written, searched by typing; arrows go through them. */
export function ChooseTemplate(props: ChooseTemplateProps) {
  const { templates, chat, writing, fault, onChoose, onEdit } = props;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On phones the keyboard would cover the list.
    if (window.matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, []);
  const found = templates.filter(
    ({ name, body, region, channel }) =>
      (region === null || region === chat.region) &&
      (channel === 'any' || isKept(writing) || channel === writing) &&
      holdsWords(`${name}\n${body}`, query),
  );

  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-choose]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + step];
    if (next) next.focus();
    else if (step === -1) document.getElementById('template-search')?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are a short cut: Tab reaches every template too
    <div css={{ display: 'grid', gap: space[3] }} onKeyDown={move}>
      <TextField
        ref={search}
        id="template-search"
        label="Search templates"
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onChoose(found[0]);
        }}
      />
      <p role={fault === null ? 'status' : 'alert'} css={fault === null ? mutedStyle : faultStyle}>
        {fault ??
          (found.length === 1 ? '1 template fits' : `${String(found.length)} templates fit`)}
      </p>
      <ul ref={list} aria-label="Templates" css={listStyle}>
        {found.map((template) => (
          <li key={template.id} css={itemStyle}>
            <button type="button" data-choose onClick={() => onChoose(template)} css={chooseStyle}>
              <strong>{template.name}</strong>
              <span css={mutedStyle}>
                {channelWords[template.channel]}
                {template.region !== null && ` · ${regionName(template.region)}`}
              </span>
              <span css={bodyStyle}>{template.body}</span>
            </button>
            <button
              type="button"
              aria-label={`Change ${template.name} (${channelWords[template.channel]})`}
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

const mutedStyle = css({ color: color.muted, fontSize: text.small });
const faultStyle = css({ color: color.danger, fontWeight: 700 });

const listStyle = css({ display: 'grid', gap: space[2], listStyle: 'none' });

const itemStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});

const chooseStyle = css({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': { background: color.tealSoft },
});

const bodyStyle = css({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: text.small,
});

const editStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.teal,
  '&:hover': { background: color.tealSoft },
});

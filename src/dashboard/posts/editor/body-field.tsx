import { forwardRef, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { ApiError } from '../../../browser/api/api-client';
import { editorStylesheetPath } from '../../../shared/assets';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { controlStyle } from '../../../ui/fields/field';
import { createLazyComponent } from '../../../ui/loading/lazy-component';
import { Spinner } from '../../../ui/loading/spinner';
import { IssueList, selectTextAt } from '../../components/mdx-preview/issue-list';
import { countComponentsBefore } from './component-position';

const RichText = createLazyComponent(async () => {
  await loadStylesheet();
  return (await import('../rich-text/rich-text')).RichText;
});

/** Imported as a module, the stylesheet would be inlined into every page of the site. */
async function loadStylesheet(): Promise<void> {
  if (document.querySelector(`link[href="${editorStylesheetPath}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = editorStylesheetPath;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

type Position = Parameters<typeof selectTextAt>[1];

type BodyFieldProps = {
  body: string;
  issues: ApiError['issues'];
  onBody: (body: string) => void;
};

export type BodyFieldHandle = {
  /** Focuses the text, at a position of its Markdown if one is given. */
  focusAt: (position: Position | undefined) => void;
};

/** The text of a post in the visual editor or as Markdown. Escape leaves it, because Tab belongs to the editor (WCAG 2.1.2). */
export const BodyField = forwardRef<BodyFieldHandle, BodyFieldProps>(function BodyField(
  { body, issues, onBody },
  ref,
) {
  const [mode, setMode] = useState<'visual' | 'markdown' | 'unreadable'>('visual');
  const isVisual = mode === 'visual';
  // The visual editor keeps its own text: a body from elsewhere needs a new one.
  const [editor, setEditor] = useState({ body, key: 0 });
  if (isVisual && editor.body !== body) setEditor({ body, key: editor.key + 1 });
  const box = useRef<HTMLDivElement>(null);
  const markdown = useRef<HTMLTextAreaElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const exit = useRef<HTMLParagraphElement>(null);

  const openMarkdown = (position?: Position) => {
    if (isVisual) setMode('markdown');
    setTimeout(() => {
      markdown.current?.focus();
      if (markdown.current && position) selectTextAt(markdown.current, position);
    });
  };
  /** Shows a component in the visual editor, and anything else in the Markdown. */
  const jump = (position: Position) => {
    const index = isVisual ? countComponentsBefore(body, position) : null;
    const component = box.current?.querySelectorAll('[data-component]')[index ?? -1];
    const button = component?.querySelector('button');
    if (button) button.focus();
    else openMarkdown(position);
  };
  useImperativeHandle(ref, () => ({
    focusAt: (position) => {
      if (position) jump(position);
      else box.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus();
    },
  }));

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the editor
    <div
      ref={box}
      id="post-body"
      tabIndex={-1}
      role="group"
      aria-labelledby="post-body-label"
      aria-describedby="post-body-exit"
      css={{ display: 'grid', gap: space[2], minWidth: 0 }}
      onKeyDown={(event) => {
        // React also reports keys in the editor's dialogs, which are elsewhere in the document.
        const isInside = event.currentTarget.contains(event.target as Node);
        if (event.key === 'Escape' && isInside && !event.defaultPrevented) exit.current?.focus();
      }}
    >
      <div css={headerStyle}>
        <span id="post-body-label" css={{ fontWeight: 700 }}>
          Text
        </span>
        <Button
          ref={toggle}
          tone="quiet"
          onClick={() => (isVisual ? openMarkdown() : setMode('visual'))}
        >
          {isVisual ? 'Markdown' : 'Visual editor'}
        </Button>
      </div>
      <IssueList issues={issues} isSaved isVisual={isVisual} onJump={jump} />
      {mode === 'unreadable' && (
        <p role="alert">The visual editor can’t show this text. Fix it in Markdown first.</p>
      )}
      {isVisual ? (
        <Suspense fallback={<Spinner label="Loading the editor…" />}>
          <RichText
            key={editor.key}
            body={editor.body}
            onBody={(next) => {
              setEditor({ ...editor, body: next });
              onBody(next);
            }}
            onUnreadable={() => setMode('unreadable')}
          />
        </Suspense>
      ) : (
        <textarea
          ref={markdown}
          aria-labelledby="post-body-label"
          aria-invalid={issues.length > 0}
          spellCheck
          value={body}
          onChange={(event) => onBody(event.target.value)}
          css={[controlStyle, markdownStyle]}
        />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shift + Tab must not lead back into the editor */}
      <p
        id="post-body-exit"
        ref={exit}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || !event.shiftKey) return;
          event.preventDefault();
          toggle.current?.focus();
        }}
        css={{ color: color.muted, fontSize: '0.9rem' }}
      >
        Press Esc to leave the editor.
      </p>
    </div>
  );
});

const headerStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
const markdownStyle = css({
  minHeight: '26rem',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'vertical',
});

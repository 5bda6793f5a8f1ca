import { forwardRef, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { ApiError } from '../../../lib/api/api-client';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { lazyPart } from '../../../ui/loading/lazy-with-error';
import { Button } from '../../../ui/buttons/button';
import { Spinner } from '../../../ui/loading/spinner';
import { FaultList } from '../../components/mdx-preview/issue-list';
import { selectAt } from '../../components/mdx-preview/text-selection';
import { useEditorStyle } from '../rich-text/use-editor-stylesheet';

const RichText = lazyPart(() => import('../rich-text/rich-text').then(({ RichText }) => RichText));

type BodyFieldProps = {
  body: string;
  faults: ApiError['faults'];
  /** Whether the text is saved as it stands. */
  isSaved: boolean;
  onBody: (body: string) => void;
};

type Place = { line: number; column: number };

export type BodyFieldHandle = {
  /** Puts the cursor into the text; at a place in its source, where one is given. */
  leadTo: (place: Place | undefined) => void;
};

/** The text: as it will look, or as its source, where every fault can be reached. Escape leaves it: Tab is the editor's own. */
export const BodyField = forwardRef<BodyFieldHandle, BodyFieldProps>(function BodyField(
  { body, faults, isSaved, onBody },
  ref,
) {
  const [isSource, setSource] = useState(false);
  /** The text that cannot be shown as it will look. */
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const isUnreadable = unreadable !== null;
  // What is saved another way is mended. The field stays, with the way back: nothing moves under who is typing.
  if (isUnreadable && unreadable !== body && isSaved) {
    setUnreadable(null);
    setSource(true);
  }
  /** The editor keeps its own text: another one, from the source or the history, begins it anew. */
  const [own, setOwn] = useState(body);
  const hasStyle = useEditorStyle();
  const box = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLParagraphElement>(null);
  const isForeign = !isSource && own !== body;
  const [round, setRound] = useState(0);
  if (isForeign) {
    setOwn(body);
    setRound(round + 1);
  }

  const toSource = (place?: Place) => {
    setSource(true);
    // After it is there.
    setTimeout(() => {
      const field = source.current;
      if (!field) return;
      field.focus();
      if (place) selectAt(field, place);
    });
  };
  useImperativeHandle(ref, () => ({
    leadTo: (place) => {
      if (place) toSource(place);
      else box.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus();
    },
  }));
  const toRich = () => {
    setOwn(body);
    setRound(round + 1);
    setUnreadable(null);
    setSource(false);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the way out of a text whose lists take Tab to indent
    <div
      ref={box}
      id="post-body"
      tabIndex={-1}
      role="group"
      aria-labelledby="post-body-label"
      aria-describedby="post-body-way"
      css={{ display: 'grid', gap: space[2], minWidth: 0 }}
      onKeyDown={(event) => {
        // A dialog of the editor is its child by React, not by the page.
        const isInside = event.currentTarget.contains(event.target as Node);
        if (event.key === 'Escape' && isInside && !event.defaultPrevented) after.current?.focus();
      }}
    >
      <div css={headStyle}>
        <span id="post-body-label" css={{ fontWeight: 700 }}>
          Text
        </span>
        <Button
          ref={toggle}
          tone="quiet"
          aria-pressed={isSource}
          onClick={() => (isSource ? toRich() : toSource())}
        >
          {isSource ? 'Write as it looks' : 'Write as source'}
        </Button>
      </div>
      <FaultList faults={faults} isSaved={isSaved} onJump={toSource} />
      {isUnreadable && !isSource && (
        <p role="alert">This text can be changed as source alone until it is mended.</p>
      )}
      {isSource || isUnreadable ? (
        <textarea
          ref={source}
          aria-labelledby="post-body-label"
          aria-invalid={faults.length > 0}
          spellCheck
          value={body}
          onChange={(event) => onBody(event.target.value)}
          css={[controlStyle, sourceStyle]}
        />
      ) : hasStyle ? (
        <Suspense fallback={<Spinner label="Loading the editor" />}>
          <RichText
            key={round}
            body={own}
            onBody={(next) => {
              setOwn(next);
              onBody(next);
            }}
            onUnreadable={() => setUnreadable(own)}
          />
        </Suspense>
      ) : (
        <Spinner label="Loading the editor" />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab goes on from here, Shift + Tab to before the text, which would keep the focus (WCAG 2.1.2) */}
      <p
        id="post-body-way"
        ref={after}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || !event.shiftKey) return;
          event.preventDefault();
          toggle.current?.focus();
        }}
        css={{ color: color.muted, fontSize: '0.9rem' }}
      >
        Escape leaves the text.
      </p>
    </div>
  );
});

const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
const sourceStyle = css({
  minHeight: '26rem',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'vertical',
});

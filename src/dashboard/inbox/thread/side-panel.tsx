import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import PanelRight from 'lucide-react/icons/panel-right';
import type { Chat } from '../../../../contract/inbox/schema';
import { maxTags } from '../../../../contract/tags/constants';
import { useLocalStorage } from '../../../browser/hooks/use-local-storage';
import { useMediaQuery } from '../../../browser/hooks/use-media-query';
import { writeStored } from '../../../browser/local-storage';
import { color, space, target } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { Skeleton } from '../../../ui/loading/skeleton';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { RelatedRecords } from '../../components/detail/related-records';
import { Dialog } from '../../components/dialog/dialog';
import { TagList } from '../../components/tags/tag-list';
import { TagSelect, type TagPatch } from '../../components/tags/tag-select';
import { rowStyle, stackStyle, toolbarButtonStyle } from '../../components/dashboard.styles';
import { useFocusFallback } from '../../hooks/use-focus';
import { MergedThreads, PossibleDuplicates } from '../merge/merge-notices';
import { PersonPanel } from '../person/person-panel';
import { useReplyTarget } from '../reply/reply-target';

/** 'closed', remembered by the browser. */
const storageKey = 'inboxDetails';

type SidePanelState = ReturnType<typeof useSidePanel>;

/** Beside the conversation, the panel stays as it was left; over it, it begins closed. */
export function useSidePanel() {
  const isBeside = useMediaQuery(media.roomy);
  const isShown = useLocalStorage(storageKey) !== 'closed';
  const [isOver, setOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isBeside ? isShown : isOver;
  // Over the conversation, it would cover the reply box.
  const replyTarget = useReplyTarget();
  const [lastTarget, setLastTarget] = useState(replyTarget);
  if (replyTarget !== lastTarget) {
    setLastTarget(replyTarget);
    if (replyTarget !== null) setOver(false);
  }
  useFocusFallback(String(isOpen), () => (isOpen ? null : button.current));
  const setOpen = (next: boolean) => {
    if (isBeside) writeStored(storageKey, next ? null : 'closed');
    else setOver(next);
  };
  return { isBeside, isOpen, setOpen, toggle: () => setOpen(!isOpen), button };
}

export function DetailsButton({ panel }: { panel: SidePanelState }) {
  const { isBeside, isOpen, toggle, button } = panel;
  return (
    <button
      ref={button}
      type="button"
      title="Details (i)"
      aria-keyshortcuts="i"
      {...(isBeside ? { 'aria-pressed': isOpen } : { 'aria-haspopup': 'dialog' })}
      onClick={toggle}
      css={detailsButtonStyle}
    >
      <PanelRight size={18} aria-hidden /> <span>Details</span>
    </button>
  );
}

type SidePanelProps = {
  /** Null while it loads. */
  thread: Chat | null;
  panel: SidePanelState;
  onTagChange?: ((patch: TagPatch) => void) | undefined;
};

/** The office's data of the person, beside the conversation or over it. */
export function SidePanel({ thread, panel, onTagChange }: SidePanelProps) {
  if (!panel.isOpen) return null;
  const details = thread ? <Details {...{ thread, onTagChange }} /> : <Skeleton height="6rem" />;
  if (panel.isBeside) return <div css={besideStyle}>{details}</div>;
  return (
    <Dialog
      title="Details"
      onClose={() => panel.setOpen(false)}
      initialFocus={() => document.getElementById('possible-duplicates')}
      popupStyle={overStyle}
    >
      {details}
    </Dialog>
  );
}

function Details({ thread, onTagChange }: { thread: Chat } & Pick<SidePanelProps, 'onTagChange'>) {
  return (
    <section id="thread-details" aria-label="Details" tabIndex={-1} css={detailsStyle}>
      <div css={[rowStyle(space[2]), { '&:empty': { display: 'none' } }]}>
        <TagList ids={thread.tags} max={maxTags} />
        {onTagChange && <TagSelect label="Tags" tags={thread.tags} onPatch={onTagChange} />}
      </div>
      <PersonPanel thread={thread} />
      <PossibleDuplicates thread={thread} />
      <MergedThreads thread={thread} />
      <RelatedRecords id={thread.userId} except="thread" />
    </section>
  );
}

const detailsButtonStyle = css(toolbarButtonStyle, {
  justifyContent: 'center',
  [media.belowWide]: { minWidth: target, minHeight: target, span: visuallyHidden },
});

const besideStyle = css({
  flex: 'none',
  width: '18.75rem',
  overflow: 'auto',
  padding: space[4],
  borderInlineStart: `1px solid ${color.divider}`,
  background: color.surface,
});

const detailsStyle = css(stackStyle(space[6]), {
  alignContent: 'start',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});

const overStyle = css({
  inset: '0 0 0 auto',
  transform: 'none',
  alignContent: 'start',
  width: 'min(26rem, 100vw)',
  maxHeight: 'none',
  borderRadius: 0,
  background: color.surface,
});

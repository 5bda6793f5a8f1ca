import { useRef, useState, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import { Menu } from '@base-ui/react/menu';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import {
  exportFormats,
  type ExportFormat,
  searchHeader,
} from '../../../../contract/shared/list-limits';
import { color } from '../../../theme/color';
import { layer } from '../../../theme/layout';
import { radius, shadow, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { Spinner } from '../../../ui/loading/spinner';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { text } from '../styles/font-size';
import { toolStyle } from '../styles/toolbar-button.styles';
import { useDownload } from '../../hooks/use-download';

const formats = {
  csv: { words: 'CSV file', icon: FileText },
  xlsx: { words: 'Excel workbook', icon: FileSpreadsheet },
} as const;

type ExportMenuProps = {
  /** Path of the export with the list's filters: '/accounts/export?role=admin'. */
  path: string;
  /** Words the list is searched for, where they do not stand in the path. */
  search?: string;
  /** What the list shows, where only the browser knows it: these are named to the server. */
  named?: readonly string[] | undefined;
  /** Among the quiet tools of a list's head. */
  quiet?: boolean;
};

/** Takes what the list shows along, as CSV or for Excel; what the server refuses is said below the button. */
export function ExportMenu({ path, search = '', named, quiet = false }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const { download, busy, saved, fault } = useDownload();
  const place = useRef<HTMLDivElement>(null);

  const take = (format: ExportFormat) =>
    named
      ? download(path, { method: 'POST', body: { format, userIds: named } })
      : download(
          `${path}${path.includes('?') ? '&' : '?'}format=${format}`,
          search === '' ? {} : { headers: { [searchHeader]: encodeURIComponent(search) } },
        );

  return (
    <div css={quiet ? undefined : boxStyle}>
      <Menu.Root open={open} onOpenChange={(next) => setOpen(next && !busy)}>
        {quiet ? (
          <Menu.Trigger aria-busy={busy || undefined} css={toolStyle}>
            {busy ? <Spinner size="1.1em" /> : <Download size={16} aria-hidden />} Export
          </Menu.Trigger>
        ) : (
          <Menu.Trigger render={<Button tone="outline" busy={busy} />}>
            {!busy && <Download size={18} aria-hidden />} Export
          </Menu.Trigger>
        )}
        {/* Here and not at the end of the body: within the landmark whose list it is. */}
        <Menu.Portal container={place}>
          <Menu.Positioner
            positionMethod="fixed"
            align={quiet ? 'end' : 'start'}
            sideOffset={4}
            collisionPadding={8}
            css={{ zIndex: layer.popup }}
          >
            <Menu.Popup aria-label="Export as" onKeyDown={keepLetter} css={listStyle}>
              {exportFormats.map((format) => {
                const { words, icon: Icon } = formats[format];
                return (
                  <Menu.Item
                    key={format}
                    label={words}
                    onClick={() => void take(format)}
                    css={choiceStyle}
                  >
                    <Icon size={18} aria-hidden /> {words}
                  </Menu.Item>
                );
              })}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <div ref={place} css={{ position: 'absolute' }} />
      <VisuallyHidden>
        <span role="status">{saved !== null && `${saved} is saved.`}</span>
      </VisuallyHidden>
      {fault !== null && (
        <p role="alert" css={faultStyle}>
          Not exported: {fault}
        </p>
      )}
    </div>
  );
}

/** A letter finds an entry: it is no key of the screen behind. */
function keepLetter(event: KeyboardEvent): void {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

const listStyle = css({
  width: '13rem',
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
  boxShadow: shadow.high,
  '&:focus': { outline: 'none' },
});

const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  fontSize: text.body,
  cursor: 'pointer',
  '&[data-highlighted]': { background: color.tealSoft, color: color.tealStrong },
});

/** The button is one of its bar, and stays where it is when a refusal is said below. */
const boxStyle = css({ display: 'contents' });
const faultStyle = css({
  flexBasis: '100%',
  order: 3,
  color: color.danger,
  fontSize: text.small,
  fontWeight: 700,
});

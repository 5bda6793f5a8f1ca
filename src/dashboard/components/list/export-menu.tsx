import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Menu } from '@base-ui/react/menu';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import {
  exportFormats,
  type ExportFormat,
  searchHeader,
} from '../../../../contract/shared/list-limits';
import type { AnyInput, CallInput, FileCall } from '../../../browser/api/calls';
import { color, space, radius, shadow, target } from '../../../theme/tokens';
import { layer } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { Spinner } from '../../../ui/loading/spinner';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useDownload } from '../../hooks/use-download';
import { ErrorMessage } from '../status/messages';
import { fontSize, toolbarIconStyle } from '../dashboard.styles';

const formats = {
  csv: { label: 'CSV file', icon: FileText },
  xlsx: { label: 'Excel workbook', icon: FileSpreadsheet },
} as const;

type ExportCall = Extract<FileCall, `GET ${string}/export`>;

export type ListExport = AnyInput & { call: ExportCall };

type ExportMenuProps = ListExport & {
  search?: string;
  isToolbarButton?: boolean;
};

export function ExportMenu(props: ExportMenuProps) {
  const { call, params, query, search = '', isToolbarButton = false } = props;
  const [isOpen, setOpen] = useState(false);
  const { download, isPending, savedName, error } = useDownload();
  const portal = useRef<HTMLDivElement>(null);

  const exportAs = (format: ExportFormat) => {
    const headers = search === '' ? {} : { [searchHeader]: encodeURIComponent(search) };
    const input = { params, query: { ...query, format }, headers };
    return download(call, input as CallInput<ExportCall>);
  };

  return (
    <div css={isToolbarButton ? undefined : wrapperStyle}>
      <Menu.Root open={isOpen} onOpenChange={(next) => setOpen(next && !isPending)}>
        {isToolbarButton ? (
          <Menu.Trigger aria-busy={isPending || undefined} title="Export" css={toolbarIconStyle}>
            {isPending ? <Spinner size="1.1em" /> : <Download size={18} aria-hidden />}
            <VisuallyHidden>Export</VisuallyHidden>
          </Menu.Trigger>
        ) : (
          <Menu.Trigger title="Export" render={<Button tone="outline" isPending={isPending} />}>
            {!isPending && <Download size={18} aria-hidden />}
            <span data-toolbar-label>Export</span>
          </Menu.Trigger>
        )}
        {/* Inside the landmark of its list, not at the end of the body. */}
        <Menu.Portal container={portal}>
          <Menu.Positioner
            positionMethod="fixed"
            align={isToolbarButton ? 'end' : 'start'}
            sideOffset={4}
            collisionPadding={8}
            css={{ zIndex: layer.popup }}
          >
            <Menu.Popup aria-label="Export as" css={menuStyle}>
              {exportFormats.map((format) => {
                const { label, icon: Icon } = formats[format];
                return (
                  <Menu.Item
                    key={format}
                    label={label}
                    onClick={() => void exportAs(format)}
                    css={itemStyle}
                  >
                    <Icon size={18} aria-hidden /> {label}
                  </Menu.Item>
                );
              })}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <div ref={portal} css={{ position: 'absolute' }} />
      <VisuallyHidden>
        <span role="status">{savedName !== null && `Saved ${savedName}`}</span>
      </VisuallyHidden>
      {error !== null && <ErrorMessage>Not exported. {error}</ErrorMessage>}
    </div>
  );
}

const menuStyle = css({
  width: '13rem',
  padding: space[1],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
  '&:focus': { outline: 'none' },
});

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  fontSize: fontSize.body,
  cursor: 'pointer',
  '&[data-highlighted]': { background: color.primarySoft, color: color.primaryStrong },
});

/** The button is an item of the toolbar, so that it stays in place when an error appears below. */
const wrapperStyle = css({ display: 'contents', '& > [role="alert"]': { order: 3 } });

import { useState } from 'react';
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
import { Button } from '../../../ui/buttons/button';
import { Spinner } from '../../../ui/loading/spinner';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useDownload } from '../../hooks/use-download';
import { MenuItem, MenuPopup } from '../menu';
import { ErrorMessage } from '../status/messages';
import { toolbarIconStyle } from '../dashboard.styles';

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
        <MenuPopup label="Export as" align={isToolbarButton ? 'end' : 'start'}>
          {exportFormats.map((format) => (
            <MenuItem key={format} {...formats[format]} onClick={() => void exportAs(format)} />
          ))}
        </MenuPopup>
      </Menu.Root>
      <VisuallyHidden>
        <span role="status">{savedName !== null && `Saved ${savedName}`}</span>
      </VisuallyHidden>
      {error !== null && <ErrorMessage>Not exported. {error}</ErrorMessage>}
    </div>
  );
}

/** The button is an item of the toolbar, so that it stays in place when an error appears below. */
const wrapperStyle = css({ display: 'contents', '& > [role="alert"]': { order: 3 } });

import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { exportFormats, type ExportFormat } from '../../../contract/export-formats';
import { searchHeader } from '../../../contract/list-limits';
import { useDisclosure } from '../../lib/use-disclosure';
import { color } from '../../theme/color';
import { layer } from '../../theme/layout';
import { radius, shadow, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { faultWords } from './fault-words';
import { saveFile } from './save-file';
import { fetchStaffFile } from './staff-call';
import { text } from './text';
import { toolStyle } from './tool-style';

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
  const { open, root, toggle, close } = useDisclosure<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();

  const take = async (format: ExportFormat) => {
    close();
    root.current?.querySelector('button')?.focus();
    setBusy(true);
    setSaid('');
    setFault(null);
    try {
      const file = await (named
        ? fetchStaffFile(path, { method: 'POST', body: { format, userIds: named } })
        : fetchStaffFile(
            `${path}${path.includes('?') ? '&' : '?'}format=${format}`,
            search === '' ? {} : { headers: { [searchHeader]: encodeURIComponent(search) } },
          ));
      saveFile(file);
      setSaid(`${file.name} is saved.`);
    } catch (error) {
      setFault(faultWords(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div ref={root} css={{ position: 'relative' }}>
      {quiet ? (
        <button
          type="button"
          aria-busy={busy || undefined}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => !busy && toggle()}
          css={toolStyle}
        >
          {busy ? <Spinner size="1.1em" /> : <Download size={16} aria-hidden />} Export
        </button>
      ) : (
        <Button tone="outline" busy={busy} aria-expanded={open} aria-controls={id} onClick={toggle}>
          {!busy && <Download size={18} aria-hidden />} Export
        </Button>
      )}
      <ul id={id} aria-label="Export as" hidden={!open} css={[listStyle, quiet && endStyle]}>
        {exportFormats.map((format) => {
          const { words, icon: Icon } = formats[format];
          return (
            <li key={format}>
              <button type="button" onClick={() => void take(format)} css={choiceStyle}>
                <Icon size={18} aria-hidden /> {words}
              </button>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {fault !== null && (
        <p role="alert" css={faultStyle}>
          Not exported: {fault}
        </p>
      )}
    </div>
  );
}

const listStyle = css({
  position: 'absolute',
  insetBlockStart: `calc(${target} + ${space[1]})`,
  insetInlineStart: 0,
  zIndex: layer.popup,
  width: '13rem',
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
  boxShadow: shadow.high,
  listStyle: 'none',
});

/** Near the end of a narrow pane it opens towards the middle. */
const endStyle = css({ insetInlineStart: 'auto', insetInlineEnd: 0 });

const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: target,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  fontSize: text.body,
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
});

const faultStyle = css({
  maxWidth: '20rem',
  color: color.danger,
  fontSize: text.small,
  fontWeight: 700,
});

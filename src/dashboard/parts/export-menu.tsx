import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { exportFormats, type ExportFormat } from '../../../contract/export-formats';
import { useDisclosure } from '../../lib/use-disclosure';
import { color } from '../../theme/color';
import { layer } from '../../theme/layout';
import { radius, shadow, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { faultWords } from './fault-words';
import { saveFile } from './save-file';
import { fetchStaffFile } from './staff-call';
import { text } from './text';

const formats = {
  csv: { words: 'CSV file', icon: FileText },
  xlsx: { words: 'Excel workbook', icon: FileSpreadsheet },
} as const;

type ExportMenuProps = {
  /** Path of the export with the list's filters: '/accounts/export?role=admin'. */
  path: string;
};

/** Takes what the list shows along, as CSV or for Excel; what the server refuses is said below the button. */
export function ExportMenu({ path }: ExportMenuProps) {
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
      const file = await fetchStaffFile(`${path}${path.includes('?') ? '&' : '?'}format=${format}`);
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
      <Button tone="outline" busy={busy} aria-expanded={open} aria-controls={id} onClick={toggle}>
        {!busy && <Download size={18} aria-hidden />} Export
      </Button>
      <ul id={id} aria-label="Export as" hidden={!open} css={listStyle}>
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

import { css } from '@emotion/react';
import { ListChecks } from 'lucide-react';
import { toolStyle } from '../parts/tool-style';
import type { Choosing } from './choosing/use-choosing';
import { KeysHelp } from './keys-help';

type ListToolsProps = { choosing: Choosing; canChoose: boolean };

/** What can be done with the list as a whole. */
export function ListTools({ choosing, canChoose }: ListToolsProps) {
  return (
    <div css={toolsStyle}>
      {canChoose && (
        <button
          type="button"
          aria-pressed={choosing.on}
          onClick={() => choosing.turn(!choosing.on)}
          css={toolStyle}
        >
          <ListChecks size={16} aria-hidden /> Choose
        </button>
      )}
      <KeysHelp />
    </div>
  );
}

const toolsStyle = css({ display: 'flex', alignItems: 'center' });

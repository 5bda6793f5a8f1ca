import { css } from '@emotion/react';
import { ListChecks } from 'lucide-react';
import { ExportMenu } from '../../components/list/export-menu';
import { toolStyle } from '../../components/styles/toolbar-button.styles';
import { chooseId, type Choosing } from '../bulk-selection/use-thread-selection';
import { exportPath, type InboxState } from '../params';

type ListToolsProps = {
  state: InboxState;
  choosing: Choosing;
  canChoose: boolean;
  /** The threads of the list, by userId. */
  listed: readonly string[];
};

/** What can be done with the list as a whole. */
export function ListTools({ state, choosing, canChoose, listed }: ListToolsProps) {
  return (
    <div css={toolsStyle}>
      {canChoose && (
        <button
          id={chooseId}
          type="button"
          aria-pressed={choosing.on}
          onClick={() => choosing.turn(!choosing.on)}
          css={toolStyle}
        >
          <ListChecks size={16} aria-hidden /> Choose
        </button>
      )}
      {/* What is unread only this browser knows. */}
      {!state.unread && <ExportMenu quiet path={exportPath(state)} search={state.query} />}
      {state.unread && listed.length > 0 && (
        <ExportMenu quiet path="/chats/export" named={listed} />
      )}
    </div>
  );
}

const toolsStyle = css({ display: 'flex', alignItems: 'center' });

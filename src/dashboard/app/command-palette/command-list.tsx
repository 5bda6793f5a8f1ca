import { useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import { Command as Cmdk } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import Clock from 'lucide-react/icons/clock';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import MailWarning from 'lucide-react/icons/mail-exclamation-point';
import MailOpen from 'lucide-react/icons/mail-open';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { maxQueryLength } from '../../../../contract/shared/list-limits';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { color, space, radius, target } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { controlStyle } from '../../../ui/fields/field';
import { getErrorMessage } from '../../api/errors';
import { useViews } from '../../api/use-views';
import { fontSize, quietStyle } from '../../components/dashboard.styles';
import { useStaff } from '../../hooks/use-staff';
import { screenIcons } from '../layout/screen-icons';
import { getCommands, searchCommands, type Action, type Command, type InboxView } from './commands';
import { canSearchRecords, groupResults, useSearch } from './search';

const commandIcons: Record<Action | InboxView, LucideIcon> = {
  'new-person': UserPlus,
  waiting: Clock,
  mine: UserRound,
  unassigned: UserRoundX,
  failed: MailWarning,
  unread: MailOpen,
  'theme-light': Sun,
  'theme-dark': Moon,
  'theme-system': Monitor,
  shortcuts: Keyboard,
  'sign-out': LogOut,
};

function getIcon({ kind, id }: Command): LucideIcon {
  if (kind === 'screen') return screenIcons[id];
  return kind === 'saved-view' ? Bookmark : commandIcons[id];
}

type CommandListProps = {
  input: RefObject<HTMLInputElement>;
  error: string | null;
  onCommand: (command: Command) => void;
  onRecord: (url: string) => void;
};

/** Lists matching commands at once and records below them a moment later, so that nothing moves under the pointer. */
export function CommandList({ input, error, onCommand, onRecord }: CommandListProps) {
  const { access } = useStaff();
  const [query, setQuery] = useState('');
  const groups = searchCommands(getCommands(access, useViews().views), query);
  const { results, isSearching, error: searchError } = useSearch(query);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, results.results.length);
  const label = canSearchRecords(access) ? 'Name, number, screen, or action' : 'Screen or action';

  const hint = results.more.length > 0 ? '. Add a word to narrow the results.' : '';
  const total = count === 0 ? 'No results' : `${formatCount(count, 'result')}${hint}`;
  const status = isSearching ? 'Searching…' : query.trim() && total;

  return (
    <Cmdk
      label={label}
      shouldFilter={false}
      vimBindings={false}
      loop
      css={{ display: 'grid', gap: space[2] }}
    >
      {/* Uncontrolled: with a value, cmdk moves the highlight back after an arrow key. */}
      <Cmdk.Input
        ref={input}
        onValueChange={setQuery}
        placeholder={label}
        maxLength={maxQueryLength}
        css={controlStyle}
      />
      {(error ?? searchError) ? (
        <p role="alert" css={errorStyle}>
          {error ?? `Couldn’t search records. ${getErrorMessage(searchError)}`}
        </p>
      ) : (
        <p role="status" css={statusStyle}>
          {status}
        </p>
      )}
      <Cmdk.List label="Results" css={listStyle}>
        {groups.map(({ title, commands }) => (
          <Cmdk.Group key={title} heading={title} css={groupStyle}>
            {commands.map((command) => {
              const { kind, id } = command;
              const Icon = getIcon(command);
              return (
                <Cmdk.Item
                  key={id}
                  value={`${kind} ${id}`}
                  onSelect={() => onCommand(command)}
                  css={itemStyle}
                >
                  <Icon size={18} aria-hidden />
                  <span>{command.label}</span>
                </Cmdk.Item>
              );
            })}
          </Cmdk.Group>
        ))}
        {groupResults(results).map((group) => (
          <Cmdk.Group key={group.heading} heading={group.heading} css={groupStyle}>
            {group.results.map((result) => {
              const Icon = screenIcons[result.screen];
              return (
                <Cmdk.Item
                  key={result.id}
                  value={`${result.kind} ${result.id}`}
                  onSelect={() => onRecord(getRecordUrl(result))}
                  css={itemStyle}
                >
                  <Icon size={18} aria-hidden />
                  <span>
                    {result.name} <span css={detailStyle}>{result.detail}</span>
                  </span>
                </Cmdk.Item>
              );
            })}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
    </Cmdk>
  );
}

const statusStyle = css(quietStyle, { minHeight: '1.5em' });
const errorStyle = css({ color: color.danger, fontSize: fontSize.small, fontWeight: 700 });
const detailStyle = css(quietStyle, {
  [media.belowTablet]: { display: 'block' },
});

/** A fixed height, so that the dialog does not jump while the user types. */
const listStyle = css({
  height: 'min(24rem, 100dvh - 16rem)',
  minHeight: '8rem',
  overflow: 'auto',
  scrollPaddingBlock: space[2],
});

const groupStyle = css({
  '& > [cmdk-group-heading]': {
    padding: `${space[2]} ${space[3]}`,
    color: color.muted,
    fontSize: fontSize.small,
    fontWeight: 700,
  },
});

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: color.muted },
  '& > span': { minWidth: 0 },
  '&[aria-selected="true"]': {
    background: color.primarySoft,
    color: color.primaryStrong,
    // Visible in forced-colors mode.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
});

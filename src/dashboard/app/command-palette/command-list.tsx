import { useState, type RefObject } from 'react';
import { css } from '@emotion/react';
import { Command as Cmdk } from 'cmdk';
import {
  Clock,
  Keyboard,
  LogOut,
  MailWarning,
  MailOpen,
  Monitor,
  Moon,
  Sun,
  UserRound,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { longestSearch } from '../../../../contract/shared/list-limits';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { faultWords } from '../../api/error-messages';
import { useStaff } from '../../hooks/session/use-staff';
import { text } from '../../components/styles/font-size';
import { icons } from '../layout/screen-icons';
import { recordAddress } from '../../../../contract/shared/record-url';
import { commandsOf, searchCommands, type Action, type Command, type View } from './commands';
import { byKind, hasRecords } from './search-result-groups';
import { useFinds } from './use-search';

const ownIcons: Record<Action | View, LucideIcon> = {
  waiting: Clock,
  mine: UserRound,
  nobody: UserRoundX,
  failed: MailWarning,
  unread: MailOpen,
  'theme-light': Sun,
  'theme-dark': Moon,
  'theme-system': Monitor,
  keys: Keyboard,
  'sign-out': LogOut,
};

type PaletteListProps = {
  input: RefObject<HTMLInputElement>;
  /** What went wrong with what was chosen. */
  fault: string | null;
  onRun: (command: Command) => void;
  /** A record is gone to. */
  onRecord: (address: string) => void;
};

/** What fits the words typed: commands at once, records a moment later below them, so that nothing moves under the finger. */
export function PaletteList({ input, fault, onRun, onRecord }: PaletteListProps) {
  const { role } = useStaff();
  const [words, setWords] = useState('');
  const groups = searchCommands(commandsOf(role), words);
  const { found, isSearching, error } = useFinds(words);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, found.finds.length);
  const label = hasRecords(role)
    ? 'A name, a number, a screen or an action'
    : 'A screen or an action';

  const more = found.more.length > 0 ? ', and more: another word finds fewer' : '';
  const total = count === 0 ? 'Nothing found' : `${count} found${more}`;
  const said = isSearching ? 'Searching…' : words.trim() && total;

  return (
    <Cmdk
      label={label}
      shouldFilter={false}
      vimBindings={false}
      loop
      css={{ display: 'grid', gap: space[2] }}
    >
      {/* Without a value: given one, the library learns of a letter late, and puts the mark back from where an arrow has moved it since. */}
      <Cmdk.Input
        ref={input}
        onValueChange={setWords}
        placeholder={label}
        maxLength={longestSearch}
        css={controlStyle}
      />
      {(fault ?? error) ? (
        <p role="alert" css={faultStyle}>
          {fault ?? `Records could not be searched. ${faultWords(error)}`}
        </p>
      ) : (
        <p role="status" css={statusStyle}>
          {said}
        </p>
      )}
      <Cmdk.List label="What is found" css={listStyle}>
        {groups.map(({ title, commands }) => (
          <Cmdk.Group key={title} heading={title} css={groupStyle}>
            {commands.map((command) => {
              const Icon = command.kind === 'screen' ? icons[command.id] : ownIcons[command.id];
              return (
                <Cmdk.Item
                  key={command.id}
                  value={`${command.kind} ${command.id}`}
                  onSelect={() => onRun(command)}
                  css={itemStyle}
                >
                  <Icon size={18} aria-hidden />
                  <span>{command.label}</span>
                </Cmdk.Item>
              );
            })}
          </Cmdk.Group>
        ))}
        {byKind(found).map(({ heading, finds }) => (
          <Cmdk.Group key={heading} heading={heading} css={groupStyle}>
            {finds.map((find) => {
              const Icon = icons[find.screen];
              return (
                <Cmdk.Item
                  key={find.id}
                  value={`${find.kind} ${find.id}`}
                  onSelect={() => onRecord(recordAddress(find))}
                  css={itemStyle}
                >
                  <Icon size={18} aria-hidden />
                  <span>
                    {find.name} <span css={detailStyle}>{find.about}</span>
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

/** Of one height, with words and without. */
const statusStyle = css({ minHeight: '1.5em', color: color.muted, fontSize: text.small });
const faultStyle = css({ color: color.danger, fontSize: text.small, fontWeight: 700 });
/** On phones below the name: a number must not break. */
const detailStyle = css({
  color: color.muted,
  fontSize: text.small,
  [media.belowTablet]: { display: 'block' },
});

/** Of one height, whatever is found: the dialog must not jump with each letter. */
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
    fontSize: text.small,
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
    background: color.tealSoft,
    color: color.tealStrong,
    // Where colours are the system's own, the chosen one shows by its frame.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
});

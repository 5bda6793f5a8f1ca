import { css } from '@emotion/react';
import {
  notificationEventIds,
  notificationEvents,
  type NotificationEvent,
} from '../../../../contract/notifications/constants';
import type { NotificationSettings } from '../../../../contract/notifications/schema';
import { media } from '../../../theme/layout';
import { color, space, target } from '../../../theme/tokens';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/field';
import { quietStyle } from '../../components/dashboard.styles';

type SettingsFieldsProps = {
  settings: NotificationSettings;
  onChange: (settings: NotificationSettings) => void;
};

const ways = { desktop: 'Desktop', email: 'Email' } as const;
type Way = keyof typeof ways;
const wayIds = Object.keys(ways) as Way[];

const defaultQuiet = { from: '18:00', until: '08:00', daysOff: true };

export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const { digest, quiet } = settings;
  const toggle = (way: Way, event: NotificationEvent, isOn: boolean) => {
    const others = settings[way].filter((other) => other !== event);
    onChange({ ...settings, [way]: isOn ? [...others, event] : others });
  };
  return (
    <>
      <table css={tableStyle}>
        <thead>
          <tr>
            <th scope="col">Tell me about</th>
            {wayIds.map((way) => (
              <th key={way} scope="col">
                {ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationEventIds.map((event) => (
            <tr key={event}>
              <th scope="row">{notificationEvents[event]}</th>
              {wayIds.map((way) => (
                <td key={way}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${notificationEvents[event]}: ${ways[way]}`}
                      checked={settings[way].includes(event)}
                      onChange={({ target: box }) => toggle(way, event, box.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p css={quietStyle}>
        They never include names or messages, and you get none about what you have open.
      </p>
      <CheckboxField
        id="notify-digest"
        label="One email a day"
        hint="At 8:00 AM, instead of an email for each event."
        checked={digest}
        onChange={({ target: box }) => onChange({ ...settings, digest: box.checked })}
      />
      <CheckboxField
        id="notify-quiet"
        label="Quiet hours"
        hint="We send nothing then. One email follows, such as “4 people are waiting.”"
        checked={quiet !== null}
        onChange={({ target: box }) =>
          onChange({ ...settings, quiet: box.checked ? defaultQuiet : null })
        }
      />
      {quiet !== null && (
        <div css={quietFieldsStyle}>
          {(['from', 'until'] as const).map((name) => (
            <TextField
              key={name}
              id={`notify-quiet-${name}`}
              label={name === 'from' ? 'From' : 'Until'}
              type="time"
              required
              value={quiet[name]}
              onChange={({ target: field }) => {
                if (field.value === '') return;
                onChange({ ...settings, quiet: { ...quiet, [name]: field.value } });
              }}
            />
          ))}
          <CheckboxField
            id="notify-days-off"
            label="Also all day when the office is closed"
            checked={quiet.daysOff}
            onChange={({ target: box }) =>
              onChange({ ...settings, quiet: { ...quiet, daysOff: box.checked } })
            }
          />
        </div>
      )}
    </>
  );
}

const tableStyle = css({
  width: '100%',
  'th, td': { padding: 0, fontWeight: 400, textAlign: 'start' },
  'thead th': { fontWeight: 700 },
  'tbody th, td': { borderBlockStart: `1px solid ${color.divider}` },
  'tbody th': { paddingBlock: space[1] },
  'th:not(:first-of-type), td': { width: '4.5rem', textAlign: 'center' },
  label: { display: 'grid', placeItems: 'center', minHeight: target },
  input: { width: '1.5rem', height: '1.5rem', accentColor: color.primary },
});

const quietFieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: space[3],
  maxWidth: '24rem',
  marginInlineStart: space[10],
  [media.belowTablet]: { marginInlineStart: 0 },
  '> :last-of-type': { gridColumn: '1 / -1' },
});

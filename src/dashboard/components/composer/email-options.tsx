import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { maxSubjectLength } from '../../../../contract/messages/constants';
import { space } from '../../../theme/tokens';
import { TextField } from '../../../ui/fields/field';
import { useApi } from '../../api/swr-hooks';
import { callStaff } from '../../api/staff-client';
import type { MessageDraft } from '../../drafts/message-draft';
import { useAsyncAction } from '../../hooks/use-async-action';
import { TextButton } from '../buttons';
import { quietStyle, rowStyle } from '../dashboard.styles';
import { ErrorMessage } from '../status/messages';

type EmailOptionsProps = { draft: MessageDraft; defaultSubject: string | undefined };

/** The parts of an email besides its text: its subject, the author's signature, and earlier messages. */
export function EmailOptions({ draft, defaultSubject }: EmailOptionsProps) {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const { subject, withEarlier } = draft.values;
  const [lastSubject, setLastSubject] = useState(subject);
  if (subject !== lastSubject) {
    setLastSubject(subject);
    // The email was sent.
    if (subject === undefined) setEditing(false);
  }
  return (
    <div css={[rowStyle(`${space[1]} ${space[4]}`), quietStyle]}>
      {isEditing || subject ? (
        <div css={{ flex: '1 1 100%' }}>
          <TextField
            id={id}
            label="Subject"
            autoComplete="off"
            // The button that had the focus is gone.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isEditing}
            maxLength={maxSubjectLength}
            value={subject ?? defaultSubject ?? ''}
            onChange={({ target }) => draft.setMessage({ subject: target.value })}
          />
        </div>
      ) : (
        <span>
          {defaultSubject !== undefined && `Subject: ${defaultSubject} `}
          <TextButton onClick={() => setEditing(true)}>
            {defaultSubject === undefined ? 'Edit subject' : 'Edit'}
          </TextButton>
        </span>
      )}
      <SignatureSwitch />
      <label css={checkStyle}>
        <input
          type="checkbox"
          checked={withEarlier === 'yes'}
          onChange={({ target }) =>
            draft.setMessage({ withEarlier: target.checked ? 'yes' : undefined })
          }
        />
        Include earlier emails
      </label>
    </div>
  );
}

/** The account's choice for all its emails. Hidden for those who have no signature. */
function SignatureSwitch() {
  const { data, mutate } = useApi('GET /signatures/own', {});
  const { run, isPending, error } = useAsyncAction();
  if (!data?.text) return null;
  const { text, isOn } = data;
  const toggle = () =>
    run(async () => {
      await callStaff('PUT /signatures/own', { body: { isOn: !isOn } });
      await mutate();
    });
  return (
    <span title={text}>
      Signature: {isOn ? 'on' : 'off'}{' '}
      <TextButton isPending={isPending} onClick={() => void toggle()}>
        Turn {isOn ? 'off' : 'on'}
      </TextButton>
      {error !== null && <ErrorMessage>Not saved. {error}</ErrorMessage>}
    </span>
  );
}

const checkStyle = css(rowStyle(space[2]), { flexWrap: 'nowrap', minHeight: '2rem' });

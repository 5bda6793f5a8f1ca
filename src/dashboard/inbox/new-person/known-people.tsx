// eslint-disable-next-line no-restricted-imports -- a POST, because URLs get logged
import useSWR from 'swr';
import { minLookupDigits } from '../../../../contract/inbox/constants';
import { formatContactName, formatContactValue } from '../../../../contract/inbox/person-form';
import type { KnownPerson, PersonLookup } from '../../../../contract/inbox/person-schema';
import { getPhoneDigits } from '../../../../contract/shared/phone';
import { space } from '../../../theme/tokens';
import { callStaff } from '../../api/staff-client';
import { TextButton } from '../../components/buttons';
import { rowStyle, smallStyle } from '../../components/dashboard.styles';
import { warningBoxStyle } from '../../components/status/notice';
import { useDebouncedValue } from '../../hooks/use-debounced-value';

/** The people with the number or address that is being typed, never with an earlier one: Enter would open the wrong person. */
export function useKnownPeople(body: PersonLookup) {
  const typed = JSON.stringify(body);
  const isTyped = getPhoneDigits(body.phone).length >= minLookupDigits || body.email.includes('@');
  const isReady = useDebouncedValue(typed, 250) === typed && isTyped;
  const { data, mutate } = useSWR(isReady ? ['known people', typed] : null, () =>
    callStaff('POST /chats/lookup', { body }),
  );
  return { people: data?.people ?? [], refresh: () => void mutate() };
}

type KnownPeopleProps = {
  people: readonly KnownPerson[];
  /** Of the new person; '' if it isn’t typed yet. */
  name: string;
  onOpen: (userId: string) => void;
  onRelate: (person: KnownPerson) => void;
};

export function KnownPeople({ people, name, onOpen, onRelate }: KnownPeopleProps) {
  return (
    <div role="status">
      {people.map((person) => (
        <div key={person.userId} css={[warningBoxStyle, rowStyle(`0 ${space[3]}`)]}>
          <p css={{ flex: '1 1 12rem' }}>
            <strong>{person.name}</strong> is already in the inbox
            <span css={smallStyle}>
              {formatContactValue(person.point)} {formatContactName(person.point)}
            </span>
          </p>
          <TextButton onClick={() => onOpen(person.userId)}>Open {person.name}</TextButton>
          {!person.isSame && name !== '' && name !== person.point.name && (
            <TextButton onClick={() => onRelate(person)}>Add as a relationship</TextButton>
          )}
        </div>
      ))}
    </div>
  );
}

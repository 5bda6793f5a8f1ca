import { css } from '@emotion/react';
import { spokenConsent } from '../../../../contract/sms/constants';
import type { ConsentLedger, ConsentRequest, Texting } from '../../../../contract/sms/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import type { RegionId } from '../../../../contract/shared/regions';
import type { Call } from '../../../browser/api/calls';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { Skeleton } from '../../../ui/loading/skeleton';
import type { CallWithInput } from '../../api/staff-client';
import { useRecord } from '../../api/swr-hooks';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useCompany } from '../../hooks/use-company';
import { AssigneeName } from '../assignee';
import { smallStyle } from '../dashboard.styles';
import { Dialog } from '../dialog/dialog';
import { ErrorMessage } from '../status/messages';
import { LoadError } from '../status/notice';
import { describeChange, isOptedOutByPhone } from './texting-messages';

export type TextingStateProps = {
  person: Texting & { contact: string; region: RegionId };
  ledger: CallWithInput<Extract<Call, `GET ${string}/text-consent`>>;
  save: (change: ConsentRequest) => Promise<unknown>;
  onChanged: () => void;
};

type TextingDialogProps = TextingStateProps & { onClose: () => void };

/** The consent ledger of a number. The office records what the person has told it. */
export function TextingDialog({ person, ledger, save, onChanged, onClose }: TextingDialogProps) {
  const { data, error, mutate } = useRecord(ledger.call, ledger);
  const { run, isPending, error: saveError } = useAsyncAction();
  const company = useCompany(person.region);
  const record = (state: ConsentRequest['state']) =>
    run(async () => {
      const change = { state, ...(state === 'given' && { wording: spokenConsent.version }) };
      // A rejection also means that the screen is out of date.
      await save(change).finally(() => {
        void mutate();
        onChanged();
      });
    });
  return (
    <Dialog title={`Text messages to ${formatPhone(person.contact)}`} onClose={onClose}>
      {data === undefined && error !== undefined && <LoadError error={error} onRetry={mutate} />}
      {data === undefined && error === undefined && <Skeleton height="6rem" />}
      {data && (
        <>
          <ChangeList changes={data.changes} />
          {!data.canReceiveTexts && (
            <p>
              This number can’t receive texts. It isn’t a US number that a person can have. Call to
              ask for another one.
            </p>
          )}
          {isOptedOutByPhone(data.textConsent) && (
            <p>
              This phone opted out by text. Only a text with START from it can allow texts again.
            </p>
          )}
          {saveError !== null && <ErrorMessage>Not saved. {saveError}</ErrorMessage>}
          <ConsentButtons
            ledger={data}
            company={company}
            isPending={isPending}
            onRecord={(state) => void record(state)}
          />
        </>
      )}
    </Dialog>
  );
}

function ChangeList({ changes }: Pick<ConsentLedger, 'changes'>) {
  if (changes.length === 0) return <p>This person hasn’t agreed to text messages.</p>;
  return (
    <ol aria-label="Consent to texts, newest first" css={listStyle}>
      {changes.toReversed().map((change, index) => (
        <li key={changes.length - index}>
          {describeChange(change)}
          {change.author !== null && <AssigneeName email={change.author} />}
          {change.source === 'office' && change.wording !== null && (
            <span css={smallStyle}>Text that was read out: {change.wording}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

type ConsentButtonsProps = {
  ledger: ConsentLedger;
  company: string;
  isPending: boolean;
  onRecord: (state: ConsentRequest['state']) => void;
};

function ConsentButtons({ ledger, company, isPending, onRecord }: ConsentButtonsProps) {
  const { canReceiveTexts, textConsent } = ledger;
  if (textConsent?.state === 'given') {
    return (
      <>
        <p>If the person tells you that they want no more texts, record it here.</p>
        <div css={buttonsEndStyle}>
          <Button isPending={isPending} onClick={() => onRecord('withdrawn')}>
            Stop texts
          </Button>
        </div>
      </>
    );
  }
  if (!canReceiveTexts || isOptedOutByPhone(textConsent)) return null;
  return (
    <>
      <p>Read this out, and record consent only if the answer is yes:</p>
      <blockquote css={quoteStyle}>{spokenConsent.getText(company)}</blockquote>
      <div css={buttonsEndStyle}>
        {textConsent === null && (
          <Button tone="outline" isPending={isPending} onClick={() => onRecord('withdrawn')}>
            Never text
          </Button>
        )}
        <Button isPending={isPending} onClick={() => onRecord('given')}>
          Record consent
        </Button>
      </div>
    </>
  );
}

const quoteStyle = css({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.primaryBorder}`,
});

const listStyle = css({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  color: color.text,
});

import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { helpDeskRules } from '../../../../contract/help-desk/form';
import { telHref } from '../../../../contract/shared/phone';
import type { FormValues } from '../../../../contract/forms/rules';
import type { HelpDeskReceipt } from '../../../../contract/forms/schema';
import { Asked } from '../../forms/fields/conditional-field';
import { EmailInput, NameFields } from '../../forms/fields/person-fields';
import { PhoneInput } from '../../forms/fields/phone-input';
import { RegionChoice } from '../../forms/fields/region-field';
import { TextBox } from '../../forms/fields/text-area';
import { TextInput } from '../../forms/fields/text-input';
import { PublicForm } from '../../forms/public-form';
import { useFormOffice } from '../../forms/use-form-office';
import type { FormOffice } from '../../../site/page-context';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { cardStyle } from '../../../ui/card.styles';
import { PayrollPart, PeriodPart } from './payroll-fields';
import type { OrderState } from '../reorder-state';
import { Receipt } from './receipt';
import { SuppliesPart } from './supplies-fields';
import { TimeOffPart } from './time-off-fields';
import { TypeChoice } from './type-field';

type RequestFormProps = {
  /** The query of the page's address. */
  search: string;
  /** What the navigation that led here handed over: quantities to order again, or anything else. */
  state: unknown;
  offices: readonly FormOffice[];
  usual: FormOffice;
};

const { type, firstName, lastName, contact, email, region, ...ofSomeTypes } = helpDeskRules(
  new Date(),
);
const aboutYou = { firstName, lastName, contact, email, region };
/** The same rules in the order of this form: what first, then who. */
const rules = { type, ...ofSomeTypes, ...aboutYou };

/** What a caregiver asks the office for: the type first, then only what it needs. */
export function RequestForm({ search, state, offices, usual }: RequestFormProps) {
  const { office, fixed, choice } = useFormOffice(offices, usual);
  const box = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);
  /** Who sent a request on this page, for the next one; nothing of the request itself. */
  const [known, setKnown] = useState<FormValues>({});
  useEffect(() => {
    if ((state as Partial<OrderState> | null)?.quantities === undefined) return;
    // Only who orders again needs it. Where it does not come, the form is as empty as it always is.
    import('../reorder-state').then(
      ({ fillQuantities }) => {
        const form = box.current?.querySelector('form');
        if (form) setFilled(fillQuantities(form, state));
      },
      () => undefined,
    );
  }, [state]);
  return (
    <div ref={box} css={boxStyle}>
      <noscript>
        <p css={noticeStyle}>
          Choose what you need, and its questions show below. If they do not, choose “Something
          else” and write there what you need, or call{' '}
          <a href={telHref(usual.phone)}>{usual.phone}</a>.
        </p>
      </noscript>
      <div css={cardStyle}>
        <PublicForm<HelpDeskReceipt>
          id="request-form"
          path="/helpDesk"
          rules={rules}
          fixed={fixed}
          submit="Send my request"
          phone={office.phone}
          onSent={(_receipt, texts) => {
            setFilled(false);
            setKnown(
              Object.fromEntries(Object.keys(aboutYou).map((name) => [name, texts[name] ?? ''])),
            );
          }}
          sent={(receipt, again) => <Receipt receipt={receipt} onAgain={again} />}
        >
          <TypeChoice search={search} />
          <Asked field="message">
            <TextInput
              name="subject"
              label="What is it about?"
              hint="A few words, for example: letter for my landlord"
              autoComplete="off"
            />
            <TextBox
              name="message"
              label="What do you need?"
              hint="No client’s name or health details, please: the first letters are enough."
            />
          </Asked>
          <PeriodPart />
          <PayrollPart />
          <SuppliesPart isFilled={isFilled} />
          <TimeOffPart />
          <Asked field="note">
            <TextBox name="note" label="Anything the office should know" rows={3} />
          </Asked>
          <h3 css={css({ marginTop: space[3] })}>About you</h3>
          <NameFields known={known} />
          <PhoneInput known={known['contact']} />
          <EmailInput known={known['email']} />
          <RegionChoice label="Which office do you work for?" {...choice} />
        </PublicForm>
      </div>
    </div>
  );
}

const boxStyle = css({ display: 'grid', gap: space[5], maxWidth: '44rem' });

const noticeStyle = css({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
});

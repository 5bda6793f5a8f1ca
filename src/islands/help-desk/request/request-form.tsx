import { useTranslation } from '../../../browser/hooks/use-translation';
import { FilledText } from '../../../ui/filled-text';
import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { getHelpDeskRules } from '../../../../contract/help-desk/form';
import type { FormValues } from '../../../../contract/forms/rules';
import { color, space, radius } from '../../../theme/tokens';
import { cardStyle } from '../../../ui/card.styles';
import { TelLink } from '../../../ui/tel-link';
import { EmailInput, NameFields, PhoneInput, ConsentField } from '../../forms/fields/person-fields';
import { RegionField } from '../../forms/fields/region-field';
import { PublicForm } from '../../forms/public-form';
import { useFormOffice, type FormOffices } from '../../forms/use-form-office';
import { fillQuantities } from '../reorder-state';
import { Receipt } from './receipt';
import { RequestFields, TypeField } from './request-fields';

const { type, firstName, lastName, contact, email, region, consent, ...typeRules } =
  getHelpDeskRules(new Date());
const personRules = { firstName, lastName, contact, email, region };
/** In the order of this form: the request first, then the person. */
const rules = { type, ...typeRules, ...personRules, consent };

/** A caregiver's request to the office; the form asks only what the type needs. */
export function RequestForm(offices: FormOffices) {
  const { office, fixedValues, regionField } = useFormOffice(offices);
  const { translate } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [isReorder, setReorder] = useState(false);
  /** The sender of the previous request, for the next one. */
  const [person, setPerson] = useState<FormValues>({});
  useEffect(() => {
    const form = box.current?.querySelector('form');
    // The state may hold quantities to reorder (order-summary.tsx).
    if (form) setReorder(fillQuantities(form, window.history.state));
  }, []);
  return (
    <div ref={box} css={boxStyle}>
      <noscript>
        <p css={noticeStyle}>
          <FilledText
            text="Choose what you need, and its questions appear. If they don’t, choose “Something else” and write what you need, or call {phone}."
            values={{ phone: <TelLink phone={offices.defaultOffice.phone} /> }}
          />
        </p>
      </noscript>
      <div css={cardStyle}>
        <PublicForm
          id="request-form"
          call="POST /helpDesk"
          rules={rules}
          fixedValues={fixedValues}
          submitLabel="Send my request"
          phone={office.phone}
          onSent={(_receipt, texts) => {
            setReorder(false);
            const names = Object.keys(personRules);
            setPerson(Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])));
          }}
          renderSent={(receipt, restart, { contact = '' }) => (
            <Receipt receipt={receipt} office={office} contact={contact} onRestart={restart} />
          )}
        >
          <TypeField />
          <RequestFields isReorder={isReorder} />
          <h3 css={css({ marginTop: space[3] })}>{translate('About you')}</h3>
          <NameFields initial={person} />
          <PhoneInput initial={person['contact']} />
          <EmailInput initial={person['email']} />
          <RegionField label="Which office do you work for?" {...regionField} />
          <ConsentField form="help-desk" office={office} />
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

import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { buildDraftKey } from '../../../../contract/drafts/constants';
import { personRules, validateForm, type FormValues } from '../../../../contract/forms/rules';
import { contactSources, maxPersonText } from '../../../../contract/inbox/constants';
import { personTextRules } from '../../../../contract/inbox/person-form';
import type { KnownPerson, NewPerson } from '../../../../contract/inbox/person-schema';
import { clientLanguages } from '../../../../contract/shared/languages';
import { normalizePhone } from '../../../../contract/shared/phone';
import type { RegionId } from '../../../../contract/shared/regions';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { callStaff } from '../../api/staff-client';
import { useInvalidate } from '../../api/swr-hooks';
import { fieldGridStyle, stackStyle, summaryStyle } from '../../components/dashboard.styles';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { ErrorMessage } from '../../components/status/messages';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useIdempotencyKey } from '../../hooks/use-idempotency-key';
import { useRegionNames, useStaff } from '../../hooks/use-staff';
import { replyTo } from '../reply/reply-target';
import { KnownPeople, useKnownPeople } from './known-people';

const noValues = {
  ...{ firstName: '', lastName: '', phone: '', email: '', region: '', source: 'phone' },
  ...{ note: '', contactName: '', relationship: '', language: '', referredBy: '' },
};
type Values = typeof noValues;

const rules = {
  ...personTextRules,
  phone: {
    ...personRules.contact,
    required: ({ email = '' }: FormValues) =>
      email === '' ? 'Enter a phone number or an email' : null,
  },
  email: personRules.email,
  region: { maxLength: maxPersonText.name, required: 'Choose an office' },
};

const languages = clientLanguages.map((language) => [language, language]);
const languageChoices = { '': 'Not known', ...Object.fromEntries(languages) };
/** Of people who don't write. */
const { form: _form, text: _text, email: _email, ...sourceChoices } = contactSources;

type NewPersonDialogProps = {
  open: boolean;
  /** Chosen at first. */
  region: RegionId | null;
  onClose: () => void;
  onOpen: (userId: string) => void;
};

/** Starts a thread with someone who called or walked in. */
export function NewPersonDialog(props: NewPersonDialogProps) {
  const { drafts } = useStaff();
  const regionNames = useRegionNames();
  const [ownRegion, ...otherRegions] = Object.keys(regionNames);
  const region = props.region ?? (otherRegions.length === 0 ? ownRegion : null);
  const [typed, setTyped] = useState(noValues);
  const values = { ...typed, region: typed.region || (region ?? '') };
  const [attempts, setAttempts] = useState(0);
  const errors = validateForm(rules, { ...values, phone: normalizePhone(values.phone) });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const { firstName, lastName, phone, email } = values;
  const name = `${firstName} ${lastName}`.trim();
  const { people, refresh } = useKnownPeople({ name, phone, email });
  const same = people.find(({ isSame }) => isSame);
  const refreshInbox = useInvalidate('/chats');
  const getKeyHeaders = useIdempotencyKey();
  const { run, isPending, error } = useAsyncAction();
  const isLeaving = useRef(false);
  const open = (userId: string, unsavedNote: string) => {
    const draft = drafts.open(buildDraftKey('thread', userId, 'note'));
    const text = [draft.text, unsavedNote].filter(Boolean).join('\n\n');
    if (unsavedNote !== '') draft.setMessage({ text });
    isLeaving.current = true;
    refreshInbox();
    replyTo({ userId });
    props.onOpen(userId);
  };
  const openKnown = (userId: string) => open(userId, values.note);

  const create = () => {
    setAttempts(attempts + 1);
    if (Object.keys(errors).length > 0) return;
    const body = toNewPerson(values);
    void run(async () => {
      const call = callStaff('POST /chats', { body, headers: getKeyHeaders(body) });
      // A colleague may have been faster.
      open((await call.finally(refresh)).userId, '');
    });
  };
  /** Says that the number or the address is also of the one who calls. */
  const relate = ({ userId, point, owner }: KnownPerson) =>
    run(async () => {
      const relationship = values.relationship || point.relationship;
      const names = [point.name, name].filter(Boolean).join(', ');
      const changed = { ...point, name: names, relationship };
      const contactPoints = owner.points.map((one) => (one.id === point.id ? changed : one));
      const [params, body] = [{ userId: owner.userId }, { version: owner.version, contactPoints }];
      await callStaff('PATCH /chats/:userId/person', { params, body }).finally(refresh);
      openKnown(userId);
    });
  const field = (id: keyof Values) => ({
    id: `new-person-${id}`,
    error: attempts > 0 ? errors[id] : undefined,
    autoComplete: 'off',
    value: values[id],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((known) => ({ ...known, [id]: target.value })),
  });

  return (
    <Dialog
      title="New person"
      open={props.open}
      onClose={props.onClose}
      finalFocus={() => !isLeaving.current}
    >
      <form
        ref={form}
        noValidate
        css={stackStyle(space[4])}
        onSubmit={(event) => {
          event.preventDefault();
          if (same) openKnown(same.userId);
          else create();
        }}
      >
        <div css={gridStyle}>
          <TextField {...field('firstName')} label="First name" />
          <TextField {...field('lastName')} label="Last name" optional />
          <TextField
            {...field('phone')}
            label="Phone number"
            hint="Or an email address"
            type="tel"
          />
          <TextField {...field('email')} label="Email address" type="email" optional />
          <SelectField {...field('region')} label="Office" choices={regionNames} />
          <SelectField {...field('source')} label="Source" choices={sourceChoices} />
        </div>
        <KnownPeople
          {...{ people, name }}
          onOpen={openKnown}
          onRelate={(one) => void relate(one)}
        />
        <Field id="new-person-note" label="Private note" optional>
          {(control) => <textarea {...field('note')} {...control} rows={2} css={controlStyle} />}
        </Field>
        <details>
          <summary css={summaryStyle}>Who calls for them, language, and referral</summary>
          <div css={gridStyle}>
            <TextField
              {...field('contactName')}
              label="Whose contact, if someone else’s"
              optional
            />
            <TextField {...field('relationship')} label="Relationship" optional />
            <SelectField
              {...field('language')}
              label="Language"
              choices={languageChoices}
              optional
            />
            <TextField {...field('referredBy')} label="Referred by" optional />
          </div>
        </details>
        {error !== null && <ErrorMessage>Not saved. {error}</ErrorMessage>}
        <DialogButtons onCancel={props.onClose}>
          <Button type="submit" isPending={isPending}>
            {same ? `Open ${same.name}` : people.length > 0 ? 'Create anyway' : 'Create'}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** All contacts are of the same person, or of who calls for them. */
function toNewPerson({ phone, email, contactName, relationship, ...values }: Values) {
  const whose = { label: null, name: contactName || null, relationship: relationship || null };
  const phonePoint = { kind: 'phone', value: normalizePhone(phone), ...whose };
  const points = [phonePoint, { kind: 'email', value: email.trim(), ...whose }];
  const contactPoints = points.filter(({ value }) => value !== '');
  return { ...values, language: values.language || null, contactPoints } as NewPerson;
}

const gridStyle = css(fieldGridStyle, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

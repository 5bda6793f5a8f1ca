import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { useForm, useWatch } from 'react-hook-form';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { longestTemplate, templateChannels } from '../../../../contract/inbox/constants';
import { templateVariables, unknownVariables } from '../../../../contract/inbox/template-text';
import type { NewTemplate, Template } from '../../../../contract/inbox/template-schema';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { controlStyle, Field } from '../../../ui/fields/field';
import { TextField } from '../../../ui/fields/text-field';
import { regionName } from '../../components/region-name';
import { AskFirst } from '../../components/dialog/confirm-button';
import { callStaff } from '../../api/staff-client';
import { useAct } from '../../hooks/use-async-action';
import { isTooLong, LettersLeft } from '../../components/composer/character-count';
import { channelWords } from './channel-labels';
import { TemplateRefusal } from './template-error';

type TemplateFormProps = {
  /** Null: a new one. */
  template: Template | null;
  onDone: () => Promise<void>;
  /** It was refused: `template` may be another one afterwards. */
  onRefused: () => Promise<void>;
  onCancel: () => void;
  /** Whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void;
};

type Values = Omit<NewTemplate, 'region'> & { region: RegionId | '' };

/** Writes a template, or deletes it. What was typed stays when the server refuses it. */
export function TemplateForm(props: TemplateFormProps) {
  const { template, onDone, onRefused, onCancel, onDirty } = props;
  const {
    register,
    handleSubmit,
    formState,
    control: form,
    setFocus,
  } = useForm<Values>({
    defaultValues: {
      name: template?.name ?? '',
      channel: template?.channel ?? 'any',
      region: template?.region ?? '',
      body: template?.body ?? '',
    },
  });
  const { errors, isDirty } = formState;
  const body = useWatch({ control: form, name: 'body' });
  useEffect(() => setFocus('name'), [setFocus]);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const { act, busy, fault } = useAct();
  /** As it was when it was last sent. */
  const [sent, setSent] = useState(template);

  const call = async (method: 'POST' | 'PUT' | 'DELETE', fields?: NewTemplate) => {
    setSent(template);
    const path = template === null ? '/templates' : `/templates/${encodeURIComponent(template.id)}`;
    const version = template?.version ?? 1;
    try {
      if (fields === undefined) {
        await callStaff(`${path}?version=${String(version)}`, { method });
      } else {
        await callStaff(path, {
          method,
          body: template === null ? fields : { ...fields, version },
        });
      }
      await onDone();
    } catch (error) {
      await onRefused();
      throw error;
    }
  };
  const save = handleSubmit(({ region, ...fields }) =>
    act(() =>
      call(template === null ? 'POST' : 'PUT', {
        ...fields,
        region: region === '' ? null : region,
      }),
    ),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      css={{ display: 'grid', gap: space[4] }}
    >
      <TextField
        id="template-name"
        label="Name"
        maxLength={80}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim() !== '' || 'Please give it a name.',
        })}
      />
      <Field id="template-channel" label="Offered for">
        {(control) => (
          <select {...control} {...register('channel')} css={controlStyle}>
            {templateChannels.map((one) => (
              <option key={one} value={one}>
                {channelWords[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="template-region" label="Office">
        {(control) => (
          <select {...control} {...register('region')} css={controlStyle}>
            <option value="">All offices</option>
            {regionIds.map((one) => (
              <option key={one} value={one}>
                {regionName(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="template-body"
        label="Text"
        hint={`Filled in by itself: ${Object.entries(templateVariables)
          .map(([name, words]) => `{{${name}}} ${words}`)
          .join(', ')}`}
        error={errors.body?.message}
      >
        {(control) => (
          <textarea
            {...control}
            {...register('body', { validate: (body) => bodyProblem(body) ?? true })}
            rows={8}
            css={[controlStyle, css({ resize: 'vertical' })]}
          />
        )}
      </Field>
      <LettersLeft
        id="template-letters"
        most={longestTemplate}
        words={body}
        place="in a template"
      />
      {fault !== null && <TemplateRefusal words={fault} of={sent} now={template} />}
      {template !== null && (
        <div>
          <AskFirst
            label="Delete …"
            title="Delete this template?"
            meaning="It is gone for the whole office."
            confirm="Delete it"
            busy={busy}
            onConfirm={() => void act(() => call('DELETE'))}
          />
        </div>
      )}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save template
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a template's text, or null. */
function bodyProblem(body: string): string | null {
  if (body.trim() === '') return 'Please write the text.';
  const unknown = unknownVariables(body);
  if (unknown.length > 0)
    return `There is no such variable: ${unknown.map((name) => `{{${name}}}`).join(', ')}.`;
  return isTooLong(longestTemplate, body) ? 'Please shorten the text.' : null;
}

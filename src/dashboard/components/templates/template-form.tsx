import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { useForm, useWatch } from 'react-hook-form';
import type { RegionId } from '../../../../contract/shared/regions';
import {
  maxTemplateLength,
  templateChannels,
  templateLanguages,
  templatePlaces,
} from '../../../../contract/inbox/constants';
import { templateVariables, findUnknownVariables } from '../../../../contract/inbox/template-text';
import type { NewTemplate, Template } from '../../../../contract/inbox/template-schema';
import { templateDraft } from '../../../../contract/messages/constants';
import type { MessageFile } from '../../../../contract/messages/schema';
import { getRegionNames } from '../../../../contract/shared/region-facts';
import type { SiteLanguage } from '../../../../contract/shared/text/site-languages';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { Options } from '../action-select';
import { DialogButtons } from '../dialog/dialog';
import { ConfirmButton } from '../../../ui/confirm';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { isTooLong, CharacterCount } from '../composer/character-count';
import { AttachButton, AttachedFiles } from '../files/attached-files';
import { uploadFile } from '../../api/upload-file';
import { TemplateConflict } from './template-conflict';

type TemplateFormProps = {
  /** Null for a new template. */
  template: Template | null;
  onDone: () => Promise<void>;
  /** Reloads the template, which a colleague may have changed or deleted. */
  onRejected: () => Promise<void>;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
};

type Values = Omit<NewTemplate, 'region' | 'language' | 'files'> & {
  region: RegionId | '';
  language: SiteLanguage | '';
};

const placeholderHint = Object.entries(templateVariables)
  .map(([name, label]) => `{{${name}}} ${label}`)
  .join(', ');

export function TemplateForm(props: TemplateFormProps) {
  const { template, onDone, onRejected, onCancel, onDirtyChange } = props;
  const { register, handleSubmit, formState, control, setFocus } = useForm<Values>({
    defaultValues: {
      name: template?.name ?? '',
      channel: template?.channel ?? 'any',
      place: template?.place ?? 'any',
      region: template?.region ?? '',
      language: template?.language ?? '',
      body: template?.body ?? '',
    },
  });
  const { errors } = formState;
  const [files, setFiles] = useState<readonly MessageFile[]>(template?.files ?? []);
  const hasOtherFiles = listIds(files).join() !== listIds(template?.files ?? []).join();
  const isDirty = formState.isDirty || hasOtherFiles;
  const upload = useAsyncAction();
  const attach = (chosen: Iterable<File>) =>
    upload.run(async () => {
      let all = files;
      for (const file of chosen) {
        all = [...all, await uploadFile(templateDraft, file, all)];
        setFiles(all);
      }
    });
  const body = useWatch({ control, name: 'body' });
  useEffect(() => setFocus('name'), [setFocus]);
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  const { run, isPending, error: saveError } = useAsyncAction();
  const [submitted, setSubmitted] = useState(template);

  const call = (send: () => Promise<unknown>) =>
    run(async () => {
      setSubmitted(template);
      try {
        await send();
        await onDone();
      } catch (error) {
        await onRejected();
        throw error;
      }
    });
  const save = handleSubmit((values) => {
    const fields: NewTemplate = {
      ...values,
      region: values.region || null,
      language: values.language || null,
      files: listIds(files),
    };
    return call(() =>
      template === null
        ? callStaff('POST /templates', { body: fields })
        : callStaff('PUT /templates/:id', {
            params: { id: template.id },
            body: { ...fields, version: template.version },
          }),
    );
  });

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
        {...register('name', { validate: (name) => name.trim() !== '' || 'Enter a name.' })}
      />
      <Field id="template-place" label="Available in">
        {(field) => (
          <select {...field} {...register('place')} css={controlStyle}>
            <Options choices={templatePlaces} />
          </select>
        )}
      </Field>
      <Field id="template-channel" label="Channel">
        {(field) => (
          <select {...field} {...register('channel')} css={controlStyle}>
            <Options choices={templateChannels} />
          </select>
        )}
      </Field>
      <SelectField
        id="template-region"
        label="Office"
        choices={{ '': 'All offices', ...getRegionNames() }}
        {...register('region')}
      />
      <SelectField
        id="template-language"
        label="Language"
        choices={{ '': 'Any', ...templateLanguages }}
        {...register('language')}
      />
      <Field
        id="template-body"
        label="Text"
        hint={`Placeholders: ${placeholderHint}`}
        error={errors.body?.message}
      >
        {(field) => (
          <textarea
            {...field}
            {...register('body', { validate: (value) => validateBody(value) ?? true })}
            rows={8}
            css={[controlStyle, css({ resize: 'vertical' })]}
          />
        )}
      </Field>
      <CharacterCount
        id="template-letters"
        max={maxTemplateLength}
        text={body}
        context="in a template"
      />
      <AttachedFiles
        files={files}
        uploading={upload.isPending ? ['Uploading…'] : []}
        errors={upload.error === null ? [] : [upload.error]}
        onChange={setFiles}
      />
      <div>
        <AttachButton onChoose={(chosen) => void attach(chosen)} />
      </div>
      {saveError !== null && (
        <TemplateConflict message={saveError} edited={submitted} current={template} />
      )}
      {template !== null && (
        <div>
          <ConfirmButton
            label="Delete…"
            title="Delete this template?"
            message="This deletes it for the whole office."
            confirm="Delete template"
            isPending={isPending}
            onConfirm={() =>
              void call(() =>
                callStaff('DELETE /templates/:id', {
                  params: { id: template.id },
                  query: { version: String(template.version) },
                }),
              )
            }
          />
        </div>
      )}
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" isPending={isPending || upload.isPending}>
          Save template
        </Button>
      </DialogButtons>
    </form>
  );
}

const listIds = (files: readonly MessageFile[]) => files.map(({ id }) => id);

function validateBody(body: string): string | null {
  if (body.trim() === '') return 'Enter the text.';
  const unknown = findUnknownVariables(body);
  if (unknown.length > 0) {
    return `Unknown placeholder: ${unknown.map((name) => `{{${name}}}`).join(', ')}.`;
  }
  return isTooLong(maxTemplateLength, body) ? 'Shorten the text.' : null;
}

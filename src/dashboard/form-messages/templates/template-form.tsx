import { useEffect, useRef, useState, type FormEvent } from 'react';
import { css } from '@emotion/react';
import { regionIds } from '../../../../contract/regions';
import { longestTemplate } from '../../../../contract/reply-limits';
import { templateChannels } from '../../../../contract/template-channels';
import { templateVariables, unknownVariables } from '../../../../contract/template-text';
import type { NewTemplate, Template } from '../../../../contract/templates';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { controlStyle, Field } from '../../../ui/field';
import { TextField } from '../../../ui/text-field';
import { faultWords } from '../../parts/fault-words';
import { regionName } from '../../parts/region-name';
import { callStaff } from '../../parts/staff-call';
import { isTooLong, LettersLeft } from '../letters-left';
import { channelWords } from './channel-words';
import { TemplateRefusal } from './template-refusal';

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

/** Writes a template, or deletes it. What was typed stays when the server refuses it. */
export function TemplateForm(props: TemplateFormProps) {
  const { template, onDone, onRefused, onCancel, onDirty } = props;
  const [fields, setFields] = useState<NewTemplate>({
    name: template?.name ?? '',
    channel: template?.channel ?? 'any',
    region: template?.region ?? null,
    body: template?.body ?? '',
  });
  const [tried, setTried] = useState(false);
  /** It goes for the whole office: one press asks, the next one does it. */
  const [sure, setSure] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ words: string; of: Template | null } | null>(null);
  const unknown = unknownVariables(fields.body);
  const problems = {
    name: fields.name.trim() === '' ? 'Please give it a name.' : undefined,
    body:
      fields.body.trim() === ''
        ? 'Please write the text.'
        : unknown.length > 0
          ? `There is no such variable: ${unknown.map((name) => `{{${name}}}`).join(', ')}.`
          : isTooLong(longestTemplate, fields.body)
            ? 'Please shorten the text.'
            : undefined,
  };

  const call = async (method: 'POST' | 'PUT' | 'DELETE') => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const path = template === null ? '/templates' : `/templates/${encodeURIComponent(template.id)}`;
    const version = template?.version ?? 1;
    try {
      if (method === 'DELETE') {
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
      setRefusal({ words: faultWords(error), of: template });
      setSure(false);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.name === undefined && problems.body === undefined) {
      void call(template === null ? 'POST' : 'PUT');
    }
  };
  const set = (changes: Partial<NewTemplate>) => {
    setFields({ ...fields, ...changes });
    onDirty(true);
  };

  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <TextField
        ref={name}
        id="template-name"
        label="Name"
        maxLength={80}
        autoComplete="off"
        value={fields.name}
        error={tried ? problems.name : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field id="template-channel" label="Offered for">
        {(control) => (
          <select
            {...control}
            css={controlStyle}
            value={fields.channel}
            onChange={(event) =>
              set({ channel: templateChannels.find((one) => one === event.target.value) ?? 'any' })
            }
          >
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
          <select
            {...control}
            css={controlStyle}
            value={fields.region ?? ''}
            onChange={(event) =>
              set({ region: regionIds.find((one) => one === event.target.value) ?? null })
            }
          >
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
        error={tried ? problems.body : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={8}
            value={fields.body}
            css={[controlStyle, css({ resize: 'vertical' })]}
            onChange={(event) => set({ body: event.target.value })}
          />
        )}
      </Field>
      <LettersLeft
        id="template-letters"
        most={longestTemplate}
        words={fields.body}
        place="in a template"
      />
      {refusal !== null && <TemplateRefusal {...refusal} now={template} />}
      <div css={buttonsStyle}>
        {template !== null && (
          <Button tone="quiet" onClick={() => (sure ? void call('DELETE') : setSure(true))}>
            {sure ? 'Delete for the whole office' : 'Delete …'}
          </Button>
        )}
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

const buttonsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[3],
});

import { contactSources } from '../../../../contract/inbox/constants';
import { personChangeLabels, personTextRules } from '../../../../contract/inbox/person-form';
import type { PersonPatch } from '../../../../contract/inbox/person-schema';
import type { Chat } from '../../../../contract/inbox/schema';
import { validateForm } from '../../../../contract/forms/rules';
import { clientLanguages } from '../../../../contract/shared/languages';
import { getRegionNames } from '../../../../contract/shared/region-facts';
import { TextField } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { descriptionListStyle, DescriptionRow } from '../../components/detail/description-list';
import { EditInPlace } from './edit-in-place';
import { usePersonChange } from './use-person-change';

type Field = Exclude<keyof PersonPatch, 'contactPoints'>;

const choices: Partial<Record<Field, Readonly<Record<string, string>>>> = {
  language: { '': 'Not known', ...Object.fromEntries(clientLanguages.map((one) => [one, one])) },
  region: getRegionNames(),
  source: { '': 'Not known', ...contactSources },
};

/** Each row with the fields that are edited together. */
const rows: readonly (readonly [label: string, ...fields: Field[]])[] = [
  ['Name', 'firstName', 'lastName'],
  ['Preferred name', 'preferredName'],
  ['Language', 'language'],
  ['Best time', 'bestTime'],
  ['Office', 'region'],
  ['Source', 'source'],
  ['Referred by', 'referredBy'],
];

/** The office's data of a person. Each value is edited where it is shown. */
export function PersonDetails({ thread }: { thread: Chat }) {
  const state = usePersonChange(thread);
  const person = { ...thread, ...state.pendingChange };
  // Until the office knows better, the answer in the latest form.
  const form = thread.messages.findLast(({ eligibility }) => eligibility !== null)?.eligibility;
  const shown = { ...person, bestTime: person.bestTime || (form?.time ?? '') };
  return (
    <dl css={descriptionListStyle}>
      {rows.map(([label, ...fields]) => {
        const values = Object.fromEntries(
          fields.map((field) => [field, shown[field] ?? '']),
        ) as Record<Field, string>;
        const texts = fields.map((field) => choices[field]?.[values[field]] ?? values[field]);
        return (
          <DescriptionRow key={label} label={label}>
            <EditInPlace
              label={label.toLowerCase()}
              text={Object.values(values).join('') === '' ? null : texts.join(' ')}
              values={values}
              check={(next) => checkFields(fields, next)}
              save={(next) => state.change(toPatch(next))}
              error={state.error}
            >
              {(field) =>
                fields.map((name) => {
                  const options = choices[name];
                  const control = { ...field(name), label: personChangeLabels[name] };
                  return options ? (
                    <SelectField key={name} {...control} choices={options} />
                  ) : (
                    <TextField key={name} {...control} autoComplete="off" />
                  );
                })
              }
            </EditInPlace>
          </DescriptionRow>
        );
      })}
    </dl>
  );
}

function checkFields(fields: readonly Field[], values: Record<Field, string>) {
  const rules = Object.entries(personTextRules).filter(([name]) => fields.includes(name as Field));
  return validateForm(Object.fromEntries(rules), values);
}

/** A choice that isn't known is null. */
function toPatch(values: Record<Field, string>): PersonPatch {
  const isChoice = (name: string) => choices[name as Field] !== undefined;
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    isChoice(name) && value === '' ? null : value,
  ]);
  return Object.fromEntries(fields) as PersonPatch;
}

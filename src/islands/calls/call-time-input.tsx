import { useEffect, useState } from 'react';
import { formatCallTime } from '../../../contract/calls/call-times';
import type { RegionId } from '../../../contract/shared/regions';
import { callApi } from '../../browser/api/api-client';
import { useTranslation } from '../../browser/hooks/use-translation';
import { controlStyle, Field } from '../../ui/fields/field';
import { ConditionalField, useControl } from '../forms/fields/inputs';
import { useFormState } from '../forms/form-context';

const name = 'callAt';

/** When the office calls: as soon as it can, or at a booked time. Without script, or if the times can't be loaded, only the former. */
export function CallTimeInput({ region }: { region: RegionId }) {
  const { language, translate } = useTranslation();
  const { isBuiltPage, errors } = useFormState();
  const control = useControl(name);
  const [loaded, setLoaded] = useState<{ region: RegionId; times: readonly string[] } | null>(null);
  const error = errors[name];
  // Also after an error, because the time was taken.
  useEffect(() => {
    if (isBuiltPage) return;
    let isCurrent = true;
    callApi('GET /call-times', { query: { region } })
      .then(({ times }) => isCurrent && setLoaded({ region, times }))
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [region, error, isBuiltPage]);
  const times = loaded?.region === region ? loaded.times : [];
  return (
    <ConditionalField field={name}>
      <Field {...control} label="When should we call?" optional={false}>
        {(props) => (
          <select {...props} name={name} css={controlStyle}>
            <option value="">{translate('As soon as you can')}</option>
            {times.map((at) => (
              <option key={at} value={at}>
                {formatCallTime(region, at, language)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ConditionalField>
  );
}

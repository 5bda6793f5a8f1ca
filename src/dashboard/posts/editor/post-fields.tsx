import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { slugOf } from '../../../../contract/jobs/form-values';
import { postLabels, type PostField, type PostValues } from '../../../../contract/posts/constants';
import { regionIds } from '../../../../contract/shared/regions';
import { space } from '../../../theme/space';
import { controlStyle, Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { regionName } from '../../components/region-name';
import { CoverField } from '../images/cover-field';
import { isMadeOf } from './generated-slug';

type PostFieldsProps = {
  values: PostValues;
  problems: Readonly<Record<string, string>>;
  /** Whether the post has an address on the site. */
  isLive: boolean;
  onValue: (field: PostField, value: string) => void;
  /** A value is on its way: it is taken as soon as it is there. */
  onComing: (field: PostField, value: Promise<string>) => void;
  /** The text, below the title. */
  children: ReactNode;
};

const regions = {
  '': 'All regions',
  ...Object.fromEntries(regionIds.map((id) => [id, regionName(id)])),
};

/** What a post is besides its text. While nothing is published, the address follows the title. */
export function PostFields(props: PostFieldsProps) {
  const { values, problems, isLive, onValue, onComing, children } = props;
  const field = (name: PostField) => ({
    id: `post-${name}`,
    label: postLabels[name],
    value: values[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onValue(name, event.target.value),
  });
  const setTitle = (title: string) => {
    if (!isLive && isMadeOf(values.title, values.slug)) onValue('slug', slugOf(title));
    onValue('title', title);
  };
  return (
    <div css={gridStyle}>
      <TextField {...field('title')} onChange={(event) => setTitle(event.target.value)} />
      {children}
      <TextField {...field('slug')} hint={`/blog/${values.slug || '…'}`} spellCheck={false} />
      <Field
        id="post-excerpt"
        label={postLabels.excerpt}
        error={problems['excerpt']}
        hint={`One or two sentences for lists and search engines: ${values.excerpt.trim().length} of 50 to 160 characters`}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={values.excerpt}
            onChange={(event) => onValue('excerpt', event.target.value.replace(/\s*\n\s*/g, ' '))}
            css={[controlStyle, { lineHeight: 1.5, resize: 'vertical' }]}
          />
        )}
      </Field>
      <TextField {...field('author')} />
      <TextField
        {...field('tags')}
        hint="With commas between them, at most 8, for example: care, paying"
      />
      <SelectField {...field('region')} choices={regions} />
      <TextField
        {...field('date')}
        type="date"
        optional
        hint="Left empty: the day of publication"
      />
      <CoverField
        cover={values.cover}
        alt={values.coverAlt}
        error={problems['cover']}
        altError={problems['coverAlt']}
        onCover={(cover) => onValue('cover', cover)}
        onUpload={(cover) => onComing('cover', cover)}
        onAlt={(alt) => onValue('coverAlt', alt)}
      />
    </div>
  );
}

const gridStyle = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});

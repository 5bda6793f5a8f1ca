import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { toSlug } from '../../../../contract/shared/text/slug';
import { postLabels, type PostField, type PostValues } from '../../../../contract/posts/constants';
import { space } from '../../../theme/tokens';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { stackStyle } from '../../components/dashboard.styles';
import { useRegionNames } from '../../hooks/use-staff';
import { CoverField } from '../images/cover-field';
import { isGeneratedSlug } from './slug';

type PostFieldsProps = {
  values: PostValues;
  errors: Readonly<Record<string, string | undefined>>;
  /** Others may have linked to the slug, so it no longer follows the title. */
  wasPublished: boolean;
  onChange: (field: PostField, value: string) => void;
  onCoverUpload: (cover: Promise<string | null>) => void;
  children: ReactNode;
};

export function PostFields(props: PostFieldsProps) {
  const { values, errors, wasPublished, onChange, onCoverUpload, children } = props;
  const field = (name: PostField) => ({
    id: `post-${name}`,
    label: postLabels[name],
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const followsTitle = !wasPublished && isGeneratedSlug(values.title, values.slug);
  const slugNote = followsTitle
    ? '. It follows the title until you publish.'
    : wasPublished
      ? '. It stays when you change the title.'
      : '';
  const setTitle = (title: string) => {
    if (followsTitle) onChange('slug', toSlug(title));
    onChange('title', title);
  };
  return (
    <div css={gridStyle}>
      <TextField {...field('title')} onChange={(event) => setTitle(event.target.value)} />
      {children}
      <TextField
        {...field('slug')}
        hint={`/blog/${values.slug || '…'}${slugNote}`}
        spellCheck={false}
      />
      <Field
        id="post-excerpt"
        label={postLabels.excerpt}
        error={errors['excerpt']}
        hint={`One or two sentences for lists and search engines: ${values.excerpt.trim().length} of 50 to 160 characters`}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={values.excerpt}
            onChange={(event) => onChange('excerpt', event.target.value.replace(/\s*\n\s*/g, ' '))}
            css={[controlStyle, { lineHeight: 1.5, resize: 'vertical' }]}
          />
        )}
      </Field>
      <TextField {...field('author')} />
      <TextField
        {...field('tags')}
        hint="Up to 8, separated with commas, for example: care, paying"
      />
      <SelectField {...field('region')} choices={{ '': 'All regions', ...useRegionNames() }} />
      <TextField
        {...field('date')}
        type="date"
        optional
        hint="Leave blank to use the publication date"
      />
      <CoverField
        cover={values.cover}
        alt={values.coverAlt}
        error={errors['cover']}
        altError={errors['coverAlt']}
        onCover={(cover) => onChange('cover', cover)}
        onUpload={onCoverUpload}
        onAlt={(alt) => onChange('coverAlt', alt)}
      />
    </div>
  );
}

const gridStyle = css(stackStyle(space[4]), { alignItems: 'start' });

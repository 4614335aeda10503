// One field of a profile: label, type and whether it is required in a row; the rest behind it.
import { TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './field-editor.module.css';
import { FIELD_TYPES, effectiveKey, type DraftField, type Problem } from './profile-draft.ts';
import { OriginFields } from './origin-fields.tsx';
import { AliasesInput, Row, type RowPlace } from './row-parts.tsx';

interface Props extends RowPlace {
  field: DraftField;
  problem: Problem | undefined;
  onChange: (field: DraftField) => void;
}

export function FieldEditor({ field, onChange, ...place }: Props) {
  const { t } = useTranslation();
  return (
    <Row
      of={field}
      unnamed={t('profiles.field.unnamed')}
      types={FIELD_TYPES}
      requiredHint={t('profiles.field.requiredHint')}
      onChange={onChange}
      {...place}
    >
      <More field={field} onChange={onChange} />
    </Row>
  );
}

function More({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  const { t } = useTranslation();
  const below = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];
  return (
    <>
      <TextInput
        label={t('profiles.field.description')}
        description={t('profiles.field.descriptionHint')}
        inputWrapperOrder={below}
        maxLength={500}
        value={field.description}
        onChange={(event) => onChange({ ...field, description: event.currentTarget.value })}
      />
      <AliasesInput value={field.aliases} onChange={(aliases) => onChange({ ...field, aliases })} />
      <TextInput
        label={t('profiles.field.key')}
        description={t('profiles.field.keyHint')}
        inputWrapperOrder={below}
        placeholder={effectiveKey(field)}
        maxLength={80}
        value={field.key}
        onChange={(event) => onChange({ ...field, key: event.currentTarget.value })}
      />
      <OriginFields of={field} onChange={onChange} />
      {field.formula !== undefined ? null : field.type === 'choice' ? (
        <TagsInput
          label={t('profiles.field.options')}
          description={t('profiles.field.optionsHint')}
          inputWrapperOrder={below}
          maxTags={100}
          value={field.options}
          onChange={(options) => onChange({ ...field, options })}
        />
      ) : (
        <TextInput
          label={t('profiles.field.pattern')}
          description={t('profiles.field.patternHint')}
          inputWrapperOrder={below}
          classNames={{ input: classes['code'] ?? '' }}
          maxLength={200}
          value={field.pattern ?? ''}
          onChange={(event) =>
            onChange({
              ...field,
              pattern: event.currentTarget.value === '' ? null : event.currentTarget.value,
            })
          }
        />
      )}
    </>
  );
}

// What is set about the model server.
import { NumberInput, Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ModelSettings } from '../../contract/model.ts';
import { SecretInput } from '../ui/secret-input.tsx';
import { VISIONS, type ModelDraft } from './model-draft.ts';

interface Props {
  form: UseFormReturnType<ModelDraft>;
  stored: ModelSettings;
}

export function ModelFields({ form, stored }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('model.url')}
        description={t('model.urlHint')}
        type="url"
        placeholder="http://localhost:11434"
        {...form.getInputProps('url')}
      />
      <TextInput
        label={t('model.name')}
        description={t('model.nameHint')}
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <SecretInput
        label={t('model.key')}
        description={t(stored.has_api_key ? 'model.keySet' : 'model.keyHint')}
        maxLength={2000}
        autoComplete="off"
        {...form.getInputProps('api_key')}
      />
      <TagsInput
        label={t('model.hosts')}
        description={t('model.hostsHint')}
        maxTags={100}
        {...form.getInputProps('allowed_hosts')}
      />
      <Numbers form={form} />
    </>
  );
}

function Numbers({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <NumberInput
        label={t('model.context')}
        description={t('model.contextHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={1024}
        max={2_000_000}
        step={1024}
        allowDecimal={false}
        {...form.getInputProps('context_tokens')}
      />
      <Select
        label={t('model.vision')}
        description={t('model.visionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={VISIONS.map((value) => ({ value, label: t(`model.visions.${value}`) }))}
        {...form.getInputProps('vision')}
      />
      <NumberInput
        label={t('model.concurrency')}
        description={t('model.concurrencyHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={1}
        max={64}
        allowDecimal={false}
        required
        {...form.getInputProps('concurrency')}
      />
    </SimpleGrid>
  );
}

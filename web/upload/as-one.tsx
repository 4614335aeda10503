// Whether the files that are chosen together are the pages of one document.
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function AsOne({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t('upload.asOne')}
      description={t('upload.asOneHint')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

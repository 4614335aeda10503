// English or Chinese, each named in itself.
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, chooseLanguage, type Language } from '../text/index.ts';

export function LanguageSwitch({ full = false }: { full?: boolean }) {
  const { t, i18n } = useTranslation();
  const data = (Object.keys(LANGUAGES) as Language[]).map((value) => ({
    value,
    label: (
      <span lang={value === 'zh' ? 'zh-CN' : 'en'}>
        {full || value === 'zh' ? (value === 'zh' && !full ? '中文' : LANGUAGES[value]) : 'EN'}
      </span>
    ),
  }));
  return (
    <SegmentedControl
      size="xs"
      fullWidth={full}
      aria-label={t('layout.language')}
      value={i18n.language}
      onChange={(value) => void chooseLanguage(value as Language)}
      data={data}
    />
  );
}

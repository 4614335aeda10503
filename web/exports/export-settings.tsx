// The export templates in the settings.
import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbFileExport, TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { ExportTemplate } from '../../contract/export-templates.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { ListPanel, ListRow } from '../ui/list-panel.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { RowTools } from '../ui/row-tools.tsx';
import { openExportDialog } from './export-dialog.tsx';
import { openTemplateDialog } from './template-form.tsx';

export function ExportSettings() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listExportTemplates'));
  return (
    <ListPanel
      title={t('exportTemplates.title')}
      text={t('exportTemplates.text')}
      add={<AddMenu />}
      count={data?.templates.length}
      error={error}
      empty={{ icon: TbFileExport, title: t('exportTemplates.none'), hint: t('exportTemplates.noneHint') }}
    >
      {data?.templates.map((template) => (
        <TemplateRow key={template.id} template={template} />
      ))}
    </ListPanel>
  );
}

function AddMenu() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...query('listReadyTemplates'), staleTime: Infinity });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<TbPlus size={15} />}>
          {t('exportTemplates.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {data?.templates.map((ready) => (
          <Menu.Item key={ready.key} onClick={() => openTemplateDialog(ready)}>
            {t(`exportTemplates.programs.${ready.key}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => openTemplateDialog(undefined)}>{t('exportTemplates.empty')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function TemplateRow({ template }: { template: ExportTemplate }) {
  const { t } = useTranslation();
  const { id, name, layout, rows, columns } = template;
  const remove = useMutation({
    mutationFn: () => call('deleteExportTemplate', { params: { id } }),
    onSuccess: async () => {
      await refresh('listExportTemplates');
      notifyDone(t('exportTemplates.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('exportTemplates.deleteTitle', { name }),
      text: t('exportTemplates.deleteText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  const facts = [
    t(`exportTemplates.layouts.${layout}`),
    `${t('exportTemplates.rows')} ${t(`exportTemplates.rowKinds.${rows}`)}`,
    t('exportTemplates.columnsCount', { count: columns.length }),
  ];
  return (
    <ListRow name={name} facts={facts.join(' · ')}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('exportTemplates.export', { name })}
        onClick={() => openExportDialog({ template_id: id })}
      >
        {t('exportTemplates.download')} …
      </Button>
      <RowTools
        edit={{ label: t('exportTemplates.edit', { name }), onClick: () => openTemplateDialog(template) }}
        remove={{ label: t('exportTemplates.delete', { name }), onClick: ask }}
      />
    </ListRow>
  );
}

// The rows of a profile's form: its fields, and the line columns beyond the four.
import { Button, Text } from '@mantine/core';
import { TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import { ColumnEditor } from './column-editor.tsx';
import { FieldEditor } from './field-editor.tsx';
import {
  newColumn,
  newField,
  problemOf,
  problemOfColumn,
  type DraftColumn,
  type DraftField,
  type ProfileDraft,
} from './profile-draft.ts';

export interface PartProps {
  draft: ProfileDraft;
  onChange: (draft: ProfileDraft) => void;
}

export function FieldsPanel({ draft, tried, onChange }: PartProps & { tried: boolean }) {
  const { t } = useTranslation();
  const { fields } = draft;
  const set = (next: DraftField[]) => onChange({ ...draft, fields: next });
  const add = <Add text={t('profiles.field.add')} onClick={() => set([...fields, newField()])} />;
  return (
    <Panel title={`${t('profiles.fields')} (${fields.length})`} aside={add} flush>
      {fields.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {t('profiles.field.none')}
        </Text>
      )}
      {fields.map((field, index) => {
        const problem = problemOf(field, fields);
        return (
          <FieldEditor
            key={field.row}
            field={field}
            problem={tried || problem === 'same' ? problem : undefined}
            first={index === 0}
            last={index === fields.length - 1}
            onChange={(next) => set(fields.with(index, next))}
            onMove={(step) => set(moved(fields, index, step))}
            onRemove={() => set(fields.toSpliced(index, 1))}
          />
        );
      })}
    </Panel>
  );
}

export function ColumnsPanel({ draft, tried, onChange }: PartProps & { tried: boolean }) {
  const { t } = useTranslation();
  const { line_columns: columns } = draft;
  const set = (next: DraftColumn[]) => onChange({ ...draft, line_columns: next });
  const add = <Add text={t('profiles.column.add')} onClick={() => set([...columns, newColumn()])} />;
  return (
    <Panel title={`${t('profiles.columns')} (${columns.length})`} aside={add} flush>
      <Text size="sm" c="dimmed" p="md">
        {t('profiles.columnsHint')}
      </Text>
      {columns.map((column, index) => {
        const problem = problemOfColumn(column, columns);
        return (
          <ColumnEditor
            key={column.row}
            column={column}
            problem={tried || problem === 'same' ? problem : undefined}
            first={index === 0}
            last={index === columns.length - 1}
            onChange={(next) => set(columns.with(index, next))}
            onMove={(step) => set(moved(columns, index, step))}
            onRemove={() => set(columns.toSpliced(index, 1))}
          />
        );
      })}
    </Panel>
  );
}

function Add({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button size="compact-sm" variant="subtle" leftSection={<TbPlus size={15} />} onClick={onClick}>
      {text}
    </Button>
  );
}

function moved<One>(all: One[], index: number, step: 1 | -1): One[] {
  const one = all[index];
  return one === undefined ? all : all.toSpliced(index, 1).toSpliced(index + step, 0, one);
}

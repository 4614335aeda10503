// What is set about a watched folder.
import { NumberInput, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChannelDraft } from './channel-draft.ts';

interface Props {
  draft: ChannelDraft;
  onChange: (draft: ChannelDraft) => void;
  root: string | null;
}

export function FolderFields({ draft, onChange, root }: Props) {
  const { t } = useTranslation();
  const { folder } = draft;
  const set = (changes: Partial<ChannelDraft['folder']>) =>
    onChange({ ...draft, folder: { ...folder, ...changes } });
  return (
    <>
      <TextInput
        label={t('intake.path')}
        description={root === null ? t('intake.noRoot') : t('intake.pathHint', { root })}
        required
        maxLength={1000}
        placeholder="scanner"
        value={folder.path}
        onChange={(event) => set({ path: event.currentTarget.value })}
      />
      <Switch
        label={t('intake.subfolders')}
        checked={folder.subfolders}
        onChange={(event) => set({ subfolders: event.currentTarget.checked })}
      />
      {folder.subfolders && (
        <Switch
          label={t('intake.placeBySubfolder')}
          description={t('intake.placeBySubfolderHint')}
          checked={folder.place_by_subfolder}
          onChange={(event) => set({ place_by_subfolder: event.currentTarget.checked })}
        />
      )}
      <NumberInput
        label={t('intake.settle')}
        description={t('intake.settleHint')}
        min={1}
        max={3600}
        clampBehavior="strict"
        allowDecimal={false}
        w={240}
        maw="100%"
        value={folder.settle_seconds}
        onChange={(value) => set({ settle_seconds: Number(value) || 1 })}
      />
      <Radio.Group
        label={t('intake.afterFile')}
        value={folder.after}
        onChange={(after) => set({ after: after === 'delete' ? 'delete' : 'move' })}
      >
        <Stack gap={6} mt={6}>
          <Radio value="move" label={t('intake.afterFiles.move')} />
          <Radio value="delete" label={t('intake.afterFiles.delete')} />
        </Stack>
      </Radio.Group>
    </>
  );
}

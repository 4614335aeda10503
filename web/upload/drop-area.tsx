// Takes files and whole folders, dropped or chosen.
import { Button, Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { TbFileUpload } from 'react-icons/tb';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './drop-area.module.css';
import { meantFiles } from './read-dropped.ts';

interface Props {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

export function DropArea({ disabled, onFiles }: Props) {
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (list: ArrayLike<File> | null) => onFiles(meantFiles(list));
  const input = (ref: typeof files, extra: { webkitdirectory?: string }) => (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      {...extra}
      onChange={(event) => {
        take(event.currentTarget.files);
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <Dropzone
      className={classes['area'] ?? ''}
      disabled={disabled}
      // The buttons choose files; the area itself is for dropping.
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      onDrop={take}
    >
      <div className={classes['content']}>
        <TbFileUpload size={34} strokeWidth={1.3} className={classes['glyph']} aria-hidden />
        <Text fw={600} mt={6}>
          {t(disabled ? 'upload.dropDisabled' : 'upload.drop')}
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {t('upload.dropHint')}
        </Text>
        <Group gap={8} mt="sm" justify="center">
          <Button size="sm" disabled={disabled} onClick={() => files.current?.click()}>
            {t('upload.browse')}
          </Button>
          <Button size="sm" variant="default" disabled={disabled} onClick={() => folder.current?.click()}>
            {t('upload.browseFolder')}
          </Button>
        </Group>
        {input(files, {})}
        {input(folder, { webkitdirectory: '' })}
      </div>
    </Dropzone>
  );
}

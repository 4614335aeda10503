// Whose documents, and which folder of them.
import { useTranslation } from 'react-i18next';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { FolderSelect } from '../contacts/folder-select.tsx';
import classes from './chat.module.css';

interface Props {
  contact_id: number | undefined;
  folder_id: number | undefined;
  onChange: (place: { contact_id: number | undefined; folder_id: number | undefined }) => void;
}

export function PlacePicker({ contact_id, folder_id, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['place']}>
      <ContactSelect
        aria-label={t('upload.contact')}
        placeholder={t('upload.contactPlaceholder')}
        value={contact_id}
        onChange={(id) => onChange({ contact_id: id, folder_id: undefined })}
      />
      <FolderSelect
        aria-label={t('upload.folder')}
        placeholder={t('upload.folder')}
        contact_id={contact_id}
        value={folder_id}
        onChange={(id) => onChange({ contact_id, folder_id: id })}
      />
    </div>
  );
}

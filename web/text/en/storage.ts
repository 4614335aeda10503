export const storage = {
  title: 'Storage',
  text: 'Originals are kept byte for byte, each content once. Beside them there are the images of pages, the text and the database.',
  freeUnknown: 'not known for this kind of storage',
  backup: 'Backup and restore',
  backupText:
    'These commands run on the server, as the user and with the settings of the service. In place of FOLDER name one that is not on the same disk.',
  commands: { backup: 'Back up', restore: 'Restore', verify: 'Verify the audit log' },
  hints: {
    backup:
      'One state of the database and all originals, beside the running service. The next backup into the same folder adds only what is new. With RECTO_BACKUP_DIR the service makes one every day by itself.',
    restore: 'Into an empty data folder. Reads everything back and compares it with the backup.',
    verify: 'Computes the chain of the log from beginning to end and says whether anything was changed.',
  },
  copy: 'Copy {{command}}',
  key: 'Keep a copy of the file secret.key (or RECTO_SECRET_KEY) apart from the backups: without it the kept passwords and keys cannot be read.',
  audit: 'The audit log',
};

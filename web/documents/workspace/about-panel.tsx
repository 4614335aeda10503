// Facts about the document; type and date can be corrected here.
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { query } from '../../api/queries.ts';
import { RetentionText } from '../../retention/retention-text.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { docTypeOptions } from '../../ui/doc-types.ts';
import { useFormat } from '../../text/format.ts';
import classes from './about-panel.module.css';
import { DateInput } from '../../ui/date-input.tsx';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';
import { shownContact, shownFolder } from '../../text/known-names.ts';

export function AboutPanel() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, profile } = useWorkspace();
  const engine = record.engine === 'builtin' ? t('workspace.builtin') : record.engine;
  return (
    <Section title={t('workspace.about')} name="about">
      <dl className={classes['facts']}>
        <Editable />
        <Fact name={t('workspace.contact')}>
          <LinkAnchor to="/contacts/$id" params={{ id: record.contact_id }} size="sm">
            {shownContact(record.contact_name)}
          </LinkAnchor>
        </Fact>
        <Fact name={t('workspace.folder')}>
          <LinkAnchor
            to="/documents"
            search={{ contact_id: record.contact_id, folder_id: record.folder_id }}
            size="sm"
          >
            {shownFolder(record.folder_name)}
          </LinkAnchor>
        </Fact>
        <Fact name={t('workspace.profile')}>
          <LinkAnchor to="/profiles/$id" params={{ id: String(record.profile_id) }} size="sm">
            {profile === undefined
              ? `#${record.profile_id}`
              : t('workspace.profileVersion', {
                  name: profile.name,
                  version: record.profile_version,
                })}
          </LinkAnchor>
          {record.profile_reason !== null && (
            <Text size="xs" c="dimmed" data-profile-reason>
              {record.profile_reason}
            </Text>
          )}
        </Fact>
        <Bundle />
        <Fact name={t('workspace.uploadedAt')}>{format.dateTime(record.created_at)}</Fact>
        <Fact name={t('workspace.changedAt')}>{format.dateTime(record.updated_at)}</Fact>
        <Fact name={t('workspace.source')}>{t(`sources.${record.source}`)}</Fact>
        <Retention />
        <Fact name={t('workspace.format')}>{formatName(record)}</Fact>
        <Fact name={t('workspace.size')}>{format.bytes(record.size_bytes)}</Fact>
        {record.language !== null && (
          <Fact name={t('workspace.language')}>{languageName(record.language, format.language)}</Fact>
        )}
        {engine !== null && <Fact name={t('workspace.engine')}>{engine}</Fact>}
        <Fact name={t('workspace.hash')}>
          <span className={classes['hash']}>
            <Text span size="xs" ff="monospace" className="truncate" title={record.sha256}>
              {record.sha256}
            </Text>
            <CopyButton text={record.sha256} label={t('workspace.copyHash')} />
          </span>
        </Fact>
      </dl>
      <CopyButton labelled text={record.doc_url} label={t('workspace.copyLink')} />
    </Section>
  );
}

function Editable() {
  const { t } = useTranslation();
  const { record, locked, saver } = useWorkspace();
  const { doc_type, doc_date } = record;
  return (
    <>
      <Fact name={t('workspace.type')}>
        <Select
          size="xs"
          aria-label={t('workspace.type')}
          readOnly={locked !== undefined}
          data={docTypeOptions(doc_type)}
          value={doc_type}
          onChange={(next) => void saver.save({ doc_type: next }, record)}
        />
      </Fact>
      <Fact name={t('workspace.date')}>
        <DateInput
          size="xs"
          label={t('workspace.date')}
          value={doc_date}
          readOnly={locked !== undefined}
          onChange={(next) => void saver.save({ doc_date: next }, record)}
        />
      </Fact>
    </>
  );
}

/** Only of documents that something keeps. */
function Retention() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { data } = useQuery(query('getRetention', { params: { id: record.id } }));
  if (data === undefined || data.state === 'free') return null;
  return (
    <Fact name={t('retention.until')}>
      <RetentionText retention={data} />
    </Fact>
  );
}

/** The file that it was part of. */
function Bundle() {
  const { t } = useTranslation();
  const { parent_id, pages } = useWorkspace().record;
  return (
    <>
      {parent_id !== null && pages !== null && (
        <Fact name={t('workspace.splitting.parent')}>
          <LinkAnchor to="/documents/$id" params={{ id: parent_id }} size="sm">
            {t('workspace.splitting.parentPages', { id: parent_id, from: pages[0], to: pages[1] })}
          </LinkAnchor>
        </Fact>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** As people call it: by the ending of the file, else by the last part of its media type. */
function formatName({ original_filename, media_type }: DocumentRecord): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(original_filename)?.[1];
  return (ending ?? media_type.replace(/^.*[/.+-]/, '')).toUpperCase();
}

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

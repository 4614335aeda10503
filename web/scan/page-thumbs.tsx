// The pages photographed so far, each a button that opens it.
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ScanPage } from './kept-scans.ts';
import { Outline } from './outline.tsx';
import { usePhoto } from './photos.ts';
import classes from './scan.module.css';

export function PageThumbs({ pages, onOpen }: { pages: ScanPage[]; onOpen: (key: string) => void }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <ol className={classes['thumbs']} aria-label={t('scan.pagesSoFar')}>
      {pages.map((page, i) => (
        <li key={page.key}>
          <UnstyledButton
            className={classes['thumb']}
            aria-label={t('scan.openPage', { number: i + 1 })}
            onClick={() => onOpen(page.key)}
          >
            <Thumb page={page} />
            <span>{i + 1}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}

function Thumb({ page }: { page: ScanPage }) {
  const address = usePhoto(page.key);
  return (
    <div className={classes['view']}>
      {address !== undefined && <img src={address} alt="" />}
      {page.sheet !== null && <Outline sheet={page.sheet} />}
    </div>
  );
}

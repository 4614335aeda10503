// All pages small, to find one and to see where one is.
import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './page-strip.module.css';
import { imageAddress, type DocumentPages } from './page-query.ts';

interface Props {
  of: DocumentPages;
  count: number;
  current: number;
  ratio: number;
  /** Pictures are fetched from now on: those one looks at come first. */
  ready: boolean;
  onGo: (page: number) => void;
}

export function PageStrip({ of, count, current, ratio, ready, onGo }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    strip.current?.children[current - 1]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={strip} className={classes['strip']} aria-label={t('pages.strip')}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <UnstyledButton
          key={number}
          className={clsx(classes['item'], number === current && classes['current'])}
          aria-label={t('pages.goTo', { number })}
          aria-current={number === current ? 'page' : undefined}
          onClick={() => onGo(number)}
        >
          <img
            src={ready ? imageAddress(of, number, 240) : undefined}
            alt=""
            loading="lazy"
            style={{ aspectRatio: String(ratio) }}
          />
          <span>{number}</span>
        </UnstyledButton>
      ))}
    </nav>
  );
}

// How sure the service is and why: the score, its reasoning, and the checks with their arithmetic, failing ones first.
import { UnstyledButton } from '@mantine/core';
import { TbCheck, TbChevronDown, TbChevronRight, TbX } from 'react-icons/tb';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Check } from '../../../contract/documents.ts';
import { bandOf } from '../../ui/confidence.tsx';
import classes from './score-panel.module.css';
import { choose, useWorkspace } from './workspace-context.ts';

export function ScorePanel() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { confidence_score: score, confidence_reasoning } = record;
  if (score === null) return null;
  const band = bandOf(score);
  return (
    <section className={classes['panel']} aria-label={t('workspace.score')}>
      <div className={classes['score']} data-band={band}>
        <strong className="tabular">{score}</strong>
        <span>{t(`confidence.${band}`)}</span>
      </div>
      <div className={classes['why']}>
        {confidence_reasoning !== null && <p>{confidence_reasoning}</p>}
        <Checks checks={record.checks} />
      </div>
    </section>
  );
}

function Checks({ checks }: { checks: Check[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const failed = checks.filter(({ passed }) => !passed);
  const passed = checks.filter(({ passed }) => passed);
  if (checks.length === 0) return null;
  const Chevron = open ? TbChevronDown : TbChevronRight;
  return (
    <>
      <ul className={classes['checks']} aria-label={t('workspace.checksFailed', { count: failed.length })}>
        {failed.map((check) => (
          <CheckLine key={check.name + check.detail} check={check} />
        ))}
      </ul>
      {passed.length > 0 && (
        <>
          <UnstyledButton
            className={classes['toggle'] ?? ''}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <TbCheck size={14} className={classes['good']} aria-hidden />
            {t('workspace.checksPassed', { count: passed.length })}
            <Chevron size={14} aria-hidden />
          </UnstyledButton>
          {open && (
            <ul className={classes['checks']}>
              {passed.map((check) => (
                <CheckLine key={check.name + check.detail} check={check} />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

/** Marks on the page what the check is about. */
function CheckLine({ check }: { check: Check }) {
  const { t } = useTranslation();
  const { selection } = useWorkspace();
  const { name, passed, detail, fields } = check;
  const Glyph = passed ? TbCheck : TbX;
  return (
    <li>
      <UnstyledButton
        className={clsx(classes['check'], !passed && classes['failed'])}
        onClick={() => choose(selection, fields)}
      >
        <Glyph size={14} aria-hidden />
        <span className="quiet">{t(passed ? 'workspace.passedMark' : 'workspace.failedMark')}: </span>
        <span>
          <span className={classes['name']}>{name}</span>
          <span className="tabular">{detail}</span>
        </span>
      </UnstyledButton>
    </li>
  );
}

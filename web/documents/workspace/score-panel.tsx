// How sure the service is and why: the score, its reasoning, what is open, and the checks that passed with their arithmetic.
import { UnstyledButton } from '@mantine/core';
import { TbCheck, TbChevronDown, TbChevronRight } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Check } from '../../../contract/checks.ts';
import { bandOf } from '../../ui/confidence.tsx';
import { BlockerList } from './blocker-list.tsx';
import { Signatures } from './signatures.tsx';
import classes from './score-panel.module.css';
import { choose, useWorkspace } from './workspace-context.ts';

export function ScorePanel() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { confidence_score: score, confidence_reasoning: reasoning, checks } = record;
  if (score === null) return null;
  const band = bandOf(score);
  return (
    <section className={classes['panel']} aria-label={t('workspace.score')}>
      <div className={classes['top']}>
        <div className={classes['score']} data-band={band}>
          <strong className="tabular">{score}</strong>
          <span>{t(`confidence.${band}`)}</span>
        </div>
        {reasoning !== null && <Why text={reasoning} />}
      </div>
      <BlockerList />
      <Signatures checks={checks} />
      <PassedChecks checks={checks.filter(({ passed, signature }) => passed && signature === null)} />
    </section>
  );
}

/** As high as the score beside it until one wants all of it: what is open is listed below anyway. */
function Why({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  return (
    <UnstyledButton
      className={classes['why'] ?? ''}
      aria-expanded={all}
      data-all={all || undefined}
      title={all ? undefined : text}
      onClick={() => setAll(!all)}
    >
      {text}
    </UnstyledButton>
  );
}

/** What fails is among the blockers. */
function PassedChecks({ checks }: { checks: Check[] }) {
  const { t } = useTranslation();
  const { selection } = useWorkspace();
  const [open, setOpen] = useState(false);
  if (checks.length === 0) return null;
  const Chevron = open ? TbChevronDown : TbChevronRight;
  return (
    <>
      <UnstyledButton className={classes['toggle'] ?? ''} aria-expanded={open} onClick={() => setOpen(!open)}>
        <TbCheck size={14} className={classes['good']} aria-hidden />
        {t('workspace.checksPassed', { count: checks.length })}
        <Chevron size={14} aria-hidden />
      </UnstyledButton>
      {open && (
        <ul className={classes['checks']}>
          {checks.map(({ name, detail, fields }) => (
            <li key={name + detail}>
              <UnstyledButton className={classes['check'] ?? ''} onClick={() => choose(selection, fields)}>
                <TbCheck size={14} aria-hidden />
                <span>
                  <span className={classes['name']}>{name}</span>
                  <span className="tabular">{detail}</span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

// Every line with its result and the arithmetic. The line that has the focus, or lies under the pointer, is shown on both sides.
import { UnstyledButton } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbArrowRight, TbHelpCircle } from 'react-icons/tb';
import type { OrderMatch, OrderMatchLine } from '../../../contract/order-match.ts';
import { InvoicedText, OrderedText, Outcome, signOf } from './order-line.tsx';
import { ResultLine } from './result-line.tsx';
import classes from './sides-list.module.css';
import { lineAt, moved, type Look } from './sides-look.ts';
import { SignMark } from './sides-sign.tsx';

interface Props {
  match: OrderMatch;
  phone: boolean;
  look: Look;
  onLook: (line: number) => void;
  onGo: (line: number) => void;
}

/** The DOM id of the button of a line, to move the focus there. */
export const buttonOfLine = (line: number): string => `order-side-${line}`;

export function SidesList({ match: { lines, orders, questions }, phone, look, onLook, onGo }: Props) {
  const { t } = useTranslation();
  // A finger cannot point at a line but by a tap, so its first one only shows the line.
  const pointed = useRef<number | undefined>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(look.line + step, 0), lines.length - 1);
    document.getElementById(buttonOfLine(next))?.focus();
  };
  return (
    <div className={classes['list']} data-phone={phone || undefined}>
      <p className={classes['hint']}>{t(phone ? 'orders.sides.touchHint' : 'orders.sides.hint')}</p>
      {questions.length > 0 && (
        <div className={classes['questions']}>
          {questions.map(({ message }) => (
            <ResultLine key={message} icon={TbHelpCircle} tone="unsure">
              {message}
            </ResultLine>
          ))}
        </div>
      )}
      {/* The buttons in it have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className={classes['lines']}
        aria-label={t('orders.match.lines')}
        onKeyDown={onKeyDown}
        onMouseMove={(event) => {
          const line = lineAt(event);
          if (line !== undefined && line !== look.line && moved(event)) onLook(line);
        }}
        onPointerDownCapture={(event) => {
          pointed.current = event.pointerType === 'touch' ? look.line : lineAt(event);
        }}
      >
        {lines.map((line, i) => (
          <Line
            key={i}
            line={line}
            index={i}
            active={i === look.line}
            several={orders.length > 1}
            onFocus={() => onLook(i)}
            // Enter is a click without a pointer.
            onClick={(clicks) => (clicks === 0 || pointed.current === i) && onGo(i)}
          />
        ))}
      </ol>
    </div>
  );
}

const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

interface LineProps {
  line: OrderMatchLine;
  index: number;
  active: boolean;
  several: boolean;
  onFocus: () => void;
  /** With the number of clicks of the pointer. */
  onClick: (clicks: number) => void;
}

function Line({ line, index, active, several, onFocus, onClick }: LineProps) {
  const { t } = useTranslation();
  const outcome = `${buttonOfLine(index)}-outcome`;
  return (
    <li className={classes['line']} data-line={index} data-active={active || undefined}>
      <UnstyledButton
        id={buttonOfLine(index)}
        className={classes['button'] ?? ''}
        tabIndex={active ? 0 : -1}
        data-autofocus={active || undefined}
        aria-current={active || undefined}
        aria-describedby={outcome}
        onFocus={onFocus}
        onClick={({ detail }) => onClick(detail)}
      >
        <span className={classes['result']} data-tone={signOf(line.result).tone}>
          <SignMark of={[line]} />
          <span>{t(`orders.results.${line.result}`)}</span>
        </span>
        <InvoicedText line={line} />
        <OrderedText line={line} several={several} />
      </UnstyledButton>
      <div id={outcome}>
        <Outcome line={line} />
      </div>
      <TbArrowRight size={15} className={classes['arrow']} aria-hidden />
    </li>
  );
}

// One line of a document compared with an order, in words: what is invoiced, what was ordered, and what that comes to.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { IconType } from 'react-icons';
import { TbAlertTriangleFilled, TbCheck, TbHelpCircle, TbLinkOff, TbSum } from 'react-icons/tb';
import type { OrderLineResult, OrderMatchLine } from '../../../contract/order-match.ts';
import { priceText } from '../../orders/price-text.ts';
import { useFormat } from '../../text/format.ts';
import classes from './order-line.module.css';
import { useWorkspace } from './workspace-context.ts';

interface Sign {
  icon: IconType;
  tone: 'good' | 'bad' | 'unsure';
}

/** The result of a line at a glance; what cannot be compared is open rather than wrong. */
export function signOf(result: OrderLineResult): Sign {
  switch (result) {
    case 'matched':
      return { icon: TbCheck, tone: 'good' };
    case 'covered':
      return { icon: TbSum, tone: 'good' };
    case 'not_ordered':
      return { icon: TbLinkOff, tone: 'bad' };
    case 'article_differs':
    case 'unit_differs':
    case 'not_compared':
      return { icon: TbHelpCircle, tone: 'unsure' };
    default:
      return { icon: TbAlertTriangleFilled, tone: 'bad' };
  }
}

/** The line as the document has it. */
export function InvoicedText({ line: { line } }: { line: OrderMatchLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { record } = useWorkspace();
  const item = line === null ? undefined : record.line_items[line];
  if (line === null || item === undefined) return <WholeText />;
  const { description, quantity, unit_price, amount } = item;
  const sum = [
    ...(quantity === null ? [] : [format.number(quantity)]),
    ...(unit_price === null ? [] : [priceText(format, unit_price)]),
  ].join(' × ');
  return (
    <span className={classes['side']}>
      <span className={classes['place']}>{t('orders.match.line', { line: line + 1 })}</span>
      <span>{description}</span>
      <span className={classes['sum']}>
        {sum}
        {amount !== null && ` =\u00a0${priceText(format, amount)}`}
      </span>
    </span>
  );
}

/** A document without lines, with the total that it is compared by. */
function WholeText() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record } = useWorkspace();
  const invoiced = record.order_match?.total?.invoiced ?? null;
  return (
    <span className={classes['side']}>
      <span>{t('orders.match.whole')}</span>
      {invoiced !== null && (
        <span className={classes['sum']}>
          {t('orders.match.beforeTax', { amount: priceText(format, invoiced) })}
        </span>
      )}
    </span>
  );
}

/** The line as it was ordered. */
export function OrderedText({ line, several }: { line: OrderMatchLine; several: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { order, order_line, description, ordered, order_price, unit } = line;
  if (order_line === null || ordered === null)
    return <span className={classes['side']}>{t('orders.match.none')}</span>;
  const place = several ? 'orders.match.orderAndLine' : 'orders.match.orderLine';
  return (
    <span className={classes['side']}>
      <span className={classes['place']}>{t(place, { order: order ?? '', line: order_line })}</span>
      <span>{description}</span>
      <span className={classes['sum']}>
        {format.number(ordered)} {unit}
        {order_price !== null && ` × ${priceText(format, order_price)}`}
      </span>
    </span>
  );
}

/** All that differs; where nothing does, what remains of the order line. */
export function Outcome({ line }: { line: OrderMatchLine }) {
  if (line.differences.length === 0) return <Rest line={line} />;
  return (
    <ul className={classes['differences']}>
      {line.differences.map(({ result, message }) => (
        <li key={result}>{message}</li>
      ))}
    </ul>
  );
}

/** What remains of the order line with this document. */
function Rest({ line }: { line: OrderMatchLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { quantity, invoiced, ordered, received, remaining, unit } = line;
  if (ordered === null || remaining === null) return null;
  const number = (value: number | null) => format.number(value ?? 0);
  const used =
    quantity === null
      ? t('orders.match.unused', {
          ordered: number(ordered),
          invoiced: number(invoiced),
          remaining: number(remaining),
        })
      : quantity < 0
        ? t('orders.match.given', { quantity: number(-quantity), invoiced: number(invoiced) })
        : t('orders.match.used', {
            ordered: number(ordered),
            invoiced: number(invoiced),
            quantity: number(quantity),
            remaining: number(remaining),
          });
  return (
    <Text size="xs" c="dimmed">
      {used} {unit}
      {received !== null && <> · {t('orders.match.received', { received: number(received) })}</>}
    </Text>
  );
}

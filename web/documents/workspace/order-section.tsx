// The orders that the document belongs to: its lines beside those of the orders, what differs, and which order may be meant.
import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  TbAlertTriangleFilled,
  TbCircleCheck,
  TbColumns2,
  TbHelpCircle,
  TbLink,
  TbLinkOff,
} from 'react-icons/tb';
import { isFitting, type OrderMatch, type OrderMatchLine } from '../../../contract/order-match.ts';
import { PageCrop } from '../../pages/page-crop.tsx';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { InvoicedText, OrderedText, Outcome } from './order-line.tsx';
import classes from './order-section.module.css';
import { ResultLine } from './result-line.tsx';
import { Section } from './section.tsx';
import { useTargets } from './use-targets.ts';
import { useWorkspace } from './workspace-context.ts';

const SIGNS = {
  matched: { icon: TbCircleCheck, tone: 'good' },
  differs: { icon: TbAlertTriangleFilled, tone: 'bad' },
  unclear: { icon: TbHelpCircle, tone: 'unsure' },
} as const;

export function OrderSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, form } = useWorkspace();
  const match = record.order_match;
  if (match === null) return null;
  return (
    <Section title={t('orders.match.title')} name="order">
      <Stack gap="xs">
        <ResultLine {...SIGNS[match.result]}>
          {t(`orders.match.${headlineOf(match)}`, {
            difference: format.number(match.total?.difference ?? 0),
          })}
          {match.credit && ` ${t('orders.match.credit')}`}
        </ResultLine>
        <Orders match={match} />
        {match.questions.length > 0 && (
          <ul className={classes['questions']}>
            {match.questions.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {match.proposals.map((proposal) => (
          <Proposal key={proposal.order_id} proposal={proposal} field={match.field} />
        ))}
        {match.lines.length > 0 && (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<TbColumns2 size={15} aria-hidden />}
              onClick={() => form.set('sides')}
            >
              {t('orders.sides.open')}
            </Button>
            <ol className={classes['lines']} aria-label={t('orders.match.lines')}>
              {match.lines.map((line, i) => (
                <Line key={i} line={line} several={match.orders.length > 1} />
              ))}
            </ol>
          </>
        )}
      </Stack>
    </Section>
  );
}

/** Of a document without lines, what is said of its total. */
function headlineOf({ result, total }: OrderMatch) {
  if (total === null || result === 'unclear') return result;
  if (result !== 'matched') return 'notCompared';
  return total.difference === 0 ? 'covered' : 'nearlyCovered';
}

function Orders({ match: { orders, by } }: { match: OrderMatch }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (orders.length === 0) return null;
  return (
    <Text size="sm">
      {orders.map(({ order_id, external_id, ordered_on }) => (
        <span key={order_id} className={classes['order']}>
          <b>{external_id}</b>
          {ordered_on !== null && <span> · {format.date(ordered_on)}</span>}
        </span>
      ))}
      {by === 'lines' && <span className={classes['quiet']}> {t('orders.match.byLines')}</span>}
    </Text>
  );
}

/** Choosing a proposal enters its number, which is undone as other values are. */
function Proposal({ proposal, field }: { proposal: OrderMatch['proposals'][number]; field: string | null }) {
  const { t } = useTranslation();
  const { record, saver, canWrite } = useWorkspace();
  const { external_id, fitting, lines } = proposal;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" className={classes['proposal'] ?? ''}>
      <div>
        <Text size="sm" fw={600}>
          {external_id}
        </Text>
        <Text size="xs" c="dimmed">
          {t('orders.match.fitting', { fitting, lines })}
        </Text>
      </div>
      {canWrite && field !== null && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('orders.match.takeOne', { number: external_id })}
          onClick={() => void saver.save({ extracted_fields: { [field]: external_id } }, record)}
        >
          {t('orders.match.take')}
        </Button>
      )}
    </Group>
  );
}

function Line({ line, several }: { line: OrderMatchLine; several: boolean }) {
  const { t } = useTranslation();
  const fits = isFitting(line.result);
  const Glyph = line.order_line === null ? TbLinkOff : TbLink;
  return (
    <li className={classes['line']} data-fits={fits}>
      <div className={classes['sides']}>
        <Invoiced line={line} />
        <Glyph size={15} className={classes['link']} aria-hidden />
        <OrderedText line={line} several={several} />
      </div>
      {!fits && <Papers line={line} />}
      <Outcome line={line} />
      <span className="quiet">{t(`orders.results.${line.result}`)}</span>
    </li>
  );
}

/** The line as the document has it; a click shows it on the page. */
function Invoiced({ line }: { line: OrderMatchLine }) {
  const { showLine } = useTargets();
  if (line.line === null) return <InvoicedText line={line} />;
  return (
    <UnstyledButton onClick={() => showLine(line)}>
      <InvoicedText line={line} />
    </UnstyledButton>
  );
}

const CROP = 40;

/** What differs as it is on paper: on the document, and on the order and the delivery notes where these stand on documents too. */
function Papers({ line }: { line: OrderMatchLine }) {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { order_document_id, order_version, order_evidence, receipts, differences } = line;
  const brought = differences.some(({ result }) => result === 'quantity_differs') ? receipts : [];
  const others = [
    { id: order_document_id, version: order_version, place: order_evidence[0], label: 'paper' as const },
    ...brought.map(({ number, document_id: id, version, evidence: [place] }) => {
      return { id, version, place, label: 'receipt' as const, number };
    }),
  ].flatMap(({ id, version, place, ...other }) =>
    id === null || version === null || place === undefined ? [] : [{ id, version, place, ...other }],
  );
  if (others.length === 0) return null;
  const column = differences[0]?.column ?? 'description';
  const [invoiced] = [column, 'description', 'amount'].flatMap(
    (one) => record.evidence[`line_items[${line.line}].${one}`] ?? [],
  );
  return (
    <div className={classes['papers']}>
      <div>
        {invoiced !== undefined && (
          <PageCrop
            of={{ document_id: record.id, version: record.version }}
            page={invoiced.page}
            box={invoiced.box}
            height={CROP}
          />
        )}
      </div>
      <div>
        {others.map(({ id, version, place: { page, box }, label, ...named }) => (
          <div key={id}>
            <PageCrop of={{ document_id: id, version }} page={page} box={box} height={CROP} />
            <LinkAnchor to="/documents/$id" params={{ id }} size="xs">
              {t(`orders.match.${label}`, { page, ...named })}
            </LinkAnchor>
          </div>
        ))}
      </div>
    </div>
  );
}

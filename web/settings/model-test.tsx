// Asks the model server what it can do and shows what was found.
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbAlertTriangle, TbCheck, TbInfoCircle, TbPlugConnected } from 'react-icons/tb';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelTestResult } from '../../contract/model.ts';
import { call } from '../api/call.ts';
import { useFormat, type Format } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import facts from './about-settings.module.css';
import type { ModelChanges } from './model-draft.ts';
import classes from './model-test.module.css';
import outer from './webhook-test.module.css';

interface Props {
  /** What is not saved yet; the test takes it into account. */
  changes: ModelChanges;
  ready: boolean;
  onChoose: (name: string) => void;
}

export function ModelTest({ changes, ready, onChoose }: Props) {
  const { t } = useTranslation();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const test = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      return call('testModel', { body: changes }, { signal: running.current.signal });
    },
  });
  const stop = () => {
    running.current?.abort();
    test.reset();
  };
  return (
    <div className={outer['test']}>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={test.isPending ? <Loader size={16} /> : <TbPlugConnected size={16} />}
          disabled={!ready || test.isPending}
          onClick={() => test.mutate()}
        >
          {t('model.test')}
        </Button>
        {test.isPending && (
          <Button variant="subtle" onClick={stop}>
            {t('model.stop')}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {t(test.isPending ? 'model.testing' : 'model.testHint')}
        </Text>
      </Group>
      {test.error !== null && <ErrorState error={test.error} />}
      {test.data !== undefined && <Result result={test.data} onChoose={onChoose} />}
    </div>
  );
}

function Result({ result, onChoose }: { result: ModelTestResult; onChoose: Props['onChoose'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ok, error, duration_ms, findings } = result;
  const time = format.milliseconds(duration_ms);
  return (
    <>
      <Alert
        color={ok ? 'green' : 'red'}
        title={ok ? t('model.good', { time }) : t('model.bad')}
        role={ok ? 'status' : 'alert'}
      >
        {error !== null && failureText(error.kind)}
        <ul className={classes['findings']}>
          {findings.map((finding) => (
            <FindingLine key={finding.code} finding={finding} format={format} />
          ))}
        </ul>
      </Alert>
      <Facts result={result} format={format} onChoose={onChoose} />
    </>
  );
}

type Finding = ModelTestResult['findings'][number];
const GLYPHS = { good: TbCheck, note: TbInfoCircle, problem: TbAlertTriangle };

function FindingLine({ finding, format }: { finding: Finding; format: Format }) {
  const { t } = useTranslation();
  const Glyph = GLYPHS[finding.level];
  return (
    <li data-level={finding.level}>
      <Glyph size={16} aria-hidden />
      <span className="quiet">{t(`model.levels.${finding.level}`)}: </span>
      <span>{sentenceOf(finding, format)}</span>
    </li>
  );
}

/** By its code; the sentence of the service where a newer one has no translation. */
function sentenceOf({ code, values, text }: Finding, format: Format): string {
  const key = `model.findings.${code}`;
  if (!i18next.exists(key)) return text;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.number(value) : value,
  ]);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the key has no type that t accepts
  return i18next.t(key as 'model.findings.reads', Object.fromEntries(written) as Record<string, string>);
}

const failureText = (kind: string): string => {
  const key = `model.failures.${kind}`;
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the key has no type that t accepts
  return i18next.exists(key) ? i18next.t(key as 'model.failures.auth') : '';
};

interface FactsProps {
  result: ModelTestResult;
  format: Format;
  onChoose: Props['onChoose'];
}

function Facts({ result, format, onChoose }: FactsProps) {
  const { t } = useTranslation();
  const { server, model, models, context, vision, schema, tokens_per_second: speed } = result;
  if (server === null) return null;
  const rows: [string, string | null][] = [
    [t('model.facts.server'), [server.kind, server.version].filter(Boolean).join(' ')],
    [t('model.facts.model'), model],
    [t('model.facts.context'), context && t('model.facts.tokens', { tokens: format.number(context.tokens) })],
    [t('model.facts.vision'), vision === null ? t('common.unknown') : t(vision ? 'common.yes' : 'common.no')],
    [t('model.facts.schema'), schema && t(`model.schemas.${schema}`)],
    [
      t('model.facts.speed'),
      speed === null ? null : t('model.facts.perSecond', { number: format.number(speed) }),
    ],
  ];
  return (
    <dl className={facts['facts']}>
      {rows.flatMap(([name, value]) =>
        value === null ? [] : [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>],
      )}
      <dt>{t('model.facts.models')}</dt>
      <dd>
        <Group gap={6}>
          {models.length === 0 && t('common.none')}
          {models.map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant={name === model ? 'light' : 'default'}
              aria-label={t('model.choose', { name })}
              onClick={() => onChoose(name)}
            >
              {name}
            </Button>
          ))}
        </Group>
      </dd>
    </dl>
  );
}

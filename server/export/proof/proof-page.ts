// The page that shows a proof.
import type { ReportLanguage } from '../../../contract/exports.ts';
import type { SigningKey } from '../../../contract/signing.ts';
import type { ValueProof } from '../../../contract/proofs.ts';
import type { Content } from '../../platform/pdf/make-pdf.ts';

const en = {
  title: 'Proof of a value',
  value: 'Value',
  document: 'Document',
  number: 'no. {id}, version {version}, {status}',
  sha256: 'SHA-256 of the original',
  place: 'Place',
  page: 'page {page}: “{text}”',
  noPlace: 'not found on a page',
  setBy: 'Set by',
  sure: 'confidence {confidence} of 100',
  entry: 'Audit log',
  entryText: 'entry {id}, {event}, {at}, by {actor_name}',
  hash: 'Hash of the entry',
  made: 'Made',
  key: 'Signed with the key',
  how: 'The signature covers every byte of this file. Check it without a network, with the public key of the instance (GET /api/signing-key) and docs/examples/verify-proof.mjs: node verify-proof.mjs FILE KEY.pem',
  sources: {
    engine: 'the engine',
    model: 'the model',
    e_invoice: 'the electronic invoice',
    learned: 'what was learned',
    person: 'a person',
    rule: 'a rule',
  } as Record<string, string>,
};

const zh: typeof en = {
  title: '数据证明',
  value: '值',
  document: '文档',
  number: '编号 {id}，版本 {version}，{status}',
  sha256: '原件 SHA-256',
  place: '位置',
  page: '第 {page} 页：“{text}”',
  noPlace: '页面上未找到',
  setBy: '来源',
  sure: '置信度 {confidence}/100',
  entry: '审计日志',
  entryText: '条目 {id}，{event}，{at}，{actor_name}',
  hash: '条目哈希',
  made: '生成时间',
  key: '签名密钥',
  how: '签名覆盖本文件的全部字节。可离线验证，只需本实例的公钥（GET /api/signing-key）和 docs/examples/verify-proof.mjs：node verify-proof.mjs FILE KEY.pem',
  sources: {
    engine: '内置引擎',
    model: '模型',
    e_invoice: '电子发票',
    learned: '学习结果',
    person: '人工',
    rule: '规则',
  },
};

const fill = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const proofTitle = (language: ReportLanguage): string => (language === 'zh' ? zh : en).title;

export function proofPage(proof: ValueProof, key: SigningKey, language: ReportLanguage): Content[] {
  const text = language === 'zh' ? zh : en;
  const { document, field, value, place, crop, set_by, audit_entry, made_at, instance } = proof;
  const who =
    set_by === null ? [] : [`${text.sources[set_by.source] ?? set_by.source} (${set_by.by})`, set_by.at];
  if (set_by !== null && set_by.confidence !== null) who.push(fill(text.sure, set_by));
  const facts: [string, string][] = [
    [field.label, field.key],
    [text.value, shown(value)],
    [text.document, `${document.filename}\n${fill(text.number, document)}\n${document.url}`],
    [text.sha256, document.sha256],
    [text.place, place === null ? text.noPlace : fill(text.page, place)],
    ...(set_by === null ? [] : [[text.setBy, who.join(', ')] as [string, string]]),
    ...(audit_entry === null
      ? []
      : ([
          [text.entry, fill(text.entryText, audit_entry)],
          [text.hash, audit_entry.hash],
        ] as [string, string][])),
    [text.made, `${made_at}, ${instance}`],
    [text.key, `${key.algorithm} ${key.key_id}`],
  ];
  return [
    { text: `${text.title}: ${field.label}`, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
    { text: shown(value), fontSize: 15, margin: [0, 0, 0, 10] },
    ...(crop === null
      ? []
      : [{ image: `data:image/png;base64,${crop}`, width: 515, margin: [0, 0, 0, 12] } as Content]),
    {
      table: {
        widths: [130, '*'],
        body: facts.map(([name, said]) => [{ text: name, color: '#666666' }, said]),
      },
      layout: 'lightHorizontalLines',
      margin: [0, 0, 0, 12],
    },
    { text: text.how, fontSize: 9, color: '#666666' },
  ];
}

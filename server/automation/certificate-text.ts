// The words of a certificate, in English and Chinese.
import type { CertificateContent } from '../../contract/automation.ts';
import type { ReportLanguage } from '../../contract/exports.ts';

type Figures = Pick<
  CertificateContent,
  'documents' | 'samples' | 'target_percent' | 'confidence' | 'bound_percent'
>;

const en = {
  title: 'Certificate of automation',
  period: 'Period',
  rule: 'Rule',
  profile: 'Profile',
  versions: 'versions',
  engines: 'Engines',
  documents: 'Documents that went without a person',
  samples: 'Held back at random and decided by people',
  errors: 'Of these corrected or rejected',
  unjudged: 'Decided by nobody, counted as wrong',
  target: 'Target: wrong at most',
  bound: (confidence: number) => `Bound at ${confidence} %: wrong at most`,
  kept: ({ target_percent, confidence, bound_percent }: Figures) =>
    `With ${confidence} % confidence, at most ${bound_percent} % of the documents were wrong in anything. The target of ${target_percent} % is kept.`,
  missed: ({ target_percent, confidence, bound_percent, samples }: Figures) =>
    `With ${confidence} % confidence, at most ${bound_percent} % of the documents were wrong in anything. ${samples} samples do not prove the target of ${target_percent} %.`,
  means:
    'Samples were drawn at random from the documents that could have gone without a person, before anybody had seen them, and reviewed by people who could not tell them from others. The bound is the exact one-sided bound of Clopper and Pearson. Each document counts once.',
  issued: 'Issued',
  audit: 'Entry of the audit log, with its hash',
  key: 'Key',
  signature: 'Signature (Ed25519) of the JSON form',
  check:
    'The last line of this file is a signature of all bytes before it. docs/examples/verify-certificate.mjs checks it, and the JSON form, against the public key of the instance (GET /api/signing-key).',
};
export type CertificateText = typeof en;

const zh: CertificateText = {
  title: '自动处理证书',
  period: '期间',
  rule: '规则',
  profile: '模板',
  versions: '版本',
  engines: '识别引擎',
  documents: '免人工处理的文档',
  samples: '随机留下并由人工判定',
  errors: '其中经更正或拒绝',
  unjudged: '无人判定（按有误计）',
  target: '目标：差错至多',
  bound: (confidence) => `置信度 ${confidence}% 的上限：差错至多`,
  kept: ({ target_percent, confidence, bound_percent }) =>
    `以 ${confidence}% 的置信度，有任何差错的文档至多占 ${bound_percent}%。目标 ${target_percent}% 已达成。`,
  missed: ({ target_percent, confidence, bound_percent, samples }) =>
    `以 ${confidence}% 的置信度，有任何差错的文档至多占 ${bound_percent}%。${samples} 份抽检尚不足以证明目标 ${target_percent}%。`,
  means:
    '抽检文档在任何人看到之前，从可免人工处理的文档中随机抽取，由审核人员照常审核，审核人员无法将其与其他文档区分。上限为 Clopper–Pearson 精确单侧上限。每份文档只计一次。',
  issued: '出具',
  audit: '审计日志条目及其哈希',
  key: '密钥',
  signature: 'JSON 形式的签名（Ed25519）',
  check:
    '本文件最后一行是对此前全部字节的签名。docs/examples/verify-certificate.mjs 可用实例公钥（GET /api/signing-key）校验本页及其 JSON 形式。',
};

export const certificateText: Record<ReportLanguage, CertificateText> = { en, zh };

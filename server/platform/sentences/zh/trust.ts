import type { Translated } from './translated.ts';

export const trust: Translated<'trust'> = {
  noCertificate: '受信任的证书 {{id}} 不存在',
  manyCertificates: '受信任的证书已有 {{most}} 个；请先删除一个',
  certificateTaken: '该证书已受信任',
  noCertificateText: '不是 X.509 证书：请选择含有一个证书的 PEM 或 DER 文件',
  severalCertificates: '含有 {{count}} 个证书：请逐个添加，使每个证书各有名称',
};

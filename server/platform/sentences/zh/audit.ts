import type { Translated } from './translated.ts';

export const audit: Translated<'audit'> = {
  checkpoint: '{{at}} 的检查点',
  givenHead: '您给出的链头',
  cutOff: '日志止于第 {{last}} 条，而{{origin}}指向第 {{entry}} 条：末尾被截去',
  signature: '{{origin}}的签名不是本服务所签',
  missing: '缺少第 {{range}} 条',
  range: '{{from}} 至 {{to}}',
  edited: '第 {{entry}} 条被改动：内容与其哈希不符',
  outOfOrder: '第 {{entry}} 条与前一条不衔接：其中一条是后来放入的',
  forged: '第 {{entry}} 条不是本服务所写：没有本服务的封印',
  other: '第 {{entry}} 条与{{origin}}所指的不同',
  headFile: '存放已签名链头的文件被改动',
  signedGone: '已签名的第 {{entry}} 条不见了或已被替换',
};

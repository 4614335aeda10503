import type { Catalogue, Translated } from '../index.ts';

export const checkDetails: Translated<Catalogue['checkDetails']> = {
  allFound: '{{count}} 个必填字段均已找到',
  missing: '未找到：{{fields}}',
  printedIn: '金额以 {{codes}} 标示',
  statedPrinted: '注明为 {{stated}}，而金额以 {{codes}} 标示',
  isAfter: '{{a}} 晚于 {{b}}',
  isNotAfter: '{{a}} 不晚于 {{b}}',
  daysAfter: '{{a}} 比 {{b}} 晚 {{days}} 天',
  holds: '全部 {{lines}} 行均相符',
  fails: '另有 {{lines}} 行不符',
  sumOf: '{{lines}} 行之和 = {{rest}}',
  discounted: '{{quantity}} x {{price}}，减去折扣 {{discount}}，得 {{amount}}',
  stated: '{{sum}}，文中为 {{stated}}，相差 {{difference}}',
  confirmed: '{{source}}：{{all}} 个值中有 {{seen}} 个也出现在页面上，没有矛盾',
  contradicted: '{{source}} 中为 {{value}}，页面上为 {{page}}',
  remainder: '{{value}}：模 97 余 1',
  noRemainder: '{{value}}：模 97 不余 1，或长度有误',
  valid: '{{value}}：有效',
  digitWrong: '{{value}}：校验位不符',
  characterWrong: '{{value}}：最后一位校验字符不符',
  capitalsStated: '大写 {{printed}}，文中为 {{stated}}',
  duplicate: '{{sender}}，编号 {{number}}，金额 {{total}}，与文档 {{id}}（{{file}}）相同',
};

export const doubts: Translated<Catalogue['doubts']> = {
  nowhere: '页面上找不到',
  pageSays: '页面上为 {{value}}',
  couldBe: '也可能是 {{value}}',
  noLabel: '旁边没有标签',
  misread: '有的字词像是识别错了',
};

export const sentences: Translated<Catalogue['sentences']> = {
  foundLinked: '{{all}} 个字段中找到 {{found}} 个，均已对应到页面位置{{items}}。',
  foundPartly: '{{all}} 个字段中找到 {{found}} 个，其中 {{placed}} 个对应到页面位置{{items}}。',
  foundNone: '{{all}} 个字段均未找到{{items}}。',
  items: '，另有 {{items}} 行明细',
  structured: '{{source}} 中有的值取自其中。',
  missingFields: '缺少：{{fields}}。',
  pleaseCheck: '请核对：{{fields}}。',
  noDoubt: '没有存疑的字段。',
  leastSure: '没有单独存疑的字段；把握最小的是 {{field}}。',
  allPassed: '全部检查通过。',
  checkFails: '“{{check}}”未通过：{{detail}}',
  checksFail: '{{failures}}。',
  separator: '；',
  moreFail: '，另有 {{more}} 项检查未通过',
  more: '，另有 {{more}} 个',
};

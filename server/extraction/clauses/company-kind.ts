// The kind of a Chinese company, known by its own wording where the label before it was not recognised.
import type { RunningText } from '../layout/running-text.ts';
import type { Clause } from './clause.ts';

/** Kinds of business entities in the register of the State Administration for Market Regulation, alone in their line. */
const KIND =
  /^(?:有限责任公司(?:分公司)?|股份有限公司(?:分公司)?|个人独资企业|(?:普通|有限|特殊普通)合伙(?:企业)?|个体工商户|农民专业合作社|全民所有制(?:企业)?|集体所有制(?:企业)?)\s*(?:[（(][\p{Script=Han}、，,（）()\s]{2,40}[)）])?$/u;

export function findCompanyKinds({ lines }: RunningText): Clause[] {
  return lines.flatMap(({ segment: { text }, at }) => {
    const value = text.trim();
    return KIND.test(value) ? [{ value, places: [{ start: at, end: at + text.length }], score: 1 }] : [];
  });
}

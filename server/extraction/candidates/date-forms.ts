// The forms in which dates are printed, as patterns; each match yields year, month and day or an ambiguous pair.
import { ERAS } from '../../lexicon/calendar.ts';

/** What a form yields; `a` and `b` stand for day and month in unknown order. */
export interface DateParts {
  year: string;
  month?: string;
  day?: string;
  a?: string;
  b?: string;
}

const MONTH = String.raw`(?<month>[A-Za-zÀ-ž]{3,12})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?`;
const YEAR4 = String.raw`(?<year>(?:19|20)\d{2})`;
const YEAR = String.raw`(?<year>(?:19|20)\d{2}|'?\d{2})`;
const CN = '[〇○零一二三四五六七八九十]';
/** Nothing that would make it part of a longer number or word; the hyphen of a period ends a date ("03/24/20-03/30/20"). */
const BEFORE = String.raw`(?<![\p{Lu}\p{Ll}\d]|\d[.,/]|(?<![/.]\d{2})(?<![/.]\d{4})-)`;
/** With four digits of year a letter before it is glued on by a recogniser ("DATE30/03/2018"). */
const GLUED = String.raw`(?<!\d|\d[.,/]|(?<=\d-)(?<![/.]\d{4}-))`;
const AFTER = String.raw`(?!\d|[/.]\d(?!\d?:\d{2})|,\d(?!\d?:)|-\d(?!\d?[/.:]\d))`;
/** A time glued to the year by a recogniser ("201813:05", "20188:13:39PM") is tolerated. */
const TIME = String.raw`\d{1,2}:\d{2}`;
const AFTER_YEAR4 = String.raw`(?=[,/-]?${TIME}|[^\d/.,\-]|[/.,](?!\d)|-(?!\d)|-\d{1,2}[/.]\d|$)`;
/** What a recogniser glues to the front of a date: the word, the number or the time before it. */
const STUCK = String.raw`(?<=\p{L}{3}|\d{5}|\d:\d{2})`;

/** What joins the beginning of a period to its end. */
export const JOINT = String.raw`(?:-|–|—|~|至|到|to|thru|through|until|bis|au|al|t\/m|a|\/)`;
const NAME = String.raw`[A-Za-zÀ-ž]{3,12}\.?`;

const form = (body: string): RegExp => new RegExp(body, 'gu');

/** Most specific first: a later form does not match where an earlier one did. */
export const DATE_FORMS: RegExp[] = [
  // 2022年08月30日, also with blanks between the parts; 2022年8月 lacks the day and is no date
  form(String.raw`(?<!\d)(?<year>\d{4})\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})(?:\s*[日号]|(?!\d))`),
  form(
    String.raw`(?<year>[〇○零一二三四五六七八九]{4})\s*年\s*(?<month>${CN}{1,3})\s*月\s*(?<day>${CN}{1,3})\s*[日号]`,
  ),
  // 民国 111 年 8 月 30 日, 令和6年5月1日: years of a republic or a reign
  form(
    String.raw`(?<era>${[...ERAS.keys()].join('|')})\s*(?<of_era>\d{1,3}|元)\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日`,
  ),
  form(
    String.raw`(?:${BEFORE}|(?<=\p{L}{3}))${YEAR4}\s?[-/.]\s?(?<month>\d{1,2})\s?[-/.]\s?(?<day>\d{1,2})(?=T\d|(?<=\d{2})-?${TIME}|[^\d/.\-]|[-/.](?!\d)|$)`,
  ),
  // A time glued to a year of two digits, which is not the year 1921: "12-01-1921:13".
  form(
    String.raw`${GLUED}(?<a>\d{1,2})(?<mark>[-/.])(?<b>\d{1,2})\k<mark>(?<year>\d{2})(?=(?:[01]\d|2[0-3]):[0-5]\d)`,
  ),
  form(
    String.raw`${GLUED}(?<a>\d{1,2})\s?(?<mark>[-/.'])\s?(?<b>\d{1,2})\s?\k<mark>\s?${YEAR4}${AFTER_YEAR4}`,
  ),
  form(String.raw`${BEFORE}(?<a>\d{1,2})(?<mark>[-/.'])(?<b>\d{1,2})\k<mark>\s?(?<year>'?\d{2})${AFTER}`),
  // "100021911/03/2018", "DATE12-01-19", "11:2612/01/2019"
  form(String.raw`${STUCK}(?<a>[0-3]\d)(?<mark>[-/])(?<b>[01]\d)\k<mark>${YEAR4}${AFTER_YEAR4}`),
  form(String.raw`${STUCK}(?<a>[0-3]\d)(?<mark>[-/])(?<b>[01]\d)\k<mark>(?<year>\d{2})${AFTER}`),
  // Printed forms leave 年月日 to the paper: "开票日期: 2022 08 30".
  form(String.raw`(?<=日\s?期\s?[:：]?\s{0,3})${YEAR4}\s+(?<month>\d{2})\s+(?<day>\d{2})(?!\d)`),
  form(
    String.raw`${BEFORE}(?<day>\d{1,2})(?<mark>[-/. ]?)(?<month>[A-Za-zÀ-ž]{3,12})\.?\k<mark>${YEAR}(?=${TIME}|(?!\d))`,
  ),
  form(
    String.raw`${BEFORE}${DAY}\s*(?:de\s+|of\s+|day\s+of\s+)?${MONTH}\s*,?\s*(?:de\s+|del\s+)?${YEAR4}(?!\d)`,
  ),
  form(String.raw`${BEFORE}${DAY}\s+${MONTH}\s*,?(?:\s+|(?='))(?<year>'?\d{2})(?![\d:.])`),
  // As programs write a moment: "Tue Oct 08 09:54:13 IST 2024" (asctime of C, with the zone in Java).
  form(
    String.raw`(?<![\p{L}])${MONTH}\s+(?<day>\d{1,2})\s+\d{1,2}:\d{2}:\d{2}\s+(?:[A-Z]{2,5}(?:[+-]\d{2}:?\d{2})?\s+)?${YEAR4}(?!\d)`,
  ),
  form(String.raw`(?<![\p{L}])${MONTH}\s*(?<day>\d{1,2})(?:st|nd|rd|th)?\s*,\s*${YEAR4}(?!\d)`),
  form(String.raw`(?<![\p{L}])${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\s+${YEAR4}(?!\d)`),
  // As tills print it: "Jan11'20".
  form(String.raw`(?<![\p{L}])${MONTH}\s?(?<day>\d{1,2})\s?['’](?<year>\d{2})(?!\d)`),
  form(String.raw`(?<![\p{L}])${MONTH}[-\s]?(?<day>\d{1,2})[-/,]\s?(?<year>(?:19|20)\d{2}|\d{2})(?!\d|:)`),
  form(
    String.raw`(?<![\p{L}\d])(?<year>20[0-4]\d)(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?![\p{L}\d])`,
  ),
  // The beginning of a period, whose year stands behind its end alone: "October 21 - November 5, 2024".
  form(
    String.raw`(?<![\p{L}])${MONTH}\s+(?<day>\d{1,2})(?=\s*${JOINT}\s*${NAME}\s+\d{1,2},?\s+${YEAR4}(?!\d))`,
  ),
  form(String.raw`${BEFORE}${DAY}\s+${MONTH}(?=\s*${JOINT}\s*\d{1,2}\.?\s+${NAME}\s+${YEAR4}(?!\d))`),
];

/**
 * Slips of recognisers: a blank inside the year ("06-05-20 18 12:43") or for a sign ("2018.05 06 12:43", "08 03 2026 19:05"), a comma ("29.07,25 14:27"), a
 * slash read as the figure one or a colon ("06/0512018"), October with a nought.
 */
export const RECOGNISED_DATE_FORMS: RegExp[] = [
  form(
    String.raw`${GLUED}(?<a>\d{1,2})\s?(?<mark>[-/.])\s?(?<b>\d{1,2})\s?\k<mark>\s?(?<year>20\s[0-4]\d)(?=\s+${TIME}|\s*$)`,
  ),
  form(String.raw`(?<!\d)(?<a>[0-3]\d)/(?<b>[01]\d)1${YEAR4}(?!\d)`),
  form(String.raw`(?<!\d)(?<a>[0-3]\d)1(?<b>[01]\d)/${YEAR4}(?!\d)`),
  form(String.raw`(?<![\d:])(?<a>[0-3]\d):(?<b>[01]\d)[/-]${YEAR4}(?!\d)`),
  form(String.raw`(?<!\d)(?<a>[0-3]\d)[/-](?<b>[01]\d):${YEAR4}(?![\d:])`),
  form(String.raw`${BEFORE}(?<day>\d{1,2})\s?-\s?${MONTH}\s?-\s?${YEAR4}(?!\d)`),
  form(String.raw`${BEFORE}(?<day>\d{1,2})(?<mark>[-/. ])(?<month>0[ck]t\p{L}{0,4})\k<mark>${YEAR}(?!\d)`),
  form(String.raw`${BEFORE}${YEAR4}[-/.](?<month>\d{2})\s(?<day>\d{2})(?=\s+${TIME}|\s*$)`),
  form(String.raw`${BEFORE}(?<a>[0-3]\d)[\s.](?<b>[01]\d)[\s.]${YEAR4}(?=\s+${TIME})`),
  form(String.raw`${BEFORE}(?<a>[0-3]\d)[.,](?<b>[01]\d)[.,](?<year>\d{2})(?=\s+${TIME})`),
  ...DATE_FORMS,
];

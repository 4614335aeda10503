// Days and times as tills print them.
import type { Random } from '../../../bench/random.ts';
import type { DateForm } from './land.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** `form` as in land.ts; names of months are those of the language, in capitals now and then. */
export function writeDate(date: Date, form: DateForm, language: string, capitals: boolean): string {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const named = date.toLocaleDateString(language, { month: 'short', timeZone: 'UTC' }).replace('.', '');
  const name = capitals ? named.toUpperCase() : named;
  return form.replaceAll(/yyyy|yy|mmm|mm|m|dd|d/g, (part) => {
    switch (part) {
      case 'yyyy':
        return String(year);
      case 'yy':
        return two(year % 100);
      case 'mmm':
        return name;
      case 'mm':
        return two(month);
      case 'm':
        return String(month);
      case 'dd':
        return two(day);
      default:
        return String(day);
    }
  });
}

export function writeTime(dice: Random): string {
  const [hour, minute] = [dice.between(7, 22), two(dice.between(0, 59))];
  const seconds = dice.chance(0.4) ? `:${two(dice.between(0, 59))}` : '';
  if (dice.chance(0.3))
    return `${two(hour > 12 ? hour - 12 : hour)}:${minute}${seconds} ${hour >= 12 ? 'PM' : 'AM'}`;
  return `${two(hour)}:${minute}${seconds}`;
}

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

import { active, boolean } from './boolean/boolean.tsx';
import { choice } from './choice/choice.tsx';
import { date, dateTime, halfMonths } from './date/date.ts';
import { image, images } from './image/image.tsx';
import { cents, decimal, integer, money, percent } from './number/number.tsx';
import { option, options } from './option/option.ts';
import { rating } from './rating/rating.tsx';
import { reference, references } from './reference/reference.ts';
import {
  address,
  email,
  iban,
  id,
  multiline,
  name,
  phone,
  shortId,
  taxNumber,
  text,
  url,
} from './text/text.ts';
import { workingTime } from './workingTime/workingTime.ts';

/**
 * Factories for the fields of a declaration: `fieldOf.money({ label: msg`Order minimum` })`. Register a new
 * field type here.
 */
export const fieldOf = {
  ...{ id, shortId },
  ...{ text, name, multiline, address, email, phone, url, taxNumber, iban },
  ...{ money, cents, percent, integer, decimal },
  ...{ date, dateTime, halfMonths },
  ...{ boolean, active },
  choice,
  ...{ option, options },
  rating,
  ...{ reference, references },
  ...{ image, images },
  workingTime,
};

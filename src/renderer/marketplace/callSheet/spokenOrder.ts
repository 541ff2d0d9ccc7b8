import { type CountryId, countries, isCountryId } from '#shared/rules/countries.ts';
import type { TextValues } from '#shared/rules/fillText.ts';
import { planOf } from '#shared/rules/orderPlan.ts';
import { orderSentence, type SpokenLanguage, type SpokenOrder } from '#shared/rules/orderSentence.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { defaultLocale, type Locale } from '#shared/screens/settingValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { durationText } from '../../resource/record/changeWords.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';
import { reasonIn } from '../order/cancelReasons.ts';
import { localeOfCountry } from '../texts/preparedTexts.ts';

const spokenLanguageOf: Readonly<Record<Locale, SpokenLanguage>> = {
  en_US: 'en',
  es_ES: 'es',
  uk_UA: 'uk',
};

/** Language of the customers of a country. */
export const customerLocale = (country: string | undefined): Locale =>
  isCountryId(country ?? '') ? localeOfCountry[country as CountryId] : defaultLocale;

const formattersIn = (country: string, locale: Locale) => {
  const timeZone = isCountryId(country) ? countries[country].timeZone : 'UTC';
  const formatters = createFormatters(languageOf({ locale }), timeZone);
  const clockAt = (now: number) => {
    const today = dayInZone(new Date(now), timeZone);
    return (instant: string): string => formatters.timeOrDay(instant, today);
  };
  return { formatters, clockAt };
};

/** Sentence about an order, with times of its country. */
export const sentenceOf = (order: Row, country: string, locale: Locale, now: number): string => {
  const { formatters, clockAt } = formattersIn(country, locale);
  return orderSentence(order as unknown as SpokenOrder, {
    language: spokenLanguageOf[locale],
    now,
    clock: clockAt(now),
    money: formatters.money,
    span: (ms) => durationText(languageOf({ locale }), ms),
  });
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

interface TextValueOptions {
  name: string;
  /** `null`: the customer has no order to write about. */
  order: Row | null;
  country: string;
  locale: Locale;
  now: number;
}

/** Values for the placeholders of texts to customers. */
export const textValuesOf = ({ name, order, country, locale, now }: TextValueOptions): TextValues => {
  if (!order) return { name };
  const { formatters, clockAt } = formattersIn(country, locale);
  const { orderTotal, totalRefund } = order;
  const plan = planOf(order as unknown as SpokenOrder);
  return {
    name,
    order: shortIdOf(order.id),
    establishment: textOf(order.establishmentName),
    total: typeof orderTotal === 'number' ? formatters.money(orderTotal) : '',
    refund: typeof totalRefund === 'number' && totalRefund > 0 ? formatters.money(totalRefund) : '',
    reason: reasonIn(locale, textOf(order.cancellationReason)),
    // A time that has passed already is left to the author.
    expected: plan && plan.dropOff > now ? clockAt(now)(new Date(plan.dropOff).toISOString()) : '',
    state: sentenceOf(order, country, locale, now),
  };
};

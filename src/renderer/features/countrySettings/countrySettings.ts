import { msg } from '@lingui/core/macro';
import { defaultCountrySettings } from '#shared/rules/countries.ts';
import { defineForm } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';

export const countrySettings = defineForm({
  entity: 'countrySettings',
  fields: {
    cancellationFee: fieldOf.money({
      label: msg`Cancellation fee`,
      required: true,
      min: 0,
      atZero: msg`You will no longer charge a cancellation fee in this country`,
    }),
    freeDeliveryOrderPrice: fieldOf.money({ label: msg`Free delivery order price`, required: true, min: 0 }),
    freeDeliveryExpirationDays: fieldOf.integer({
      label: msg`Free delivery expiration days`,
      required: true,
      min: 0,
    }),
    vat: fieldOf.percent({ label: msg`VAT`, required: true, min: 0 }),
    courierManagement: fieldOf.decimal({
      label: msg`Courier management`,
      required: true,
      min: 0,
      atZero: msg`You will no longer charge for courier management in this country`,
    }),
  },
  defaults: defaultCountrySettings,
  sections: [
    { title: msg`Fees and taxes`, fields: ['cancellationFee', 'vat', 'courierManagement'] },
    {
      title: msg`Free delivery`,
      fields: ['freeDeliveryOrderPrice', 'freeDeliveryExpirationDays'],
      isAside: true,
    },
  ],
});

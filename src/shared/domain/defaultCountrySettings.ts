/** What a country has until somebody says otherwise. */
export const defaultCountrySettings = {
  cancellationFee: 0,
  freeDeliveryOrderPrice: 0,
  freeDeliveryExpirationDays: 30,
  vat: 21,
  courierManagement: 2,
};

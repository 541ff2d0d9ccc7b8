import {
  commissionPercent,
  commissionWithVatCents,
  courierPayoutCents,
  deliveryWithVatCents,
  earningsCents,
  establishmentPayoutCents,
  type PayLine,
  shownCancellationFeeCents,
} from '#shared/rules/payouts.ts';
import type { CsvColumn } from '../resource/exportCsv.ts';

const plain = (heading: string, field: string): CsvColumn => ({
  heading,
  value: (record) => String(record[field] ?? ''),
});
const twoDecimals = (cents: number): string => (cents / 100).toFixed(2);
const amount = (heading: string, field: string): CsvColumn => ({
  heading,
  value: (record) => Number(record[field] ?? 0).toFixed(2),
});

const computed = (heading: string, value: (line: PayLine) => string): CsvColumn => ({
  heading,
  // The lines resource has exactly these columns.
  value: (record) => value(record as unknown as PayLine),
});

export const listCsvColumns = (nameField: 'name' | 'fullName'): CsvColumn[] => [
  plain('ID', 'id'),
  plain('Start date', 'startDate'),
  plain('End date', 'endDate'),
  plain(nameField === 'name' ? 'Name' : 'Full name', nameField),
  plain('Tax number', 'idNumber'),
  plain('IBAN', 'iban'),
  { heading: 'Sum', value: ({ sum }) => twoDecimals(Number(sum)) },
  plain('Created', 'createdAt'),
  plain('Updated', 'updatedAt'),
];

const start: CsvColumn[] = [plain('Completed', 'completedAt'), plain('Order ID', 'orderId')];

export const lineCsvColumns = (payeeType: 'establishment' | 'courier', vat: number): CsvColumn[] =>
  payeeType === 'courier'
    ? [
        ...start,
        amount('Delivery cost', 'courierDeliveryCost'),
        computed('Delivery cost with VAT', (line) => twoDecimals(deliveryWithVatCents(line, vat))),
        amount('Tips', 'tips'),
        computed('Payout', (line) => twoDecimals(courierPayoutCents(line, vat))),
        plain('Status', 'status'),
      ]
    : [
        ...start,
        amount('Items', 'itemsSum'),
        amount('Surcharge', 'surcharge'),
        amount('Discount', 'discountSum'),
        computed('Earnings', (line) => twoDecimals(earningsCents(line))),
        computed('Commission percent', (line) => commissionPercent(line)?.toFixed(2) ?? '-'),
        amount('Commission', 'vamvuCommission'),
        computed('Commission with VAT', (line) => twoDecimals(commissionWithVatCents(line, vat))),
        computed('Cancellation fee', (line) => twoDecimals(shownCancellationFeeCents(line))),
        computed('Payout', (line) => twoDecimals(establishmentPayoutCents(line, vat))),
        plain('Status', 'status'),
      ];

import { success } from '#shared/ipc/result.ts';
import type { StubbedMain } from './stubMain.ts';

export const requestsRoute = '/country/es/app_feedbacks';
const request = (number: number, isResponded: boolean) => ({
  id: `cr0000000000000${number}`,
  createdAt: `2026-11-1${number}T10:00:00.000Z`,
  updatedAt: `2026-11-1${number}T10:00:00.000Z`,
  customerName: `Customer ${number}`,
  email: number === 3 ? null : `customer${number}@example.com`,
  phoneNumber: '+34 600 000 000',
  reason: number === 2 ? 'carrier_pigeons' : 'payments',
  message: `Message ${number}`,
  images: number === 1 ? ['one.png', 'two.png'] : [],
  isResponded,
});
export const prepareRequests = ({ records, answer }: StubbedMain): void => {
  records.customerRequests = [request(1, false), request(2, true), request(3, false)];
  answer('utils.menu', () => success([{ name: 'app_feedbacks', path: '/country/:country/app_feedbacks' }]));
};

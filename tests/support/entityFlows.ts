import type { Locator, Page } from '@playwright/test';
import type { ApiRecord } from './apiClient.ts';

/** Entity-specific parts of the flow that every entity must support. */
export interface EntityFlow {
  title: string;
  /** `:city` is the first city, for entities of a city. */
  route: string;
  path: string;
  update: 'PUT' | 'PATCH';
  newTitle: string;
  /** Messages of an empty form when it is saved. */
  messages: readonly string[];
  /** An editable text field: its label and API name. */
  text: { label: string; name: string; typed?: (words: string) => string };
  /** Column filter with a selected option or a typed minimum; default: active records. */
  filter?: { column: string; isAmong: (record: ApiRecord) => boolean } & (
    | { option: string }
    | { least: string }
  );
  /** Text of the new record in its row and in the delete dialog. */
  created: string;
  fill: (dialog: Locator, page: Page) => Promise<void>;
  canDeleteSeveral: boolean;
}

const field = (dialog: Locator, label: string): Locator => dialog.getByLabel(label, { exact: true });
const addPicture = async (dialog: Locator): Promise<void> => {
  await dialog.locator('input[type=file]').setInputFiles('resources/icon.png');
  await dialog.getByRole('img', { name: 'Image' }).waitFor();
};

export const entityFlows: readonly EntityFlow[] = [
  {
    title: 'Administrators',
    route: '/admins',
    path: '/admins',
    update: 'PUT',
    newTitle: 'New administrator',
    messages: ['Required: First name', 'Required: Last name', 'Required: Email', 'Required: Country'],
    text: { label: 'Last name', name: 'lastName' },
    created: 'Zoe Zurbano',
    fill: async (dialog) => {
      await field(dialog, 'First name').fill('Zoe');
      await field(dialog, 'Last name').fill('Zurbano');
      await field(dialog, 'Email').fill('zoe@backoffice.example');
      await field(dialog, 'Country').selectOption('es');
    },
    canDeleteSeveral: false,
  },
  {
    title: 'Cities',
    route: '/country/es/cities',
    path: '/es/cities',
    update: 'PATCH',
    newTitle: 'New city',
    messages: ['Required: Name', 'Required: Local name'],
    text: { label: 'Local name', name: 'localName' },
    created: 'Zaragoza',
    fill: async (dialog) => {
      await field(dialog, 'Local name').fill('Zaragoza');
      await field(dialog, 'Name').fill('Atlantis');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('The map has no city with this name. Check the spelling.').first().waitFor();
      await field(dialog, 'Name').fill('Zaragoza');
    },
    canDeleteSeveral: true,
  },
  {
    title: 'Country home categories',
    route: '/country/es/home_categories',
    path: '/es/home_categories',
    update: 'PUT',
    newTitle: 'New home category',
    messages: ['Required: Name', 'Required: Kind', 'Required: List name', 'Please upload image'],
    text: { label: 'List name', name: 'listName' },
    created: 'Zumos',
    fill: async (dialog) => {
      for (const label of ['Name', 'List name', 'Top list name', 'Promotions name']) {
        await field(dialog, label).fill('Zumos');
      }
      await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('Shop');
      await addPicture(dialog);
    },
    canDeleteSeveral: true,
  },
  {
    title: 'Country top filters',
    route: '/country/es/top_filters',
    path: '/es/top_filters',
    update: 'PUT',
    newTitle: 'New top filter',
    messages: ['Required: Name', 'Required: Home category'],
    text: { label: 'Name', name: 'name' },
    created: 'Zanahorias',
    fill: async (dialog, page) => {
      await field(dialog, 'Name').fill('Zanahorias');
      await dialog.getByRole('combobox', { name: 'Home category' }).fill('Flo');
      await page.getByRole('option', { name: 'Flores' }).click();
      await addPicture(dialog);
    },
    canDeleteSeveral: true,
  },
  {
    title: 'Establishments',
    route: '/country/es/city/:city/establishments',
    path: '/es/cities/:city/establishments',
    update: 'PATCH',
    newTitle: 'New establishment',
    messages: ['Required: Name', 'Set commission before active'],
    text: { label: 'Name', name: 'name' },
    created: 'Zoco',
    fill: async (dialog) => {
      await field(dialog, 'Name').fill('Zoco');
      await dialog.getByRole('switch', { name: 'Active' }).click();
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Pls set commission!').waitFor();
      await field(dialog, 'Commission').fill('12,5');
      await field(dialog, 'Home category').selectOption({ index: 1 });
      await dialog.getByRole('group', { name: 'Top filters' }).getByRole('checkbox').first().click();
    },
    canDeleteSeveral: true,
  },
  {
    title: 'Couriers',
    route: '/country/es/city/:city/couriers',
    path: '/es/cities/:city/couriers',
    update: 'PATCH',
    newTitle: 'New courier',
    messages: ['Required: Email'],
    text: {
      label: 'Phone number',
      name: 'phoneNumber',
      typed: (words) => `+34 699 999 99${words.length}`,
    },
    filter: { column: 'Status', option: 'Blocked', isAmong: ({ status }) => status === 'blocked' },
    created: 'Zoe Zurbano',
    fill: async (dialog) => {
      await field(dialog, 'First name').fill('Zoe');
      await field(dialog, 'Last name').fill('Zurbano');
      await field(dialog, 'Email').fill('zz.zoe@couriers.example');
      await field(dialog, 'Phone number').fill('+34 699 999 999');
      await field(dialog, 'Status').selectOption('Rejected with error');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Required: Error message').waitFor();
      await field(dialog, 'Error message').fill('The passport cannot be read');
      await field(dialog, 'Vehicle').selectOption('Moto');
    },
    canDeleteSeveral: true,
  },
  {
    title: 'Customers',
    route: '/country/es/city/:city/customers',
    path: '/es/cities/:city/customers',
    update: 'PATCH',
    newTitle: 'New customer',
    messages: ['Required: Email'],
    text: {
      label: 'Email',
      name: 'email',
      typed: (words) => `${words.toLowerCase().replace(' ', '.')}@customers.example`,
    },
    filter: { column: 'Number of orders', least: '3', isAmong: ({ orders }) => Number(orders) >= 3 },
    created: 'Zoe Zurbano',
    fill: async (dialog) => {
      await field(dialog, 'First name').fill('Zoe');
      await field(dialog, 'Last name').fill('Zurbano');
      await field(dialog, 'Email').fill('zz.zoe');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Incorrect email').waitFor();
      await field(dialog, 'Email').fill('zz.zoe@customers.example');
    },
    canDeleteSeveral: true,
  },
  {
    title: 'Promotions',
    route: '/country/es/city/:city/promotions',
    path: '/es/cities/:city/promotions',
    update: 'PATCH',
    newTitle: 'New promotion',
    messages: ['Required: Name', 'Required: Establishment'],
    text: { label: 'Name', name: 'name' },
    filter: { column: 'Status', option: 'Accepted', isAmong: ({ status }) => status === 'accepted' },
    created: 'Zarzuela',
    fill: async (dialog, page) => {
      await field(dialog, 'Name').fill('Zarzuela');
      await dialog.getByRole('combobox', { name: 'Establishment' }).fill('parrilla sal');
      await page.getByRole('option', { name: 'La Parrilla Salitre' }).click();
      await field(dialog, 'Status').selectOption('Rejected with error');
      await field(dialog, 'Start date').fill('20/11/2026 10:00');
      await field(dialog, 'End date').fill('20/11/2026 09:50');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Required: Error message').waitFor();
      await field(dialog, 'Error message').fill('The picture shows something else');
      await field(dialog, 'End date').fill('20/11/2026 10:10');
    },
    canDeleteSeveral: true,
  },
];

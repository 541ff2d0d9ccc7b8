import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface MenuSection {
  /** The server's name of the section. */
  name: string;
  title: MessageDescriptor;
  icon: string;
}

/** Sections of the built-in menu, in order; empty ones are hidden. */
export const menuSections = {
  administration: { name: 'section_administration', title: msg`Administration`, icon: 'permission' },
  catalogue: { name: 'section_catalogue', title: msg`Catalog`, icon: 'ruby' },
  people: { name: 'section_people', title: msg`People`, icon: 'account' },
  orders: { name: 'section_orders', title: msg`Orders and payouts`, icon: 'money' },
  support: { name: 'section_support', title: msg`Support`, icon: 'documentation' },
} as const satisfies Record<string, MenuSection>;

export type MenuSectionName = keyof typeof menuSections;

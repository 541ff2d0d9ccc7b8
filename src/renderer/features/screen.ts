import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** One screen of the authenticated area: the frame makes a route, a title and a breadcrumb of it. */
export interface Screen {
  /**
   * The route's pattern. Scoped screens start with `/country/:country`, or `/country/:country/city/:cityId`;
   * a record's pattern is its list's plus `/:id`.
   */
  path: string;
  title: MessageDescriptor;
  load: () => Promise<{ default: ComponentType }>;
  scope: 'global' | 'country' | 'city';
}

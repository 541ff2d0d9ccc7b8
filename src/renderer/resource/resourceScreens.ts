import type { ComponentType } from 'react';
import type { Resource } from './resource.ts';
import type { ResourceRoute } from './resourceRoute.ts';

interface ResourceScreens extends ResourceRoute {
  load: () => Promise<Resource>;
}

interface ResourceScreen extends ResourceRoute {
  load: () => Promise<{ default: ComponentType }>;
}

/** The two screens that a declared entity gets: its list and its record. */
export const resourceScreens = ({ load, ...route }: ResourceScreens): ResourceScreen[] => [
  {
    ...route,
    load: async () => {
      const [{ listPage }, resource] = await Promise.all([import('./list/listPage.tsx'), load()]);
      return { default: listPage({ route, resource }) };
    },
  },
  {
    ...route,
    path: `${route.path}/:id`,
    load: async () => {
      const [{ recordPage }, resource] = await Promise.all([import('./record/recordPage.tsx'), load()]);
      return { default: recordPage({ route, resource }) };
    },
  },
];

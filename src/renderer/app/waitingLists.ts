import type { EntityName } from '../data/entityCalls.ts';
import { readyViewsOf } from '../marketplace/readyViews.ts';
import { screens } from './screens.ts';

const canWait = (entity: EntityName): boolean =>
  Object.values(readyViewsOf(entity)).some(({ waits }) => waits);

/**
 * Lists with records that can wait for an administrator, by menu name. Other menu entries get no badge and no
 * query.
 */
export const waitingLists: ReadonlyMap<string, EntityName> = new Map(
  Object.entries(screens).flatMap(([name, screen]) =>
    'resource' in screen && screen.menu && canWait(name as EntityName)
      ? [[screen.menu.name, name as EntityName] as const]
      : [],
  ),
);

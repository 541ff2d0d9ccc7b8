import type { EntityName } from '../data/entityCalls.ts';
import { readyViewsOf } from '../marketplace/readyViews.ts';
import { screens } from './screens.ts';

const canWait = (entity: EntityName): boolean =>
  Object.values(readyViewsOf(entity)).some(({ waits }) => waits);

/** The lists whose records can wait for somebody, by the name of their link: for most links nothing is drawn or asked. */
export const waitingLists: ReadonlyMap<string, EntityName> = new Map(
  Object.entries(screens).flatMap(([name, screen]) =>
    'resource' in screen && screen.menu && canWait(name as EntityName)
      ? [[screen.menu.name, name as EntityName] as const]
      : [],
  ),
);

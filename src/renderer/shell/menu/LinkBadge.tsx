import type { EntityName } from '../../data/entityCalls.ts';
import { screens } from '../../features/screens.ts';
import { readyViewsOf } from '../../marketplace/readyViews.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';

const WaitingBadge = onDemand(async () => (await import('../../features/WaitingBadge.tsx')).WaitingBadge);

const canWait = (entity: EntityName): boolean =>
  Object.values(readyViewsOf(entity)).some(({ waits }) => waits);

/** The lists whose records can wait for somebody, by the name of their link: for most links nothing is drawn or asked. */
const waitingLists = new Map<string, EntityName>(
  Object.entries(screens).flatMap(([name, screen]) =>
    'resource' in screen && screen.menu && canWait(name as EntityName)
      ? [[screen.menu.name, name as EntityName] as const]
      : [],
  ),
);

export const canHaveBadge = (name: string): boolean => waitingLists.has(name);

/** How much waits behind links of the menu. */
export const LinkBadge = ({ names, isDot = false }: { names: readonly string[]; isDot?: boolean }) => {
  const entities = names.flatMap((name) => waitingLists.get(name) ?? []);
  return entities.length > 0 && <WaitingBadge entities={entities} isDot={isDot} />;
};

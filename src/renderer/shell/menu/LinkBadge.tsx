import type { EntityName } from '../../data/entityCalls.ts';
import { screens } from '../../features/screens.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';

const WaitingBadge = onDemand(async () => (await import('../../features/WaitingBadge.tsx')).WaitingBadge);

const lists = new Map<string, EntityName>(
  Object.entries(screens).flatMap(([name, screen]) =>
    'resource' in screen && screen.menu ? [[screen.menu.name, name as EntityName] as const] : [],
  ),
);

/** How much waits behind links of the menu; nothing for most of them. */
export const LinkBadge = ({ names, isDot = false }: { names: readonly string[]; isDot?: boolean }) => {
  const entities = names.flatMap((name) => lists.get(name) ?? []);
  return entities.length > 0 && <WaitingBadge entities={entities} isDot={isDot} />;
};

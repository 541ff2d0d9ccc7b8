import { waitingLists } from '../../app/waitingLists.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';

const WaitingBadge = onDemand(async () => (await import('../../app/WaitingBadge.tsx')).WaitingBadge);

/** Number of waiting records behind menu links. */
export const LinkBadge = ({ names, isDot = false }: { names: readonly string[]; isDot?: boolean }) => {
  const entities = names.flatMap((name) => waitingLists.get(name) ?? []);
  return entities.length > 0 && <WaitingBadge entities={entities} isDot={isDot} />;
};

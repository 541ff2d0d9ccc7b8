import { CounterBadge } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { listPageOptions } from '../../data/useList.ts';
import type { MenuCount } from '../../features/menuCounts.ts';
import { screens } from '../../features/screens.ts';
import { useScopeStore } from '../../stores/page.ts';

/** What other people add is noticed after some minutes; what this app changes, at once. */
const readAgainMs = 300_000;

const counts = new Map<string, MenuCount>(
  Object.values(screens).flatMap(({ menu }) => (menu?.count ? [[menu.name, menu.count] as const] : [])),
);

const Count = ({ count: { entity, filters, label } }: { count: MenuCount }) => {
  const { i18n } = useLingui();
  const { country } = useScopeStore();
  const { data } = useQuery({
    ...listPageOptions(entity, { country }, { page: 1, size: 1, filters }),
    refetchInterval: readAgainMs,
  });
  if (!data || data.total === 0) return null;
  const text = i18n._(label(data.total));
  return (
    <CounterBadge
      count={data.total}
      overflowCount={999}
      size="small"
      role="img"
      aria-label={text}
      title={text}
    />
  );
};

/** How much waits behind a link of the menu; nothing for most of them. */
export const MenuLinkCount = ({ name }: { name: string }) => {
  const count = counts.get(name);
  return count ? <Count count={count} /> : null;
};

import { useAnnounce } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';

export interface MovedPlace {
  name: string;
  /** From zero. */
  index: number;
  count: number;
  /** Name of the entry above; empty at the top level. */
  parent?: string;
}

/** Tells screen readers the new position of a moved item: the focus stays on it, so nothing else is read. */
export const useMoveAnnouncer = (): ((place: MovedPlace) => void) => {
  const { announce } = useAnnounce();
  const { t } = useLingui();
  return ({ name, index, count, parent = '' }) => {
    const position = index + 1;
    announce(parent ? t`${name}: ${position} of ${count} in ${parent}` : t`${name}: ${position} of ${count}`);
  };
};

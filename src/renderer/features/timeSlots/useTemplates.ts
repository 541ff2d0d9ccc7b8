import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  maxTemplates,
  type SlotTemplate,
  usableTemplates,
  withTemplate,
} from '#shared/rules/slotTemplates.ts';
import { hoursInDay } from '#shared/rules/slotWeek.ts';
import { putBack, serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo } from '../../stores/undo.ts';

const storage = serverStorage(storageKeys.slotTemplates, usableTemplates);

const eveningHours = [4, 5, 6].flatMap((day) => [19, 20, 21, 22].map((hour) => day * hoursInDay + hour));

/** The built-in template and those of the user, of which one is chosen. */
export const useTemplates = (onChoose: () => void) => {
  const { t } = useLingui();
  const own = storage.usePersisted();
  const [index, setIndex] = useState(0);
  const builtIn: SlotTemplate = {
    name: t`Fri–Sun evening: high demand, multiplier at least 1.2`,
    onlyRaises: true,
    parts: [
      { at: eveningHours, values: { isDeliveryActive: true, isHighDemand: true, costMultiplier: 1.2 } },
    ],
  };
  const choose = (next: number): void => {
    setIndex(next);
    onChoose();
  };
  return {
    templates: [builtIn, ...own],
    index,
    choose,
    template: own[index - 1] ?? builtIn,
    /** Returns `false` if there are too many already. */
    add: (template: SlotTemplate): boolean => {
      const next = withTemplate(own, template);
      if (!next) return false;
      storage.write(next);
      choose(1 + next.findIndex(({ name }) => name === template.name));
      return true;
    },
    /** Only for the user's own templates. */
    remove: (): void => {
      const place = index - 1;
      const removed = own[place];
      if (!removed) return;
      const { name } = removed;
      storage.write(own.toSpliced(place, 1));
      choose(0);
      offerUndo(t`${name} deleted`, async () => {
        const restored = putBack(storage.read(), removed, place);
        if (restored.length <= maxTemplates) storage.write(restored);
        else showToast({ intent: 'warning', text: t`You cannot save more templates. Delete one first.` });
      });
    },
  };
};

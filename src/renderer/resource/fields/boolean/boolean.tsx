import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Tone } from '../../../ui/StatusDot.tsx';
import { oneOfFilter, showStatus } from '../choice/choice.tsx';
import { defineFieldType, type FieldOptions, type InputProps, type QuickSwitch } from '../fieldType.ts';
import type { BooleanOwnProps, YesNoOwnProps } from './BooleanInput.tsx';

interface BooleanOptions {
  yes?: MessageDescriptor;
  no?: MessageDescriptor;
  /** Colours of yes and no, if the flag is a status. */
  tones?: readonly [Tone, Tone];
  /** Two radio buttons instead of a switch, without an initial answer. */
  asksInWords?: boolean;
  quickSwitch?: QuickSwitch;
}

export const boolean = defineFieldType<BooleanOptions>(
  ({ yes = msg`Yes`, no = msg`No`, tones, asksInWords = false, quickSwitch = {} }) => ({
    text: (value, { i18n }) => i18n._(String(value) === 'true' ? yes : no),
    ...(tones
      ? { show: (value: unknown, text: string) => showStatus(tones[value === true ? 0 : 1], text) }
      : {}),
    ...(asksInWords ? {} : { formLayout: 'switch' }),
    exportAs: 'text',
    labels: (i18n) => ({ true: i18n._(yes), false: i18n._(no) }),
    filter: oneOfFilter([
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]),
    input: asksInWords
      ? lazyComponent<InputProps, YesNoOwnProps>(
          async () => (await import('./BooleanInput.tsx')).YesNoInput,
          { yes, no },
        )
      : lazyComponent<InputProps, BooleanOwnProps>(async () => (await import('../inputs.ts')).BooleanInput, {
          isNeutral: quickSwitch.isNeutral === true,
        }),
    initial: asksInWords ? null : false,
  }),
);

/** The `isActive` flag of most entities. */
export const active = (options: Partial<FieldOptions & BooleanOptions> = {}) =>
  boolean({
    label: msg`Active`,
    yes: msg`Active`,
    no: msg`Not active`,
    tones: ['success', 'neutral'],
    ...options,
  });

import { Combobox, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { ReferenceSource } from '../fields/referenceSource.ts';
import { referenceQuery } from '../fields/useReferenceNames.ts';

interface ReferenceInputProps extends Pick<ComponentProps<typeof Combobox>, 'disabled' | 'onBlur'> {
  source: ReferenceSource;
  scope: RecordScope;
  value: string | null;
  onChange: (id: string | null) => void;
}

const searchDelayMs = 200;

/** Chooses one record; typing searches on the server. */
export const ReferenceInput = ({ source, scope, value, onChange, ...rest }: ReferenceInputProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const search = useDebounced(typed?.trim() ?? '', searchDelayMs);
  const { data: options = [], isFetching } = useQuery(referenceQuery(source, scope, search));
  const { data: known = [] } = useQuery(referenceQuery(source, scope, ''));
  const chosen = [...options, ...known].find(({ id }) => id === value);
  return (
    <Combobox
      {...rest}
      clearable
      freeform
      placeholder={t`Type to search`}
      value={typed ?? chosen?.name ?? value ?? ''}
      selectedOptions={value === null ? [] : [value]}
      open={isOpen}
      onChange={(event) => {
        setTyped(event.target.value);
        setIsOpen(true);
      }}
      onOptionSelect={(_event, { optionValue }) => {
        setTyped(null);
        onChange(optionValue ?? null);
      }}
      onOpenChange={(_event, { open }) => {
        setIsOpen(open);
        if (!open) setTyped(null);
      }}
    >
      {options.map(({ id, name }) => (
        <Option key={id} value={id}>
          {name}
        </Option>
      ))}
      {options.length === 0 && (
        <Option key="" value="" text="" disabled>
          {isFetching ? t`Loading…` : t`Nothing found`}
        </Option>
      )}
    </Combobox>
  );
};

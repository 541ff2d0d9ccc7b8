import { type Result, success } from '#shared/ipc/result.ts';
import { isAllCities, type RecordScope } from '../../../data/entityCalls.ts';
import { queryClient, unwrap } from '../../../data/queryClient.ts';
import { type LazyComponent, lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Field, FieldOptions, FieldType, InputProps } from '../fieldType.ts';
import { reference, references } from '../reference/reference.ts';
import type { ReferenceOption, ReferenceSource } from '../reference/referenceSource.ts';
import type { OptionOwnProps } from './OptionInput.tsx';

/** Caches one answer that contains the choices of several fields, for a minute per scope. */
export const sharedAnswer =
  <Answer>(name: string, read: (scope: RecordScope) => Promise<Result<Answer>>) =>
  (scope: RecordScope): Promise<Answer> =>
    queryClient.fetchQuery({
      queryKey: ['records', name, 'answer', scope],
      queryFn: async () => unwrap(await read(scope)),
      staleTime: 60_000,
    });

interface OptionSource<Answer> extends Omit<ReferenceSource, 'search'> {
  /** Search across all cities, where each city has its own answer. */
  search?: ReferenceSource['search'];
  answer: (scope: RecordScope) => Promise<Answer>;
  options: (answer: Answer) => ReferenceOption[];
}

/** Source whose choices and labels arrive in one answer; searched locally. */
export const optionSource = <Answer>({
  answer,
  options,
  isOfCity = false,
  ...rest
}: OptionSource<Answer>): ReferenceSource => ({
  ...rest,
  isOfCity,
  search: async (scope, text, signal) => {
    if (isOfCity && isAllCities(scope)) return rest.search?.(scope, text, signal) ?? success([]);
    const wanted = text.toLocaleLowerCase();
    const all = options(await answer(scope));
    return { ok: true, data: all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) };
  },
});

interface OptionOptions extends FieldOptions {
  source: ReferenceSource;
  /** Parent field that determines the choices. Changing it clears this field. */
  within?: string;
}

interface OneOptionOptions extends OptionOptions {
  nameField?: string;
}

const chosenFrom = (
  load: Parameters<typeof lazyComponent<InputProps, OptionOwnProps>>[0],
  { source, within }: OptionOptions,
): Pick<FieldType, 'within' | 'asksValues'> & { input: LazyComponent<InputProps> } => ({
  input: lazyComponent(load, { source, within }),
  ...(within === undefined ? {} : { within, asksValues: true }),
});

/** Field type for one choice from the server. Unknown values are preserved and shown verbatim. */
export const option = (options: OneOptionOptions): Field => ({
  ...reference({ width: 112, most: 200, ...options }),
  ...chosenFrom(async () => (await import('../inputs.ts')).OptionInput, options),
});

export const options = (several: OptionOptions): Field => ({
  ...references(several),
  ...chosenFrom(async () => (await import('../inputs.ts')).OptionsInput, several),
});

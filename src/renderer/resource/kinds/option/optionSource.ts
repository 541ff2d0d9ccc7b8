import type { Result } from '#shared/ipc/result.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { queryClient, unwrap } from '../../../data/queryClient.ts';
import type { ReferenceOption, ReferenceSource } from '../reference/referenceSource.ts';

/** An answer of the server that holds the choices of several fields: asked for once in a minute and place. */
export const sharedAnswer =
  <Answer>(name: string, read: (scope: RecordScope) => Promise<Result<Answer>>) =>
  (scope: RecordScope): Promise<Answer> =>
    queryClient.fetchQuery({
      queryKey: ['records', name, 'answer', scope],
      queryFn: async () => unwrap(await read(scope)),
      staleTime: 60_000,
    });

interface OptionSource<Answer> extends Omit<ReferenceSource, 'search'> {
  answer: (scope: RecordScope) => Promise<Answer>;
  options: (answer: Answer) => ReferenceOption[];
}

/** Choices that the server gives as a whole, with their labels. */
export const optionSource = <Answer>({
  answer,
  options,
  ...rest
}: OptionSource<Answer>): ReferenceSource => ({
  ...rest,
  search: async (scope, text) => {
    const wanted = text.toLocaleLowerCase();
    const all = options(await answer(scope));
    return { ok: true, data: all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) };
  },
});

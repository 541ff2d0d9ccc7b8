import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { Field, TextContext } from '../kinds/kind.ts';
import { useReferenceNames, type WantedIds } from '../kinds/reference/useReferenceNames.ts';

/** How values of these fields are said in this window; changes only with language, zone, known names and privacy mode. */
export const useTextContext = (
  fields: readonly Field[],
  scope: RecordScope,
  wanted: WantedIds,
): TextContext => {
  const { i18n } = useLingui();
  const isPrivate = useIsPrivate();
  const nameOf = useReferenceNames(fields, scope, wanted);
  // The formatters are one object for each language, so that whatever is kept by the context is made again.
  const formatters = useFormatters();
  return useMemo(() => ({ i18n, formatters, nameOf, isPrivate }), [i18n, formatters, nameOf, isPrivate]);
};

import { commonCancellationFee } from '#shared/rules/countries.ts';
import { useRecord } from '../../data/useRecord.ts';
import type { DisplayProps } from '../../resource/fields/fieldType.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

const CountryFee = ({ scope: { country = '' } }: Pick<DisplayProps, 'scope'>) => {
  const formatters = useFormatters();
  const { record, error } = useRecord('countrySettings', { country });
  if (!record) return error ? '–' : '…';
  const setting = typeof record.cancellationFee === 'number' ? record.cancellationFee : null;
  return formatters.money(commonCancellationFee(null, setting));
};

/**
 * Default fee for establishments without their own. Queries the country only if the record does not contain
 * it.
 */
export const CommonFee = ({ value, text, scope }: DisplayProps) =>
  typeof value === 'number' ? text : <CountryFee scope={scope} />;

import { Text } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Closing } from '#shared/ipc/closingRoutes.ts';
import type { FoundList } from '#shared/rules/closing.ts';
import { groupIban } from '#shared/rules/iban.ts';
import { recordPath } from '../../paths.ts';
import { mask } from '../../resource/fields/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { findingWords, sortNames } from './closingWords.ts';
import type { ShownFinding } from './useClosing.ts';
import { useClosingStyles } from './useClosingStyles.ts';

const maxShown = 200;

interface FoundListsProps {
  country: string;
  closing: Closing;
  shown: ShownFinding;
  cityName: (city: string) => string;
  /** Address without a shown finding. */
  backTo: string;
}

/** Lists of a finding that the pay lists have no filter for. */
export const FoundLists = ({ country, closing, shown, cityName, backTo }: FoundListsProps) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const isPrivate = useIsPrivate();
  const { money } = useFormatters();
  const { finding, payeeType, city } = shown;
  const found = closing.found.filter(
    (one) => one.finding === finding && one.payeeType === payeeType && (city === '' || one.city === city),
  );
  const isMasked = isPrivate && payeeType === 'courier';
  const { label, meaning } = findingWords[finding];
  const name = i18n._(label);
  const place =
    city === '' ? i18n._(sortNames[payeeType]) : `${i18n._(sortNames[payeeType])}, ${cityName(city)}`;
  const othersText = ({ others }: FoundList): string => {
    if (others.length === 0) return '';
    if (finding === 'sameAccount') return isPrivate ? mask : others.join(', ');
    return others.map((iban) => (iban === '' ? t`none` : isPrivate ? mask : groupIban(iban))).join(', ');
  };
  const hasOthers = finding === 'sameAccount' || finding === 'otherAccount';
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.line}>
        <h2 className={styles.title}>{`${name} · ${place}`}</h2>
        <Text size={200} className={styles.muted}>
          {i18n._(meaning)}
        </Text>
        <TextLink to={{ search: backTo }}>
          <Trans>Hide</Trans>
        </TextLink>
      </div>
      {found.length === 0 ? (
        <Text>
          <Trans>None</Trans>
        </Text>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table} aria-label={name}>
            <thead>
              <tr>
                <th scope="col">{t`Payee`}</th>
                <th scope="col">{t`City`}</th>
                {hasOthers && (
                  <th scope="col">{finding === 'sameAccount' ? t`Same account as` : t`Account today`}</th>
                )}
                <th scope="col" className={styles.number}>
                  {finding === 'missing' ? t`Sum before` : t`Sum`}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, maxShown).map((one) => (
                <tr key={one.listId}>
                  <th scope="row" className={styles.wrap}>
                    <RecordLink
                      to={recordPath(`${payeeType}PayLists`, { country, city: one.city }, one.listId)}
                    >
                      {isMasked ? mask : one.payee}
                    </RecordLink>
                  </th>
                  <td>{cityName(one.city)}</td>
                  {hasOthers && <td className={styles.wrap}>{othersText(one)}</td>}
                  <td className={styles.number}>{money(one.sumCents / 100)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.length > maxShown && (
        <Text size={200}>
          <Plural value={found.length - maxShown} one="and # more" other="and # more" />
        </Text>
      )}
    </section>
  );
};

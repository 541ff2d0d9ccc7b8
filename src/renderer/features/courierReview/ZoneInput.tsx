import { Field, makeStyles, ToggleButton } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { type CityZone, readZones } from '../../marketplace/courierZones.ts';
import { listPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { failureOf, reportFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import type { UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { KeyHint } from './KeyHint.tsx';

const useStyles = makeStyles({
  /** Height of the lazily loaded input. */
  input: { minHeight: '32px' },
  zones: { display: 'flex', flexWrap: 'wrap', gap: '4px', paddingTop: '4px' },
  zone: { minWidth: 0 },
});

/** Zones with a number key. */
const maxKeys = 9;

interface ZoneKeysProps {
  zones: readonly CityZone[];
  chosen: unknown;
  onChoose: (id: string) => void;
}

const ZoneKeys = ({ zones, chosen, onChoose }: ZoneKeysProps) => {
  const styles = useStyles();
  return (
    <div className={styles.zones}>
      {zones.map(({ id, name }, index) => (
        <ToggleButton
          key={id}
          className={styles.zone}
          size="small"
          checked={chosen === id}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onChoose(id)}
        >
          {name}
          <KeyHint letter={String(index + 1)} />
        </ToggleButton>
      ))}
    </div>
  );
};

export interface ZoneInputProps {
  record: Row;
  /** Number keys choose the zone. */
  hasKeys: boolean;
  /** Undoes a saved choice. */
  onZone: (step: UndoStep) => void;
}

/**
 * Saves the zone immediately, independent of the decision: a rejected candidate keeps it. Ctrl+Z undoes it,
 * and so does Undo of the decision.
 */
export const ZoneInput = ({ record, hasKeys, onZone }: ZoneInputProps) => {
  const { resource, scope } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const [saving, setSaving] = useState<{ value: unknown } | null>(null);
  const field = resource.fields.geoZoneId;
  const { data: zones } = useQuery({
    queryKey: ['records', 'geoZones', 'answer', scope, 'review'],
    staleTime: 60_000,
    queryFn: ({ signal }) => readZones(scope, signal),
  });
  const numbered = zones?.slice(0, maxKeys) ?? [];
  const save = async (value: unknown): Promise<void> => {
    setSaving({ value });
    const rules = { entity: resource.entity, bodyFields: ['geoZoneId'] };
    const outcome = await updateRecord(rules, { scope, before: record, values: { geoZoneId: value } });
    setSaving(null);
    if (outcome.type === 'saved' && outcome.record) {
      onZone(rememberChange(resource, { scope, from: record, to: outcome.record, names: ['geoZoneId'] }));
      showToast({ intent: 'success', text: t`Saved` });
    }
    if (outcome.type === 'conflict')
      showToast({ intent: 'warning', text: t`Another user has set a different zone` });
    if (outcome.type === 'failed')
      reportFailures(listPath(resource.entity, scope), [
        failureOf(record.id, outcome.error, errorText(i18n, outcome.error)),
      ]);
  };
  const choose = (id: string): void => {
    if (saving === null && id !== record.geoZoneId) void save(id);
  };
  useDocumentKeys((event) => {
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    const zone = digit === undefined ? undefined : numbered[Number(digit) - 1];
    if (!hasKeys || !zone || !isPlainKey(event) || event.shiftKey || event.repeat) return;
    event.preventDefault();
    choose(zone.id);
  });
  if (!field?.input) return null;
  const label = i18n._(field.label);
  const chosen = saving ? saving.value : (record.geoZoneId ?? null);
  return (
    <div>
      <Field label={label}>
        {zones && zones.length > 0 && zones.length <= maxKeys ? (
          <ZoneKeys zones={numbered} chosen={chosen} onChoose={choose} />
        ) : (
          <Lazy
            of={field.input}
            given={{
              label,
              scope,
              value: chosen,
              onChange: (value: unknown) => void save(value),
              onBlur: () => undefined,
              rule: { values: {}, record, timeZone },
              aria: {},
            }}
            until={<div className={styles.input} />}
          />
        )}
      </Field>
      {zones && zones.length > maxKeys && <ZoneKeys zones={numbered} chosen={chosen} onChoose={choose} />}
    </div>
  );
};

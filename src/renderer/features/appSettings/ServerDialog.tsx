import { Button, Field, Input, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isEncryptedOrigin } from '#shared/rules/encryptedOrigin.ts';
import {
  maxServerName,
  type NamedServer,
  type ServerColor,
  serverColors,
} from '#shared/screens/settingValues.ts';
import { completeAddress } from '../../access/connectTo.ts';
import { ServerBadge } from '../../access/ServerName.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';

const useStyles = makeStyles({
  dialog: { width: '500px' },
  colors: { flexWrap: 'wrap' },
});

const colorNames: Readonly<Record<ServerColor, MessageDescriptor>> = {
  gray: msg`Gray`,
  green: msg`Green`,
  blue: msg`Blue`,
  orange: msg`Orange`,
  red: msg`Red`,
};

interface ServerDialogProps {
  server: NamedServer;
  others: readonly NamedServer[];
  onSave: (server: NamedServer) => void;
  onClose: () => void;
}

export const ServerDialog = ({ server, others, onSave, onClose }: ServerDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [name, setName] = useState(server.name);
  const [address, setAddress] = useState(server.origin);
  const [color, setColor] = useState(server.color);
  const [isChecked, setIsChecked] = useState(false);
  const origin = completeAddress(address).toLowerCase();

  const nameProblem = (): string | null => {
    if (name.trim() === '') return t`Enter a name`;
    const isTaken = others.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    return isTaken ? t`Another server has this name` : null;
  };
  const addressProblem = (): string | null => {
    if (!isEncryptedOrigin(origin) || !URL.canParse(origin))
      return t`Enter an https address such as https://api.example.com`;
    const other = others.find((one) => one.origin === origin)?.name;
    return other === undefined ? null : t`${other} has this address`;
  };
  const save = (): void => {
    setIsChecked(true);
    if (nameProblem() === null && addressProblem() === null) onSave({ name: name.trim(), origin, color });
  };

  return (
    <DialogFrame
      className={styles.dialog}
      title={server.name === '' ? t`Add server` : t`Edit server`}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button appearance="primary" type="submit">
            <Trans>Save</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Field label={t`Name`} required validationMessage={isChecked ? nameProblem() : null}>
        <Input
          data-first
          value={name}
          maxLength={maxServerName}
          onChange={(_event, { value }) => setName(value)}
        />
      </Field>
      <Field label={t`Address`} required validationMessage={isChecked ? addressProblem() : null}>
        <Input
          value={address}
          inputMode="url"
          spellCheck={false}
          placeholder="https://api.example.com"
          onChange={(_event, { value }) => setAddress(value)}
        />
      </Field>
      <Field label={t`Color`}>
        <RadioGroup
          layout="horizontal"
          className={styles.colors}
          value={color}
          onChange={(_event, { value }) => setColor(value as ServerColor)}
        >
          {serverColors.map((one) => (
            <Radio key={one} value={one} label={<ServerBadge name={i18n._(colorNames[one])} color={one} />} />
          ))}
        </RadioGroup>
      </Field>
    </DialogFrame>
  );
};

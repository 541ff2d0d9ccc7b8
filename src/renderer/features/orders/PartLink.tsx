import { Button, makeStyles } from '@fluentui/react-components';
import { PanelRight20Regular, WindowNew20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { openWindow } from '../../ui/openWindow.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  name: { minWidth: 0, marginRight: 'auto', overflowWrap: 'anywhere' },
});

interface PartLinkProps {
  path: string;
  name: string;
  /** The order's field that leads there: the window beside goes on showing what it leads to. */
  field?: string;
}

/** A link to somebody who takes part, and the two other places where it can be opened. */
export const PartLink = ({ path, name, field }: PartLinkProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  // Their names are no tooltips of ours: those would lie over the buttons of the next line.
  const button = (label: string, icon: React.JSX.Element, isBeside: boolean) => (
    <Button
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={() => void openWindow(path, isBeside, isBeside ? field : undefined)}
    />
  );
  return (
    <span className={styles.root}>
      <RecordLink to={path} className={styles.name}>
        {name}
      </RecordLink>
      {button(t`In a new window: ${name}`, <WindowNew20Regular />, false)}
      {button(t`Beside: ${name}`, <PanelRight20Regular />, true)}
    </span>
  );
};

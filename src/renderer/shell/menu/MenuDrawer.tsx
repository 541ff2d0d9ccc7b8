import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import type { CurrentScope } from '../scope/useCurrentScope.ts';
import { MenuTree } from './MenuTree.tsx';
import { useMenuEntries } from './useMenuEntries.ts';

const useStyles = makeStyles({
  root: { width: '280px' },
  body: { padding: '0 12px 16px' },
});

interface MenuDrawerProps {
  scope: CurrentScope;
  isOpen: boolean;
  onClose: () => void;
}

export const MenuDrawer = ({ scope, isOpen, onClose }: MenuDrawerProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const entries = useMenuEntries(scope);
  return (
    <OverlayDrawer
      className={styles.root}
      open={isOpen}
      onOpenChange={(_event, { open }) => open || onClose()}
      aria-label={t`Menu`}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={t`Close menu`}
              onClick={onClose}
            />
          }
        >
          {t`Menu`}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <nav aria-label={t`Main menu`}>
          <MenuTree entries={entries} pathname={scope.pathname} onFollow={onClose} />
        </nav>
      </DrawerBody>
    </OverlayDrawer>
  );
};

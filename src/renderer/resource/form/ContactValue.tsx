import { Link, makeStyles } from '@fluentui/react-components';
import type { Contact } from '#shared/ipc/shellRoutes.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { openContact } from '../../ui/openContact.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  link: { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' },
});

/** An e-mail address, a number or a website that is only shown: one click goes there, another copies it. */
export const ContactValue = ({ kind, text }: { kind: Contact['kind']; text: string }) => {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <Link
        as="button"
        // Without an address of its own, because only main opens what lies outside; to people it is one.
        role="link"
        className={styles.link}
        onClick={() => void openContact({ kind, value: text.trim() })}
      >
        {text}
      </Link>
      <CopyButton text={text} />
    </span>
  );
};
